// State: the one object that says what is on the table, and the questions asked of it.

import { HOUSES } from "./offer.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Layout} Layout */

/**
 * @typedef {object} State
 * @property {View | null} view what the worker said last
 * @property {Layout | null} layout geometry of what lies there
 * @property {import("./types.js").House} house the rules of the house, as the worker tells them
 * @property {boolean} building backs lie, or faces are being turned up
 * @property {number} selected a slot, or -1
 * @property {Set<number>} going slots of pairs on their way to the worker
 * @property {number[]} hint slots shown as a hint; cleared by Escape before the view says so
 * @property {number[]} blocking slots marked as blockers of the tile just touched
 * @property {number[]} pulse slots of the pair that pulses softly for whoever waits
 */

/** @returns {State} */
export function createState() {
  return {
    view: null,
    layout: null,
    house: HOUSES[0],
    building: true,
    selected: -1,
    going: new Set(),
    hint: [],
    blocking: [],
    pulse: [],
  };
}

/** @param {State} state @returns {import("./types.js").Phase | "building"} */
export function phase(state) {
  return state.building || !state.view ? "building" : state.view.phase;
}

/** Whether faces may be seen at all. @param {State} state */
export function open(state) {
  const now = phase(state);
  return now !== "building" && now !== "paused";
}

/** @param {State} state @param {number} slot @returns {string} its face, or "" where the tile is gone or hidden */
export function faceAt(state, slot) {
  const face = state.view?.faces.slice(slot * 2, slot * 2 + 2) ?? "--";
  return face === "--" || face === "??" ? "" : face;
}

/** @param {State} state @param {number} slot */
export function inPlay(state, slot) {
  return state.view?.faces.slice(slot * 2, slot * 2 + 2) !== "--";
}

/** @param {State} state @param {number} slot */
export function isFree(state, slot) {
  return state.view?.free[slot] === "1";
}

/** @param {State} state @returns {number[]} the free slots, in reading order */
export function freeSlots(state) {
  const free = state.view?.free ?? "";
  return [...free].flatMap((mark, slot) => (mark === "1" ? [slot] : []));
}

/** @param {State} state @param {number} slot @returns {number[]} the free slots that go with it */
export function matches(state, slot) {
  const found = [];
  for (const [a, b] of state.view?.pairs ?? []) {
    if (a === slot) found.push(b);
    else if (b === slot) found.push(a);
  }
  return found;
}
