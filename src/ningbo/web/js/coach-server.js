// Coach server: asks the host's compiled solver, where the page comes from a host that has one.

/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").Question} Question */

/** Every host has this file; only that of `ningbo play` says where to ask. */
const CAPABILITIES = "capabilities.json";
/** After a failure the host is left in peace for so long. */
const REST_MS = 30_000;

const VERDICTS = ["winnable", "lost", "unknown"];

export class CoachServer {
  constructor() {
    /** Where to ask, "" for nowhere. @type {Promise<string> | null} */
    this.address = null;
    this.restsUntil = 0;
  }

  /**
   * @param {Question} question @param {AbortSignal} signal
   * @returns {Promise<Answer>} rejected where there is no server, and by all that it does wrong
   */
  async ask(question, signal) {
    this.address ??= findAddress();
    const address = await this.address;
    if (!address || performance.now() < this.restsUntil) throw new Error("no server to ask");
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(question),
        signal,
      });
      if (!response.ok) throw new Error(`the server refused: ${response.status}`);
      const answer = await response.json();
      if (!isAnswer(answer, question.want)) throw new Error("the server gave no answer");
      return answer;
    } catch (why) {
      if (!signal.aborted) this.rest();
      throw why;
    }
  }

  /** Leaves the server in peace for a while: it was slow, wrong or away. */
  rest() {
    this.restsUntil = performance.now() + REST_MS;
  }
}

/** @returns {Promise<string>} the address to ask at, "" for none */
async function findAddress() {
  try {
    const response = await fetch(new URL(CAPABILITIES, document.baseURI), { cache: "no-store" });
    const { analyse } = await response.json();
    if (typeof analyse !== "string" || !analyse) return "";
    const address = new URL(analyse, document.baseURI);
    return address.origin === location.origin ? address.href : "";
  } catch {
    return "";
  }
}

/** @param {any} answer @param {string[]} want @returns {answer is Answer} whether it has the shape of one */
function isAnswer(answer, want) {
  if (!VERDICTS.includes(answer?.verdict)) return false;
  return want.every((name) => SHAPES[name]?.(answer[name]));
}

/** @param {any} value */
const isSlot = (value) => Number.isInteger(value) && value >= 0;
/** @param {any} value */
const isCount = (value) => value === null || isSlot(value);
/** @param {any} value */
const isPair = (value) => Array.isArray(value) && value.length === 2 && value.every(isSlot);
/** @param {any} value */
const arePairs = (value) => Array.isArray(value) && value.every(isPair);
/** @param {any} value */
const areSlots = (value) => Array.isArray(value) && value.every(isSlot);
/** @param {any} value */
const isReason = (value) => typeof value?.key === "string" && typeof value.values === "object";

/** @type {Record<string, (value: any) => boolean>} */
const SHAPES = {
  hint: (value) =>
    value === null || (isPair(value?.pair) && isReason(value.reason) && areSlots(value.marks)),
  back: (value) => isCount(value?.undos) && isReason(value.reason) && areSlots(value.marks),
  line: (value) => value === null || arePairs(value),
  safe: arePairs,
  trail: (value) =>
    Array.isArray(value?.verdicts) &&
    value.verdicts.every((/** @type {any} */ verdict) => VERDICTS.includes(verdict)) &&
    isCount(value.losing),
};
