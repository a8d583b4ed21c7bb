// Status: the counts above the board, and which controls can be used now.

import { clockText, number, say } from "./words.js";

/** @typedef {import("./state.js").State} State */

/** @param {string} name @returns {HTMLElement[]} */
function stats(name) {
  return [...document.querySelectorAll(`[data-stat="${name}"]`)].map(
    (element) => /** @type {HTMLElement} */ (element),
  );
}

/** Writes a count, or hides it where the house doesn't count it. @param {string} name @param {number | null} value */
function write(name, value) {
  for (const element of stats(name)) {
    const text = value === null ? "–" : number(value);
    if (element.textContent !== text) element.textContent = text;
    const label = element.nextElementSibling;
    if (label && value !== null) label.textContent = say(`stat.${name}`, { count: value });
    const box = /** @type {HTMLElement | null} */ (element.closest("[data-shown]"));
    if (box) box.hidden = value === null;
  }
}

/** @param {State} state */
export function showStatus(state) {
  const { view } = state;
  if (!view) return;
  write("tiles", view.tiles);
  write("pairs", view.pairCount);
  write("moves", view.moves);
  write("shuffles-left", view.shufflesLeft);
  showControls(state);
}

/** @param {number} ms */
export function showTime(ms) {
  const text = clockText(ms);
  for (const element of stats("time")) if (element.textContent !== text) element.textContent = text;
}

/**
 * Controls that can't be used now say so, but keep focus and still explain when pressed.
 * @param {State} state
 */
function showControls(state) {
  const { view } = state;
  if (!view) return;
  const closed = view.phase === "won" || view.phase === "paused";
  enable("undo", view.canUndo && !closed);
  enable("redo", view.canRedo && !closed);
  enable("hint", !closed && Boolean(view.pairCount));
  enable("shuffle", !closed && view.shufflesLeft !== 0);
  enable("pause", view.phase !== "won");
  const hidden = view.trapped === true && state.house.trapped === "hide";
  const shuffle = /** @type {HTMLElement | null} */ (
    document.querySelector("#controls [data-action=shuffle]")
  );
  if (shuffle) shuffle.hidden = hidden;
  const takeBack = /** @type {HTMLElement | null} */ (
    document.querySelector("#line [data-action=takeback]")
  );
  if (takeBack) takeBack.hidden = !view.canTakeBack;
  showPause(view.phase === "paused");
}

/** @param {string} action @param {boolean} on */
function enable(action, on) {
  const button = document.querySelector(`#controls [data-action="${action}"]`);
  button?.setAttribute("aria-disabled", String(!on));
}

/** The pause button is the one to go on with, while paused. @param {boolean} paused */
function showPause(paused) {
  const button = document.querySelector("#controls [data-action=pause]");
  const label = button?.querySelector("span");
  if (label) label.textContent = say(paused ? "action.resume" : "action.pause");
  button?.querySelector("use")?.setAttribute("href", paused ? "#i-play" : "#i-pause");
}
