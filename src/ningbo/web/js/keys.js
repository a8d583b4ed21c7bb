// Keys: play without a pointer. Dead while a dialog is open; a focused button keeps Enter and Space.

import { act, askToShuffle, fullWindow } from "./actions.js";
import { openDialog } from "./dialogs.js";
import { closest, nearest } from "./geometry.js";
import { listShown, moveInList } from "./list.js";
import { freeSlots, open } from "./state.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./geometry.js").Direction} Direction */

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** @type {Record<string, string>} */
const LETTERS = { u: "undo", r: "redo", h: "hint", p: "pause", "?": "help" };

/** @param {App} app */
export function listenToKeys(app) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (openDialog() || app.away || typing(event.target)) return;
    if (app.play.tower.skip()) {
      // The key that ends the build does nothing else, and never selects.
      if (event.key !== "Tab") event.preventDefault();
      return;
    }
    if (press(app, event)) event.preventDefault();
  });
}

/** @param {EventTarget | null} target */
function typing(target) {
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}

/** @param {App} app @param {KeyboardEvent} event @returns {boolean} whether the key was for the game */
function press(app, event) {
  const { key } = event;
  if (key === "Escape") return cancel(app);
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (letter in LETTERS) {
    act(app, LETTERS[letter], document.body);
    return true;
  }
  if (letter === "s") {
    askToShuffle(app);
    return true;
  }
  if (!open(app.state)) return false;
  app.guide.rest();
  if (listShown()) return key in ARROWS && moveInList(ARROWS[key]);
  if (key in ARROWS) return move(app, ARROWS[key]);
  if (key === "PageUp") return changeLayer(app, 1);
  if (key === "PageDown") return changeLayer(app, -1);
  if (letter === "n") return nextMatch(app, event.shiftKey ? -1 : 1);
  return false;
}

/** @param {App} app */
function cancel(app) {
  if (document.getElementById("app")?.classList.contains("full")) fullWindow(app, false);
  app.hand.clear();
  return true;
}

/** The slot that has focus, or -1. */
function focused() {
  const slot = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.slot;
  return slot === undefined ? -1 : Number(slot);
}

/** @param {App} app @param {number} slot @returns {true} */
function focus(app, slot) {
  const element = app.drawn.tiles[slot]?.element;
  element?.focus();
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** Focus goes from a tile that leaves to the free one closest to it. @param {App} app @param {number} slot */
export function focusClosest(app, slot) {
  const { layout } = app.state;
  const next = layout ? closest(layout.slots, slot, freeSlots(app.state)) : -1;
  if (next >= 0) focus(app, next);
}

/** @param {App} app @param {Direction} direction */
function move(app, direction) {
  const free = freeSlots(app.state);
  const from = focused();
  const slots = app.state.layout?.slots ?? [];
  const next = from < 0 ? (free[0] ?? -1) : nearest(slots, from, direction, free);
  if (next >= 0) focus(app, next);
  return true;
}

/** To the free tile closest by on the next layer that has one. @param {App} app @param {1 | -1} step */
function changeLayer(app, step) {
  const slots = app.state.layout?.slots ?? [];
  const free = freeSlots(app.state);
  const from = focused();
  if (from < 0) return move(app, "up");
  const layers = app.state.layout?.layers ?? 0;
  for (let z = slots[from][2] + step; z >= 0 && z < layers; z += step) {
    const there = free.filter((slot) => slots[slot][2] === z);
    if (there.length) return focus(app, closest(slots, from, there));
  }
  return true;
}

/** To the next free tile, in reading order, that another free one matches. @param {App} app @param {1 | -1} step */
function nextMatch(app, step) {
  const matched = [...new Set((app.state.view?.pairs ?? []).flat())].sort((a, b) => a - b);
  if (!matched.length) return true;
  const from = focused();
  const next =
    step > 0 ? matched.find((slot) => slot > from) : matched.findLast((slot) => slot < from);
  return focus(app, next ?? (step > 0 ? matched[0] : matched[matched.length - 1]));
}
