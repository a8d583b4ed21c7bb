// Workshop: asks about layouts, in a worker of its own that is started when it is first needed.

import { WorkerClient } from "./worker-client.js";

/** @typedef {import("./types.js").Message} Message */

/** What went wrong with a question, as a message of the catalogue. */
export class WorkshopError extends Error {
  /** @param {Message} told */
  constructor(told) {
    super(told.key);
    this.told = told;
  }
}

export class Workshop {
  /** @param {() => Worker} create starts a worker under the name `workshop` */
  constructor(create) {
    this.create = create;
    /** @type {WorkerClient | null} */
    this.client = null;
  }

  /**
   * Asks one thing; questions are answered in their order.
   * @param {Record<string, unknown> & {do: string}} request see docs/page.md
   * @param {AbortSignal} [signal] drops the question, which then is answered with nothing
   * @returns {Promise<any>} the answer; rejected with a WorkshopError for what can't be done
   */
  async ask(request, signal) {
    this.client ??= new WorkerClient(this.create, async () => {});
    const { client } = this;
    signal?.addEventListener("abort", () => client.drop(request), { once: true });
    const answer = /** @type {any} */ (await this.client.send(request));
    if (answer.error) throw new WorkshopError(answer.error);
    return answer;
  }

  /** Ends the worker; a question asked later starts another. */
  close() {
    this.client?.close();
    this.client = null;
  }
}
