// The coach's server: asked only where there is one, believed only where its answer has the shape of
// one, and left in peace for a while after anything else.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CoachServer } from "../../src/ningbo/web/js/coach-server.js";

const PAGE = "http://127.0.0.1:8144/";
const GOOD = {
  verdict: "winnable",
  hint: { pair: [0, 32], reason: { key: "coach.hint.frees", values: { count: 2 } }, marks: [] },
  back: { undos: 0, exact: true, reason: { key: "coach.lost.not", values: {} }, marks: [] },
  line: [[0, 32]],
  safe: [],
  trail: { verdicts: ["winnable", "lost"], losing: 1 },
};
const WANTS = ["hint", "back", "line", "safe", "trail"];

/** What was asked for. @type {string[]} */
let asked = [];
/** What is answered. @type {{capabilities: unknown, analyse: unknown, ok: boolean}} */
let answers;
const page = /** @type {any} */ (globalThis);

beforeEach(() => {
  asked = [];
  answers = { capabilities: { analyse: "api/v1/analyse" }, analyse: GOOD, ok: true };
  page.document = { baseURI: PAGE };
  page.location = new URL(PAGE);
  page.fetch = async (/** @type {string | URL} */ address) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    if (pathname === "/capabilities.json") return { json: async () => answers.capabilities };
    return { ok: answers.ok, status: 503, json: async () => answers.analyse };
  };
});

const ask = (/** @type {CoachServer} */ server, want = WANTS) =>
  server.ask({ game: "7-a", want, budget: 1 }, new AbortController().signal);

test("a good answer is passed on, and the address is looked for once", async () => {
  const server = new CoachServer();
  assert.equal(await ask(server), GOOD);
  assert.equal(await ask(server), GOOD);
  assert.deepEqual(asked, ["/capabilities.json", "/api/v1/analyse", "/api/v1/analyse"]);
});

for (const analyse of [null, 5, "", "http://elsewhere.example/api", {}]) {
  test(`a host that says ${JSON.stringify(analyse)} is not asked`, async () => {
    answers.capabilities = { analyse };
    await assert.rejects(ask(new CoachServer()));
    assert.deepEqual(asked, ["/capabilities.json"]);
  });
}

const WRONG = {
  "no object": null,
  "no verdict": {},
  "another verdict": { ...GOOD, verdict: "maybe" },
  "a hint of one tile": { ...GOOD, hint: { ...GOOD.hint, pair: [0] } },
  "a hint of no slot": { ...GOOD, hint: { ...GOOD.hint, pair: [0, -1] } },
  "a hint without reason": { ...GOOD, hint: { pair: [0, 32], marks: [] } },
  "no hint": { ...GOOD, hint: undefined },
  "half an undo": { ...GOOD, back: { ...GOOD.back, undos: 0.5 } },
  "a line of words": { ...GOOD, line: ["0-32"] },
  "safe tiles": { ...GOOD, safe: [0, 1] },
  "an odd trail": { ...GOOD, trail: { verdicts: ["winnable", ""], losing: null } },
};

for (const [name, answer] of Object.entries(WRONG)) {
  test(`${name}: not believed, and not asked again at once`, async () => {
    answers.analyse = answer;
    const server = new CoachServer();
    await assert.rejects(ask(server));
    answers.analyse = GOOD;
    await assert.rejects(ask(server));
    assert.equal(asked.length, 2);
  });
}

test("only what was wanted has to be there", async () => {
  answers.analyse = { verdict: "lost" };
  assert.equal((await ask(new CoachServer(), [])).verdict, "lost");
});

test("a refusal is no answer", async () => {
  answers.ok = false;
  await assert.rejects(ask(new CoachServer()), /503/);
});
