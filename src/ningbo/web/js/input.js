// Input: taps and clicks, all heard in one place.

import { act, newDeal } from "./actions.js";
import { closeAll } from "./dialogs.js";
import { readOwn } from "./own.js";

/** @typedef {import("./app.js").App} App */

/** @param {App} app */
export function listen(app) {
  // A press during the build ends it; the click that follows must not select what it falls on.
  let swallow = false;
  document.addEventListener("pointerdown", (event) => {
    swallow = onTable(event.target) && app.play.tower.skip();
  });
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const pressed = event.detail > 0;
    if (swallow && pressed && onTable(target)) {
      swallow = false;
      return;
    }
    if (!pressed && onTable(target) && app.play.tower.skip()) return;
    click(app, target);
  });
}

/** @param {EventTarget | null} target */
function onTable(target) {
  return (
    target instanceof Element &&
    target.closest("#board, #table") !== null &&
    !target.closest("[data-action], #list")
  );
}

/** @param {App} app @param {Element} target */
function click(app, target) {
  const control = /** @type {HTMLElement | null} */ (
    target.closest("[data-action], [data-pick], [data-pair], [data-choose], .tile")
  );
  if (!control || app.away) return;
  const { action, pick, slot, pair, choose } = control.dataset;
  if (slot !== undefined) tapTile(app, Number(slot));
  else if (choose !== undefined) tapTile(app, Number(choose));
  else if (pair !== undefined) takePair(app, pair);
  else if (pick !== undefined) {
    pickLayout(app, pick, control.closest("#picker") !== null);
  } else if (action && control.getAttribute("aria-disabled") !== "true") act(app, action, control);
}

/** @param {App} app @param {number} slot */
function tapTile(app, slot) {
  app.guide.rest();
  app.hand.tap(slot);
}

/** @param {App} app @param {string} pair such as "12-57" */
function takePair(app, pair) {
  const [a, b] = pair.split("-").map(Number);
  app.guide.rest();
  app.hand.take(a, b);
}

/**
 * The picker under the board deals anew; a layout chosen elsewhere goes on with its unfinished game.
 * @param {App} app @param {string} id of a layout, or the key of an own one @param {boolean} anew
 */
async function pickLayout(app, id, anew) {
  closeAll();
  const layout = readOwn(app.store, id)?.code ?? id;
  if (anew || !(await app.play.resume(layout))) newDeal(app, { layout });
}
