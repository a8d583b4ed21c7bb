// Announce: the line under the board, which screen readers speak.

import { say } from "./words.js";

const line = /** @type {HTMLElement} */ (document.getElementById("message"));

/**
 * Says a sentence on the line.
 * @param {string} key @param {Record<string, unknown>} [values]
 * @param {boolean} [warn] for something that went wrong
 */
export function announce(key, values = {}, warn = false) {
  speak(say(key, values), warn);
}

/** Says words as they are. @param {string} text @param {boolean} [warn] */
export function speak(text, warn = false) {
  // A reader is silent about a text equal to the one before: an unseen blank makes it another.
  line.textContent = line.textContent === text ? `${text}\u00a0` : text;
  line.classList.toggle("warn", warn);
}

/** @returns {string} what the line says */
export function spoken() {
  return (line.textContent ?? "").trimEnd();
}
