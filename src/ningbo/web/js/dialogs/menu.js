// Menu: everything that isn't needed at every turn.

import { show } from "../dialogs.js";
import { actionButton, h } from "../dom.js";
import { listShown } from "../list.js";
import { bandsOf } from "../offer.js";
import { coaches } from "../settings.js";
import { say } from "../words.js";

/** @typedef {import("../app.js").App} App */

/** @param {string} title @param {(Node | false)[]} buttons */
function section(title, buttons) {
  return h("section", {}, h("h3", {}, say(title)), h("div", { className: "choices" }, buttons));
}

/** @param {App} app */
export function showMenu(app) {
  const { house, view } = app.state;
  const methods = house.methods.length > 1 ? house.methods : [];
  const bands = methods.length > 0 ? bandsOf(view?.layout ?? "") : [];
  show(
    "menu",
    say("menu.title"),
    section("menu.deal", [
      actionButton("new", "new", "action.new.deal"),
      actionButton("restart", "restart"),
      actionButton("daily", "daily"),
      actionButton("code", "code"),
      actionButton("layouts", "layouts"),
      actionButton("editor", "editor"),
      actionButton("copy", "link"),
      coaches(app.settings, house) && actionButton("coach", "coach"),
    ]),
    methods.length > 0 &&
      section(
        "menu.method",
        methods.map((/** @type {string} */ method) =>
          actionButton(`new-${method}`, "", `method.${method}`),
        ),
      ),
    bands.length > 0 &&
      section(
        "menu.band",
        bands.map((band) => actionButton(`band-${band}`, "", `band.${band}`)),
      ),
    section("menu.view", [
      actionButton("larger", "larger"),
      actionButton("fit", "fit"),
      actionButton("fullwindow", "fullwindow"),
      actionButton("fullscreen", "fullscreen"),
      actionButton("list", "list", listShown() ? "action.board" : "action.list"),
    ]),
    section("menu.more", [
      actionButton("rules", "rules"),
      actionButton("stats", "stats"),
      actionButton("settings", "settings"),
      actionButton("help", "help"),
    ]),
    h(
      "p",
      { className: "small" },
      say("menu.foot", { house: say(`house.${view?.rules}`), code: view?.code }),
    ),
  );
}
