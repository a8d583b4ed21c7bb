// Panels: the stuck panel, the picker under the board, and the veil of a paused or finished table.

import { actionButton, h, icon } from "./dom.js";
import { layoutPicture } from "./layout-picture.js";
import { layoutOf } from "./offer.js";
import { say } from "./words.js";

/** @typedef {import("./state.js").State} State */

const stuck = /** @type {HTMLElement} */ (document.getElementById("stuck"));
const picker = /** @type {HTMLElement} */ (document.getElementById("picker"));
const veil = /** @type {HTMLElement} */ (document.getElementById("veil"));

/**
 * Shows what the state calls for.
 * @param {State} state
 * @returns {boolean} whether the room of the board has changed
 */
export function showPanels(state) {
  const before = `${stuck.hidden} ${picker.hidden}`;
  showStuck(state);
  showPicker(state);
  showVeil(state);
  return before !== `${stuck.hidden} ${picker.hidden}`;
}

/** What to do when no two free tiles match. @param {State} state */
function showStuck({ view, house, building }) {
  const on = view?.phase === "stuck" && !building;
  stuck.hidden = !on;
  if (!on || !view) {
    stuck.replaceChildren();
    return;
  }
  const trapped = view.trapped === true;
  const text = trapped
    ? "stuck.trapped"
    : view.shufflesLeft === 0
      ? "stuck.none-left"
      : `stuck.${house.shuffle}`;
  const shuffle = !(trapped && house.trapped === "hide") && view.shufflesLeft !== 0;
  const kind = house.loss === "announced" ? "stuck.announced" : "stuck.title";
  const choices = [
    shuffle && actionButton("shuffle", "shuffle"),
    view.canUndo && actionButton("undo", "undo"),
    actionButton("restart", "restart"),
    actionButton("new", "new"),
  ];
  stuck.replaceChildren(
    h("div", {}, h("h2", {}, say(kind)), h("p", {}, say(text, { count: view.tiles }))),
    h("div", { className: "choices" }, choices),
  );
}

/** The layouts of a house that lays them out under its board. @param {State} state */
function showPicker({ view, house }) {
  const on = Boolean(house.picker);
  picker.hidden = !on;
  if (!on) return picker.replaceChildren();
  if (picker.dataset.house !== house.id) {
    picker.dataset.house = house.id;
    picker.replaceChildren(.../** @type {string[]} */ (house.layouts).map((id) => pick(id)));
  }
  for (const button of picker.querySelectorAll("button")) {
    button.setAttribute("aria-pressed", String(button.dataset.layout === view?.layout));
  }
}

/** @param {string} id */
function pick(id) {
  const layout = layoutOf(id);
  if (!layout) return "";
  return h(
    "button",
    { type: "button", "data-pick": id, "data-layout": id },
    layoutPicture(layout),
    h("span", {}, say(`layout.${id}`)),
    stars(layout.stars),
  );
}

/** @param {number} count @returns {HTMLElement} the stars of a layout, out of three */
export function stars(count) {
  const marks = [1, 2, 3].map((star) => icon(star <= count ? "star" : "star-line"));
  return h(
    "span",
    { className: "stars", role: "img", "aria-label": say("layouts.stars", { count }) },
    marks,
  );
}

/** What lies over a paused table, or an empty one. @param {State} state */
function showVeil({ view, building }) {
  if (veil.dataset.away !== undefined) return;
  const now = building ? "" : (view?.phase ?? "");
  veil.hidden = now !== "paused" && now !== "won";
  if (now === "paused") veil.replaceChildren(actionButton("resume", "play"));
  else if (now === "won") veil.replaceChildren(actionButton("new", "new", "action.new.deal"));
  else veil.replaceChildren();
}

/** The table has gone to another tab: says so, and offers to take it back. @param {() => void} take */
export function showAway(take) {
  veil.dataset.away = "";
  veil.hidden = false;
  const button = h(
    "button",
    { type: "button", onclick: take },
    icon("play"),
    h("span", {}, say("away.take")),
  );
  veil.replaceChildren(h("div", { className: "note" }, h("p", {}, say("away.text")), button));
}
