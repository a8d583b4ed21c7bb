// Dialogs: opening, filling and closing them; one at a time, and the game's clock is told.

import { h, icon } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./dom.js").Child} Child */

/** @type {() => void} */
let tell = () => {};

/** @param {() => void} listener hears of every dialog that opens or closes */
export function onDialog(listener) {
  tell = listener;
}

/** @param {string} id @returns {HTMLDialogElement} */
export function dialog(id) {
  return /** @type {HTMLDialogElement} */ (document.querySelector(`dialog#${id}`));
}

/** @returns {HTMLDialogElement | null} the one that is open */
export function openDialog() {
  return document.querySelector("dialog[open]");
}

/**
 * Fills a dialog and opens it in place of any other.
 * @param {string} id @param {string} title @param {...(Child | Child[])} children
 * @returns {HTMLDialogElement}
 */
export function show(id, title, ...children) {
  closeAll();
  const element = dialog(id);
  const heading = `${id}-title`;
  element.setAttribute("aria-labelledby", heading);
  const close = h(
    "button",
    {
      type: "button",
      className: "close",
      "aria-label": say("action.close"),
      onclick: () => element.close(),
    },
    icon("close"),
  );
  const body = h("div", { className: "body" }, ...children);
  element.replaceChildren(h("header", {}, h("h2", { id: heading }, title), close), body);
  element.onclick = (event) => {
    if (event.target === element && outside(element, event)) element.close();
  };
  element.onclose = () => {
    // The event comes late: by now it may be open again.
    if (element.open) return;
    element.replaceChildren();
    tell();
  };
  element.showModal();
  element.scrollTop = 0;
  tell();
  return element;
}

/** Closes whatever is open. */
export function closeAll() {
  for (const element of document.querySelectorAll("dialog")) if (element.open) element.close();
}

/** @param {HTMLDialogElement} element @param {MouseEvent} event */
function outside(element, event) {
  const box = element.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

/**
 * Asks before something is done.
 * @param {string} title @param {string} text @param {string} yes
 * @returns {Promise<boolean>}
 */
export function ask(title, text, yes) {
  return new Promise((answer) => {
    let agreed = false;
    const agree = () => {
      agreed = true;
      element.close();
    };
    const element = show(
      "ask",
      title,
      h("p", {}, text),
      h(
        "div",
        { className: "choices" },
        h("button", { type: "button", className: "strong", onclick: agree }, yes),
        h("button", { type: "button", onclick: () => element.close() }, say("action.cancel")),
      ),
    );
    const closed = () => {
      // The event of a question before may come only now, when this one is open.
      if (element.open) return;
      element.removeEventListener("close", closed);
      answer(agreed);
    };
    element.addEventListener("close", closed);
    /** @type {HTMLElement | null} */ (element.querySelector(".strong"))?.focus();
  });
}
