// Update note: the quiet line above the table that offers a new version of the game.

import { h } from "./dom.js";
import { say } from "./words.js";

const note = /** @type {HTMLElement} */ (document.getElementById("note"));

/**
 * @param {() => void} accept opens the page anew with the new version
 * @param {() => void} resized the table's room has changed
 */
export function showUpdate(accept, resized) {
  const close = () => {
    note.hidden = true;
    resized();
  };
  delete note.dataset.welcome;
  note.hidden = false;
  note.replaceChildren(
    h("p", {}, say("update.ready")),
    h("button", { type: "button", onclick: accept }, say("update.accept")),
    h("button", { type: "button", onclick: close }, say("update.later")),
  );
  resized();
}
