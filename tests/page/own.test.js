// Own layouts and collections as they are read: whatever a file has put there.

import assert from "node:assert/strict";
import { test } from "node:test";

import { joined, shelfFrom } from "../../src/ningbo/web/js/gallery/shelf.js";
import { readOwn } from "../../src/ningbo/web/js/own.js";

/** @param {unknown} kept */
const reading = (kept) => {
  /** @type {string[]} */
  const aside = [];
  const store = {
    readObject: () => kept,
    setAside: (/** @type {string} */ name) => aside.push(name),
  };
  return { own: readOwn(/** @type {any} */ (store), "own-2-0"), aside };
};

test("a layout that anybody's file brings has short names and plain numbers", () => {
  const found = { deals: 3, won: "3", band: "<b>" };
  const { own } = reading({ code: "y1.AA", name: `\u202e${"a".repeat(400)}`, count: "x", found });
  assert.equal(own?.name, "a".repeat(80));
  assert.equal(own?.author, "");
  assert.equal(own?.count, 0);
  assert.equal(own?.emptied, null);
  assert.deepEqual([own?.found?.deals, own?.found?.won, own?.found?.band], [3, 0, "easy"]);
});

test("what has no code is set aside", () => {
  assert.deepEqual(reading({ name: "No code" }), { own: null, aside: ["own.own-2-0"] });
  assert.deepEqual(reading(null), { own: null, aside: [] });
});

test("a damaged shelf is read as far as it goes, and two are joined", () => {
  assert.deepEqual(shelfFrom(null), { favourites: [], collections: [] });
  const shelf = shelfFrom({
    favourites: ["turtle", 7],
    collections: [{ name: "Red\u200b", layouts: ["cross"] }, { layouts: [] }, "no"],
  });
  assert.deepEqual(shelf, {
    favourites: ["turtle"],
    collections: [{ name: "Red", layouts: ["cross"] }],
  });
  const other = { favourites: ["turtle", "koi"], collections: [{ name: "Red", layouts: ["koi"] }] };
  assert.deepEqual(joined(shelf, other), {
    favourites: ["turtle", "koi"],
    collections: [{ name: "Red", layouts: ["cross", "koi"] }],
  });
});
