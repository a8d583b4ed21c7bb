// Away: a layout written into a file of some format, and one removed from the gallery.

import { h } from "../dom.js";
import { readOwn, removeOwn, writeOwn } from "../own.js";
import { say } from "../words.js";
import { WorkshopError } from "../workshop.js";
import { button } from "./button.js";
import { exportLayouts, FORMATS } from "./files.js";
import { setCollected, setFavourite, takeOffShelf } from "./shelf.js";

/** @typedef {import("./detail.js").Detail} Detail */

/** @param {Detail} detail */
export function exportSection(detail) {
  const format = h(
    "select",
    { id: "gallery-format" },
    FORMATS.map((one) => h("option", { value: one }, say(`editor.format.${one}`))),
  );
  return h(
    "div",
    { className: "field" },
    h("label", { for: format.id }, say("gallery.format")),
    format,
    button("export", "export", say("gallery.export"), () => writeFile(detail, format.value)),
  );
}

/** @param {Detail} detail @param {string} format */
async function writeFile(detail, format) {
  const { id, own, title } = detail.item;
  const layout = { code: own?.code ?? id, name: title, author: own?.author ?? "" };
  try {
    const notes = await exportLayouts(detail.app, format, [layout], title);
    const told = notes.map((note) => say(note.key, note.values));
    detail.tell([say("gallery.exported", { count: 1 }), ...told].join(" "));
  } catch (error) {
    if (!(error instanceof WorkshopError)) throw error;
    detail.tell(say(error.told.key, error.told.values));
  }
}

/** @param {Detail} detail of an own layout */
export function removeSection(detail) {
  const remove = button("remove", "close", say("gallery.remove"), () => removeLayout(detail));
  return h("div", { className: "choices apart" }, remove);
}

/** Removes a layout, and offers to take that back. @param {Detail} detail */
function removeLayout({ app, item, back }) {
  const { store } = app;
  const own = readOwn(store, item.id);
  if (!own) return;
  removeOwn(store, item.id);
  takeOffShelf(store, item.id);
  const takeBack = button("takeback", "takeback", say("action.takeback"), () => {
    writeOwn(store, item.id, own);
    if (item.favourite) setFavourite(store, item.id, true);
    for (const name of item.collections) setCollected(store, item.id, name, true);
    back(say("gallery.back-again", { layout: item.title }));
  });
  back(say("gallery.removed", { layout: item.title }), " ", takeBack);
}
