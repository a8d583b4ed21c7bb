// Shelving: a layout's name and the collections that it is in.

import { h } from "../dom.js";
import { LONGEST_NAME, readOwn, tidy, writeOwn } from "../own.js";
import { say } from "../words.js";
import { readShelf, setCollected } from "./shelf.js";

/** @typedef {import("./detail.js").Detail} Detail */

/** @param {string} id @param {Record<string, unknown>} more */
function textInput(id, more) {
  const common = { type: "text", maxLength: LONGEST_NAME, autocomplete: "off", dir: "auto" };
  return h("input", { id, ...common, ...more });
}

/** @param {Detail} detail of an own layout */
export function nameSection(detail) {
  const { app, item } = detail;
  const input = textInput("gallery-name", { value: item.own?.name ?? "" });
  input.onchange = () => {
    const own = readOwn(app.store, item.id);
    if (!own) return;
    const kept = writeOwn(app.store, item.id, { ...own, name: tidy(input.value) });
    detail.refresh();
    detail.tell(say(kept ? "gallery.renamed" : "gallery.full", { layout: item.title }));
  };
  const label = h("label", { for: input.id }, say("gallery.name"));
  return h("div", { className: "field" }, label, input);
}

/** @param {Detail} detail */
export function collectionSection({ app, item }) {
  const list = h("div", { className: "collections" });
  const words = say("gallery.collection.new");
  const input = textInput("gallery-collection-new", { "aria-label": words, placeholder: words });
  const collect = (/** @type {string} */ name, /** @type {boolean} */ on) => {
    if (name) setCollected(app.store, item.id, name, on);
    const { collections } = readShelf(app.store);
    const around = collections.filter((one) => one.layouts.includes(item.id));
    item.collections = around.map((one) => one.name);
    return collections;
  };
  const fill = (/** @type {import("./shelf.js").Collection[]} */ collections) => {
    const boxes = collections.map(({ name, layouts }) => {
      const box = h("input", { type: "checkbox", checked: layouts.includes(item.id) });
      box.onchange = () => collect(name, box.checked);
      return h("label", {}, box, h("span", { dir: "auto" }, name));
    });
    list.replaceChildren(...boxes);
  };
  const add = (/** @type {Event} */ event) => {
    event.preventDefault();
    fill(collect(tidy(input.value), true));
    input.value = "";
  };
  fill(collect("", false));
  return h(
    "section",
    {},
    h("h3", {}, say("gallery.collections")),
    list,
    h(
      "form",
      { className: "row", onsubmit: add },
      input,
      h("button", { type: "submit", "data-gallery": "collect" }, say("gallery.collection.add")),
    ),
  );
}
