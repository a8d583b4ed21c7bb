// Catching: the ways in which files come to the gallery, chosen or dropped on it.

import { h } from "../dom.js";
import { say } from "../words.js";
import { button } from "./button.js";
import { filesOf } from "./carried.js";

/** @typedef {(files: File[]) => unknown} Take */

/** @param {Take} take @returns {HTMLElement[]} the button that asks for files, and what it presses */
export function chooser(take) {
  const picked = h("input", { type: "file", multiple: true, hidden: true, id: "gallery-files" });
  picked.onchange = () => {
    take([...(picked.files ?? [])]);
    picked.value = "";
  };
  return [button("add", "import", say("gallery.add"), () => picked.click()), picked];
}

/** Catches what is dropped anywhere on an element. @param {HTMLElement} element @param {Take} take */
export function catchFiles(element, take) {
  element.ondragover = (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    element.classList.add("dropping");
  };
  element.ondragleave = (event) => {
    const to = /** @type {Node | null} */ (event.relatedTarget);
    if (!element.contains(to)) element.classList.remove("dropping");
  };
  element.ondrop = async (event) => {
    event.preventDefault();
    element.classList.remove("dropping");
    if (event.dataTransfer) take(await filesOf(event.dataTransfer));
  };
}
