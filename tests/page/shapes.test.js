// Layouts read from their codes for drawing, and names as the gallery shows them.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { OFFER: { layouts: [], letters: { k: "koi" }, houses: [] } });
const { isShape, layoutBy, readSlots, sameShape } = await import(
  "../../src/ningbo/web/js/shapes.js"
);
const { guessId } = await import("../../src/ningbo/web/js/offer.js");
const { LONGEST_NAME, tidy } = await import("../../src/ningbo/web/js/own.js");

// The example of docs/codes.md.
const LAYOUT = "y1.AAAAAwAACAEBAAEBAAAFAQAAAABgBSI";
const POSITION = "x1.AAAAAwAACAEBAAEBAAAFAQAAAAA02KCCQAB8OwE";
const SLOTS = [
  [0, 0, 0],
  [2, 0, 0],
  [4, 0, 0],
  [8, 0, 0],
  [1, 0, 1],
  [5, 0, 1],
];

test("both kinds of full codes tell where tiles lie", () => {
  assert.deepEqual(readSlots(LAYOUT), SLOTS);
  assert.deepEqual(readSlots(` ${POSITION}\n`), SLOTS);
});

test("what can't be read has no places", () => {
  for (const code of ["", "7-a", "y1.", "y1.AAAA", "y1.!", "y1.AAAAAA", "y2.AAAAAwAAAAA"])
    assert.equal(readSlots(code), null);
});

test("a layout is met once", () => {
  const met = layoutBy("own-6-0", LAYOUT);
  assert.equal(met?.layers, 2);
  assert.deepEqual(met?.perLayer, [4, 2]);
  assert.equal(layoutBy("own-6-0"), met);
  assert.ok(met && sameShape(met, met));
  assert.equal(layoutBy("own-6-1"), undefined);
});

test("a code tells what it is about", () => {
  assert.equal(guessId(" 7-K.b"), "koi");
  assert.equal(guessId("7-zz"), "");
  assert.equal(guessId(LAYOUT), "");
  assert.ok(isShape(` ${LAYOUT}`));
  assert.ok(!isShape(POSITION));
});

test("names are on one line, short, and turn nothing round", () => {
  assert.equal(tidy("  a\u202e\u2066b\u200b \n c\u0007 "), "a b c");
  assert.equal(tidy("<b>{count}</b>"), "<b>{count}</b>");
  assert.equal([...tidy("🀄".repeat(200))].length, LONGEST_NAME);
  assert.equal(tidy("\u202e"), "");
});
