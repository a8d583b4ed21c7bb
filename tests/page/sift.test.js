// The gallery's filters: what fits, in what order.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SIEVES, SORTS, sift } from "../../src/ningbo/web/js/gallery/sift.js";

/** @param {Record<string, unknown>} facts */
const item = (facts) => ({
  id: "",
  title: "",
  own: null,
  count: 144,
  layers: 5,
  stars: 2,
  share: 0.97,
  best: null,
  played: false,
  waiting: false,
  favourite: false,
  collections: [],
  unfit: null,
  ...facts,
});

/** @param {string} title @param {Record<string, unknown>} facts */
const own = (title, facts = {}) =>
  item({
    title,
    own: { author: "Ana", source: "all.mah", added: 1 },
    stars: 0,
    share: null,
    ...facts,
  });

const ITEMS = [
  item({ title: "Turtle", favourite: true }),
  item({ title: "Pavilion", count: 36, layers: 2, stars: 1, share: 0.998, played: true }),
  own("Éclair 10", { count: 40, layers: 1, waiting: true, collections: ["favourites"] }),
  own("Eclair 9", { count: 200, layers: 7, stars: 3, share: 0.5 }),
];

/** @param {Record<string, string>} wishes */
const titles = (wishes) =>
  sift(ITEMS, { text: "", sort: "shelf", ...wishes }).map((one) => one.title);

test("a search looks for each word, without minding accents and capitals", () => {
  assert.deepEqual(titles({ text: "ECLAIR" }), ["Éclair 10", "Eclair 9"]);
  assert.deepEqual(titles({ text: " mah  10 " }), ["Éclair 10"]);
  assert.deepEqual(titles({ text: "ana turtle" }), []);
});

test("each choice of each filter has an item, and an unknown one is none", () => {
  for (const [name, choices] of Object.entries(SIEVES)) {
    for (const choice of Object.keys(choices)) {
      const found = titles({ [name]: choice });
      assert.ok(found.length < ITEMS.length, `${name} ${choice}`);
    }
    assert.equal(titles({ [name]: "nonsense" }).length, ITEMS.length);
  }
  assert.deepEqual(titles({ tiles: "few", stars: "unknown" }), ["Éclair 10"]);
});

test("a collection called favourites is not the favourites", () => {
  assert.deepEqual(titles({ collection: "favourites" }), ["Turtle"]);
  assert.deepEqual(titles({ collection: ":favourites" }), ["Éclair 10"]);
});

test("every order holds all items, and ties keep that of the shelf", () => {
  globalThis.document = /** @type {any} */ ({ documentElement: { lang: "en" } });
  for (const sort of SORTS) assert.equal(titles({ sort }).length, ITEMS.length);
  assert.deepEqual(titles({ sort: "name" }), ["Eclair 9", "Éclair 10", "Pavilion", "Turtle"]);
  assert.deepEqual(titles({ sort: "fewest" }), ["Pavilion", "Éclair 10", "Turtle", "Eclair 9"]);
  assert.deepEqual(titles({ sort: "gentlest" }), ["Pavilion", "Turtle", "Eclair 9", "Éclair 10"]);
  assert.deepEqual(titles({ sort: "newest" }).slice(0, 2), ["Éclair 10", "Eclair 9"]);
});
