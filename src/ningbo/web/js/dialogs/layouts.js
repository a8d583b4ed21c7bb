// Layouts: the picker, with a drawing of each layout and what is known of it.

import { show } from "../dialogs.js";
import { h } from "../dom.js";
import { records } from "../games.js";
import { layoutPicture } from "../layout-picture.js";
import { LAYOUTS } from "../offer.js";
import { stars } from "../panels.js";
import { clockText, percent, say } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").Layout} Layout */

/** @param {App} app */
export async function showLayouts(app) {
  const { house, view } = app.state;
  const offered = LAYOUTS.filter((layout) => house.layouts.includes(layout.id));
  const { statistics = [] } = await app.play.ask({ do: "statistics", records: records(app.store) });
  const cards = offered.map((layout) => {
    const known = statistics.filter((one) => one.layout === layout.id && one.rules === house.id)[0];
    return card(layout, layout.id === view?.layout, known);
  });
  show("layouts", say("layouts.title"), h("div", { className: "cards" }, cards));
}

/**
 * @param {Layout} layout @param {boolean} here
 * @param {import("../types.js").Statistics | undefined} known
 */
function card(layout, here, known) {
  const best = known?.best
    ? say("layouts.best", { time: clockText(known.best) })
    : say(known ? "layouts.played" : "layouts.unplayed");
  return h(
    "button",
    {
      type: "button",
      className: "card",
      "data-pick": layout.id,
      "aria-current": here ? "true" : undefined,
    },
    layoutPicture(layout),
    h("strong", {}, say(`layout.${layout.id}`)),
    stars(layout.stars),
    h(
      "span",
      { className: "small" },
      say("layouts.tiles", { count: layout.count, layers: layout.layers }),
    ),
    h("span", { className: "small" }, best),
    layout.winnable &&
      h(
        "span",
        { className: "small" },
        say("layouts.winnable", { share: percent(layout.winnable.share) }),
      ),
  );
}
