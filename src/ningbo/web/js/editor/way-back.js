// Way back: while a draft is being tried, a button under the table leads back to it.

import { actionButton } from "../dom.js";

/** @typedef {import("../app.js").App} App */

/** @param {App} app */
export function offerWayBack(app) {
  document.getElementById("way-to-draft")?.remove();
  const button = actionButton("editor", "editor", "editor.back", { id: "way-to-draft" });
  document.getElementById("line")?.append(button);
  app.fit.now();
  // It stays for as long as just this layout lies on the table.
  const board = /** @type {HTMLElement} */ (document.getElementById("board"));
  const tried = shapeOn(app);
  const watching = new MutationObserver(() => {
    if (shapeOn(app) === tried) return;
    watching.disconnect();
    button.remove();
    app.fit.now();
  });
  watching.observe(board, { attributeFilter: ["data-code"] });
}

/** @param {App} app @returns {string} what tells the layout on the table from others */
function shapeOn({ state }) {
  return (state.layout?.slots ?? []).join(" ");
}
