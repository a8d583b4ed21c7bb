// Coach: asks about games, the host's server first where there is one, else a worker of its own.

import { CoachServer } from "./coach-server.js";
import { WorkerClient } from "./worker-client.js";

/** @typedef {import("./types.js").Answer} Answer */
/** @typedef {import("./types.js").Question} Question */

/** A server that takes longer than this is no longer waited for alone. */
const PATIENCE_MS = 250;
/** Closures that the page waits for: a minute or two of the worker. */
const BUDGET = 20_000;

export class Coach {
  /** @param {() => Worker} createWorker */
  constructor(createWorker) {
    this.createWorker = createWorker;
    this.server = new CoachServer();
    /** @type {WorkerClient | null} */
    this.client = null;
  }

  /**
   * What the coach says of a game.
   * @param {string} game a save or record @param {string[]} want what to answer beside the verdict
   * @param {AbortSignal} signal drops the question
   * @returns {Promise<Answer>} rejected when it is dropped, or nobody can answer
   */
  async analyse(game, want, signal) {
    const question = { game, want, budget: BUDGET };
    const own = new AbortController();
    signal.addEventListener("abort", () => own.abort(), { once: true });
    const asked = this.server.ask(question, own.signal);
    try {
      const first = await Promise.race([asked.catch(() => null), later(PATIENCE_MS)]);
      if (first) return first;
      const worked = this.ask({ do: "analyse", ...question }, own.signal);
      worked.then(() => this.server.rest()).catch(() => {});
      return /** @type {Answer} */ (await Promise.any([asked, worked]));
    } finally {
      own.abort();
    }
  }

  /**
   * A game from its beginning to its end, as its board is drawn.
   * @param {string} game @param {AbortSignal} signal
   * @returns {Promise<import("./types.js").Film>}
   */
  frames(game, signal) {
    return this.ask({ do: "frames", game }, signal);
  }

  /**
   * Asks the worker, which is started when it is first needed.
   * @param {Record<string, unknown> & {do: string}} request @param {AbortSignal} signal
   * @returns {Promise<any>}
   */
  async ask(request, signal) {
    signal.throwIfAborted();
    this.client ??= new WorkerClient(this.createWorker, async () => {});
    const { client } = this;
    const dropped = new Promise((_, refuse) => {
      const drop = () => {
        client.drop(request);
        refuse(signal.reason);
      };
      signal.addEventListener("abort", drop, { once: true });
    });
    const answer = await Promise.race([client.send(request), dropped]);
    if (answer.error) throw new Error(answer.error.key);
    return answer;
  }
}

/** @param {string} game a save @returns {string} what tells positions apart: the deal and all that was done */
export function position(game) {
  const lines = game.split("\n").filter((line) => /^(code|actions) /.test(line));
  return lines.join("\n");
}

/** @param {number} ms @returns {Promise<null>} */
function later(ms) {
  return new Promise((done) => setTimeout(() => done(null), ms));
}
