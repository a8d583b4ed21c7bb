// Tools: the row above the editor's table.

import { h, icon } from "../dom.js";
import { say } from "../words.js";
import { toolIcon } from "./icons.js";

/** @typedef {import("../editor.js").Editor} Editor */
/** @typedef {import("../editor.js").Tool} Tool */

/** @type {Tool[]} */
const TOOLS = ["put", "block", "move", "erase"];

/**
 * A button of an editor's row: its picture, and its name for those who don't see it.
 * @param {string} name @param {SVGElement} picture @param {() => unknown} press
 */
function button(name, picture, press) {
  const words = say(name.includes(".") ? name : `editor.${name}`);
  return h(
    "button",
    { type: "button", title: words, "aria-label": words, "data-editor": name, onclick: press },
    picture,
  );
}

/** @param {Editor} editor */
export function toolbar(editor) {
  const choose = TOOLS.map((tool) => {
    const one = button(tool, toolIcon(tool), () => editor.take(tool));
    one.append(h("span", {}, say(`editor.${tool}`)));
    return one;
  });
  const undo = button("undo", icon("undo"), () => editor.edit("undo"));
  const redo = button("redo", icon("redo"), () => editor.edit("redo"));
  const half = h("input", { type: "checkbox", id: "editor-half", "data-editor": "half" });
  half.onchange = () => {
    editor.half = half.checked;
    editor.stage.draw();
  };
  const { stage } = editor;
  const element = h(
    "div",
    { className: "editor-tools", role: "toolbar", "aria-label": say("editor.tools") },
    h("div", { className: "group" }, choose),
    h("div", { className: "group" }, undo, redo),
    h(
      "div",
      { className: "group" },
      button("smaller", toolIcon("smaller"), () => stage.zoomBy(1 / 1.4)),
      button("fit", toolIcon("fit"), () => stage.zoomTo(1)),
      button("larger", toolIcon("larger"), () => stage.zoomBy(1.4)),
    ),
    h("label", { className: "check", for: "editor-half" }, half, h("span", {}, say("editor.half"))),
  );
  const draw = () => {
    for (const [index, one] of choose.entries()) {
      one.setAttribute("aria-pressed", String(TOOLS[index] === editor.tool));
    }
    undo.setAttribute("aria-disabled", String(!editor.view.canUndo));
    redo.setAttribute("aria-disabled", String(!editor.view.canRedo));
  };
  return { element, draw };
}
