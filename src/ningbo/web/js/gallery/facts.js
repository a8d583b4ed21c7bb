// Facts: what is known of a layout, as rows of a table.

import { h } from "../dom.js";
import { layoutOf } from "../offer.js";
import { clockText, number, percent, say } from "../words.js";

/** @typedef {import("./items.js").Item} Item */

/** @param {Item} item @returns {[string, string][]} */
function rowsOf(item) {
  const { own } = item;
  const free = own ? own.free : (layoutOf(item.id)?.free.length ?? 0);
  const emptied = own ? own.emptied : true;
  /** @type {[string, string][]} */
  const rows = [
    ["tiles", number(item.count)],
    ["layers", number(item.layers)],
    ["free", number(free)],
    ["emptied", say(`gallery.emptied.${emptied === null ? "unknown" : emptied}`)],
  ];
  if (item.share !== null) rows.push(["share", percent(item.share)]);
  if (item.best) rows.push(["best", clockText(item.best)]);
  if (own?.author) rows.push(["author", own.author]);
  if (own?.source) rows.push(["source", own.source]);
  if (own?.added) {
    const { lang } = document.documentElement;
    rows.push(["added", new Date(own.added).toLocaleDateString(lang, { dateStyle: "medium" })]);
  }
  return rows;
}

/** @param {Item} item @returns {HTMLElement[]} for a `dl` */
export function facts(item) {
  return rowsOf(item).map(([name, value]) =>
    h(
      "div",
      { "data-row": name },
      h("dt", {}, say(`gallery.fact.${name}`)),
      h("dd", { dir: "auto" }, value),
    ),
  );
}
