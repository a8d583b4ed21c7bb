// Announce: the line under the board, which screen readers speak.

import { say } from "./words.js";

const line = /** @type {HTMLElement} */ (document.getElementById("message"));

/**
 * Says a sentence on the line.
 * @param {string} key @param {Record<string, unknown>} [values]
 * @param {boolean} [warn] for something that went wrong
 */
export function announce(key, values = {}, warn = false) {
  const text = say(key, values);
  // A reader is silent about a text equal to the one before: an unseen blank makes it another.
  line.textContent = line.textContent === text ? `${text}\u00a0` : text;
  line.classList.toggle("warn", warn);
}
