// Start: what a draft can begin with: nothing, a layout that there is, or one that is made anew.

import { h } from "../dom.js";
import { HOUSES } from "../offer.js";
import { say } from "../words.js";

/** @typedef {import("../editor.js").Editor} Editor */

/** @param {Editor} editor */
export function startSection(editor) {
  const layouts = h(
    "select",
    { id: "editor-start", "data-editor": "layouts" },
    HOUSES[0].layouts.map((id) => h("option", { value: id }, say(`layout.${id}`))),
  );
  const lay = (/** @type {string} */ edit) => async () => {
    await editor.edit(edit);
    editor.middle();
    editor.goToLayer(0);
  };
  return h(
    "details",
    {},
    h("summary", {}, say("editor.start")),
    h("p", { className: "small" }, say("editor.start.text")),
    h(
      "div",
      { className: "choices" },
      h(
        "button",
        { type: "button", "data-editor": "start-empty", onclick: lay("clear") },
        say("editor.start.empty"),
      ),
    ),
    h(
      "div",
      { className: "field" },
      h("label", { for: "editor-start" }, say("editor.start.layout")),
      layouts,
      h(
        "button",
        {
          type: "button",
          "data-editor": "start-layout",
          onclick: () => lay(`lay ${layouts.value}`)(),
        },
        say("editor.start.lay"),
      ),
    ),
  );
}
