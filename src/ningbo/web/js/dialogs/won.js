// Won: the result card, with what the house puts on it.

import { show } from "../dialogs.js";
import { actionButton, h } from "../dom.js";
import { records } from "../games.js";
import { clockText, number, say } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Statistics} Statistics */

/** @param {App} app */
export async function showWon(app) {
  const { view, house } = app.state;
  if (!view) return;
  const { statistics = [] } = await app.play.ask({ do: "statistics", records: records(app.store) });
  if (app.state.view !== view) return;
  const known = statistics.find((one) => one.rules === view.rules && one.layout === view.layout);
  const rows = /** @type {string[]} */ (house.card).flatMap((name) => row(name, view, known));
  const seal = house.card.includes("seal") && view.clean;
  const assisted = view.shown || view.assists > 0;
  show(
    "won",
    say("won.title"),
    seal && cleanSeal(known),
    h("dl", { className: "results" }, rows),
    assisted
      ? h("p", { className: "small", "data-coach": "assisted" }, say("won.assisted"))
      : best(view, known),
    h("p", { className: "code" }, view.code),
    h(
      "div",
      { className: "choices" },
      actionButton("new", "new", "action.new.deal", { className: "strong" }),
      actionButton("copy", "link"),
      actionButton("layouts", "layouts"),
      actionButton("replay", "play"),
    ),
  );
}

/** @param {Statistics | undefined} known */
function cleanSeal(known) {
  const picture = h("span", { className: "seal" });
  picture.innerHTML = '<svg aria-hidden="true"><use href="#seal-clean"/></svg>';
  const text = known?.bestClean
    ? say("won.clean.best", { time: clockText(known.bestClean) })
    : say("won.clean");
  return h("p", { className: "clean", "data-seal": "clean" }, picture, h("span", {}, text));
}

/** @param {View} view @param {Statistics | undefined} known */
function best(view, known) {
  if (known?.best === undefined || known.best === null) return null;
  const key = known.best >= view.time && known.won > 1 ? "won.best.now" : "won.best";
  return h("p", { className: "small" }, say(key, { time: clockText(known.best) }));
}

/** @param {string} name @param {View} view @param {Statistics | undefined} known */
function row(name, view, known) {
  /** @type {Record<string, string | undefined>} */
  const values = {
    time: clockText(view.time),
    moves: view.moves === null ? undefined : number(view.moves),
    hints: number(view.hints),
    undos: number(view.undos),
    shuffles: number(view.shuffles),
    pairs: number(view.faces.length / 4),
    lifetime: known ? say("won.lifetime", { won: known.won, lost: known.lost }) : undefined,
  };
  const value = values[name];
  if (value === undefined) return [];
  return [
    h("div", { "data-result": name }, h("dt", {}, say(`result.${name}`)), h("dd", {}, value)),
  ];
}
