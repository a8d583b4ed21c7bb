// What an address asks for: shared texts, shortcuts, and what is left of it afterwards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readArrival } from "../../src/ningbo/web/js/arrival.js";

const PAGE = "https://example.org/games/ningbo/";

/** @param {string} shared */
const arrivalOf = (shared) => readArrival(`${PAGE}?text=${encodeURIComponent(shared)}`);

test("an ordinary address stays as it is", () => {
  for (const rest of ["", "#7-a", "?rules=tower", "?rules=tower#12-c.w"]) {
    assert.deepEqual(readArrival(PAGE + rest), { address: PAGE + rest, go: "", unread: null });
  }
});

test("a code is found in a text, wherever it stands", () => {
  for (const [shared, code] of [
    ["41739205-d", "41739205-d"],
    ["Try 7-D.w.", "7-D.w"],
    ["“20261130-b”, today’s", "20261130-b"],
    [`Can you win this? ${PAGE}#7-a`, "7-a"],
    [`${PAGE}?rules=tower#12-c`, "12-c"],
    ["On 2026-11-30 I won 5-g", "5-g"],
    ["x1.AbC_d-", "x1.AbC_d-"],
  ]) {
    assert.equal(arrivalOf(shared).address, `${PAGE}#${code}`);
  }
});

test("the link that is shared counts before the words around it", () => {
  const shared = readArrival(`${PAGE}?title=1-a&text=2-a&url=${encodeURIComponent(`${PAGE}#3-a`)}`);
  assert.equal(shared.address, `${PAGE}#3-a`);
});

test("a text without a code is told, and leaves the address clean", () => {
  assert.deepEqual(arrivalOf("Hello 2026-11-30"), {
    address: PAGE,
    go: "",
    unread: "Hello 2026-11-30",
  });
});

test("a shortcut is done once, and only one that there is", () => {
  const daily = readArrival(`${PAGE}?go=daily&rules=tower`);
  assert.deepEqual(daily, { address: `${PAGE}?rules=tower`, go: "daily", unread: null });
  assert.equal(readArrival(`${PAGE}?go=restart`).go, "");
});
