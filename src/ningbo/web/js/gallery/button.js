// Button: one of the gallery's, known by its name in data-gallery.

import { h, icon } from "../dom.js";

/** @param {string} name @param {string} picture @param {string} words @param {() => unknown} onclick */
export function button(name, picture, words, onclick) {
  return h(
    "button",
    { type: "button", "data-gallery": name, onclick },
    icon(picture),
    h("span", {}, words),
  );
}
