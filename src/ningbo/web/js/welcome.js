// Welcome: at the very first start, a quiet line that names the house and offers the others.
//
// It takes its place before the first back is laid and, once play has begun, keeps it until another
// tower is built: the table never moves under a finger, and is painted once.

import { actionButton, h } from "./dom.js";
import { say } from "./words.js";

const note = /** @type {HTMLElement} */ (document.getElementById("note"));

/** @typedef {import("./app.js").App} App */

const NAME = "welcomed";

/**
 * Shows the line until the player has made a choice or a first match.
 * @param {App} app @param {string} house @param {"coming" | "shown"} seen "coming" while its language is
 *   still on its way
 */
export function welcome({ fit, store }, house, seen) {
  if (store.read(NAME) !== null || store.read("house") !== null) return;
  const words = say("welcome.text", { house: say(`house.${house}`) });
  const close = h(
    "button",
    { type: "button", onclick: () => leave({ fit, store }) },
    say("welcome.stay"),
  );
  note.dataset.welcome = seen;
  note.hidden = false;
  note.replaceChildren(h("p", {}, words), actionButton("rules", ""), close);
  fit.now();
}

/** Play has begun: the line is gone, its place stays. @param {Pick<App, "store">} app */
export function fade({ store }) {
  if (note.dataset.welcome !== "shown") return;
  store.write(NAME, "1");
  note.dataset.welcome = "gone";
}

/** Another tower is built: a line that is gone gives up its place. @param {Pick<App, "fit" | "store">} app */
export function makeRoom(app) {
  if (note.dataset.welcome === "gone") leave(app);
}

/** The line has been read, or a choice was made. @param {Pick<App, "fit" | "store">} app */
export function leave({ fit, store }) {
  if (note.dataset.welcome === undefined) return;
  store.write(NAME, "1");
  delete note.dataset.welcome;
  note.hidden = true;
  note.replaceChildren();
  fit.now();
}
