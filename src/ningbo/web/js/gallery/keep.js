// Keep: takes layouts, as the workshop describes them, into the gallery, or says why not.

import { readOwn, removeOwn, tidy, writeOwn } from "../own.js";
import { say } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").Message} Message */

/**
 * @typedef {object} Entry a layout as the workshop describes it (docs/page.md)
 * @property {string} key
 * @property {string} code
 * @property {string} same
 * @property {number} count
 * @property {number} layers
 * @property {number} free
 * @property {boolean | null} emptied
 * @property {string} name
 * @property {string} author
 */

/**
 * @typedef {object} Outcome what became of a layout
 * @property {string} key
 * @property {string} name
 * @property {"taken" | "known" | "refused"} kind
 * @property {Message | null} why it wasn't taken in, or can't be played
 */

/**
 * Keeps a layout unless its like is there, built in or kept before.
 * @param {App} app @param {Entry} entry @param {string} source the file that it came from, or ""
 * @returns {Outcome}
 */
export function keepEntry({ store }, entry, source = "") {
  const { key, code, same, count, layers, free, emptied } = entry;
  const name = tidy(entry.name);
  const outcome = { key: same || key, name };
  if (same) {
    return { ...outcome, kind: "known", why: message("gallery.same", say(`layout.${same}`)) };
  }
  const known = readOwn(store, key);
  if (known) {
    const title = known.name || say("layout.own");
    return { ...outcome, kind: "known", why: message("gallery.known", title) };
  }
  const author = tidy(entry.author);
  const facts = { count, layers, free, emptied };
  const own = { code, name, author, source: tidy(source), added: Date.now(), ...facts };
  if (!writeOwn(store, key, own)) {
    // What lives in this page only would be lost with it: better said now.
    removeOwn(store, key);
    return { ...outcome, kind: "refused", why: { key: "gallery.full" } };
  }
  return { ...outcome, kind: "taken", why: null };
}

/** @param {string} key @param {string} layout @returns {Message} */
function message(key, layout) {
  return { key, values: { layout } };
}

/**
 * Keeps the layout of a code.
 * @param {App} app @param {string} code `y1.…` @param {string} [name]
 * @returns {Promise<Outcome>} rejected with a WorkshopError for a code that can't be read
 */
export async function keepCode(app, code, name = "") {
  const { entries } = await app.workshop.ask({ do: "read", code });
  return keepEntry(app, { ...entries[0], name });
}
