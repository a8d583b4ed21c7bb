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
  element.onclose = () => closed(element);
  element.showModal();
  element.scrollTop = 0;
  tell();
  return element;
}

/** What waits for dialogs to close, each with the heading that they had then. */
const leaving =
  /** @type {WeakMap<HTMLDialogElement, {heading: Element | null, then: () => void}[]>} */ (
    new WeakMap()
  );

/**
 * Does something when what a dialog shows now has been closed.
 * @param {HTMLDialogElement} element @param {() => void} then
 */
export function whenClosed(element, then) {
  const waiting = leaving.get(element) ?? [];
  leaving.set(element, [...waiting, { heading: element.firstElementChild, then }]);
}

/**
 * The event of closing comes late: by now the dialog may be open again with something else, which is
 * not what has been closed.
 * @param {HTMLDialogElement} element
 */
function closed(element) {
  const heading = element.open ? element.firstElementChild : null;
  const waiting = leaving.get(element) ?? [];
  leaving.set(
    element,
    waiting.filter((one) => one.heading === heading),
  );
  for (const one of waiting) if (one.heading !== heading) one.then();
  if (element.open) return;
  element.replaceChildren();
  tell();
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
    whenClosed(element, () => answer(agreed));
    /** @type {HTMLElement | null} */ (element.querySelector(".strong"))?.focus();
  });
}
