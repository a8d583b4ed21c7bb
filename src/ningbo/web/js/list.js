// List: the game without the board. The pairs that can be taken and the free tiles, as plain buttons.

import { h } from "./dom.js";
import { faceAt, freeSlots, open } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./state.js").State} State */

const list = /** @type {HTMLElement} */ (document.getElementById("list"));
const board = /** @type {HTMLElement} */ (document.getElementById("board"));

/** @returns {boolean} whether the list is shown in place of the board */
export function listShown() {
  return !list.hidden;
}

/** Shows the list, or the board again. @param {State} state @param {boolean} on */
export function showList(state, on) {
  list.hidden = !on;
  board.inert = on;
  board.classList.toggle("aside", on);
  updateList(state);
  if (on) list.querySelector("h2")?.focus();
}

/** Makes the list equal to the state; focus stays where it was, or goes to the next entry. @param {State} state */
export function updateList(state) {
  if (list.hidden) return;
  const at = [...list.querySelectorAll("button")].indexOf(
    /** @type {HTMLButtonElement} */ (document.activeElement),
  );
  list.replaceChildren(heading("h2", "list.title"), ...(open(state) ? entries(state) : []));
  if (at < 0) return;
  const buttons = list.querySelectorAll("button");
  const next = buttons[Math.min(at, buttons.length - 1)] ?? list.querySelector("h2");
  /** @type {HTMLElement | null} */ (next)?.focus();
}

/** @param {"h2" | "h3"} tag @param {string} key @param {number} [count] */
function heading(tag, key, count) {
  return h(tag, { tabIndex: -1 }, say(key, { count }));
}

/** @param {State} state @returns {HTMLElement[]} */
function entries(state) {
  const pairs = state.view?.pairs ?? [];
  const free = freeSlots(state);
  return [
    heading("h3", "list.pairs", pairs.length),
    h(
      "ul",
      {},
      pairs.map((pair) => h("li", {}, pairButton(state, pair))),
    ),
    heading("h3", "list.free", free.length),
    h(
      "ul",
      {},
      free.map((slot) => h("li", {}, tileButton(state, slot))),
    ),
  ];
}

/** @param {State} state @param {[number, number]} pair */
function pairButton(state, [a, b]) {
  const [face, other] = [faceAt(state, a), faceAt(state, b)];
  const where = { here: placeOf(state, a), there: placeOf(state, b) };
  const words =
    face === other
      ? say("list.pair", { face, ...where })
      : say("list.pair.two", { face, face_other: other, ...where });
  const hinted = state.hint.includes(a) && state.hint.includes(b);
  return h(
    "button",
    { type: "button", "data-pair": `${a}-${b}`, "data-hint": hinted ? "" : undefined },
    words,
  );
}

/** @param {State} state @param {number} slot */
function tileButton(state, slot) {
  const pressed = state.selected === slot ? "true" : undefined;
  const words = say("list.tile", { face: faceAt(state, slot), here: placeOf(state, slot) });
  return h("button", { type: "button", "data-choose": slot, "aria-pressed": pressed }, words);
}

/** Layer, row and column of a slot, counted in tiles from one. @param {State} state @param {number} slot */
function placeOf(state, slot) {
  const [x, y, z] = state.layout?.slots[slot] ?? [0, 0, 0];
  return say("list.where", { layer: z + 1, row: y / 2 + 1, column: x / 2 + 1 });
}

/** Arrows go from entry to entry. @param {import("./geometry.js").Direction} direction @returns {boolean} */
export function moveInList(direction) {
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const step = direction === "down" || direction === "right" ? 1 : -1;
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
  return true;
}
