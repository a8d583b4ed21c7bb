// Welcome: at the very first start, a quiet line that names the house and offers the others.

import { actionButton, h } from "./dom.js";
import { say } from "./words.js";

const note = /** @type {HTMLElement} */ (document.getElementById("note"));

/** @typedef {import("./app.js").App} App */

const NAME = "welcomed";

/** Shows the line until the player has made a choice or a first match. @param {App} app */
export function welcome(app) {
  const { state, store } = app;
  if (store.read(NAME) !== null || store.read("house") !== null || !note.hidden) return;
  const words = say("welcome.text", { house: say(`house.${state.view?.rules}`) });
  const close = h("button", { type: "button", onclick: () => leave(app) }, say("welcome.stay"));
  note.dataset.welcome = "";
  note.hidden = false;
  note.replaceChildren(h("p", {}, words), actionButton("rules", ""), close);
  app.fit.now();
}

/** The line has been read, or play has begun. @param {App} app */
export function leave({ fit, store }) {
  if (note.dataset.welcome === undefined) return;
  store.write(NAME, "1");
  delete note.dataset.welcome;
  note.hidden = true;
  note.replaceChildren();
  fit.now();
}
