// Studies: what own layouts are like to play, found out in the background, a deal at a time, and kept.

import { readOwn, writeOwn } from "../own.js";
import { Workshop, WorkshopError } from "../workshop.js";

/** @typedef {import("../app.js").App} App */

/** Deals of a whole study: the share of those that can be won is then known within some ten percent. */
export const DEALS = 30;

/** Waiting for a study must keep nobody from the workshop, so that there is one more. */
export class Studies {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.workshop = new Workshop(app.workshop.create);
    /** Keys of layouts, the one that is studied first. @type {string[]} */
    this.waiting = [];
    /** What went wrong, by the key of the layout. @type {Map<string, import("../types.js").Message>} */
    this.faults = new Map();
    /** Hears of each deal. @type {(key: string) => void} */
    this.tell = () => {};
  }

  /** @param {string} key */
  begin(key) {
    if (this.waiting.includes(key)) return;
    this.waiting.push(key);
    if (this.waiting.length === 1) this.run();
  }

  async run() {
    for (let key = this.waiting[0]; key; key = this.waiting[0]) {
      let more = true;
      while (more) {
        more = await this.step(key);
        this.tell(key);
      }
      this.waiting.shift();
      this.tell(key);
    }
    this.workshop.close();
  }

  /** One deal. @param {string} key @returns {Promise<boolean>} whether there is more to do */
  async step(key) {
    const own = readOwn(this.app.store, key);
    if (!own || this.app.away || (own.found?.deals ?? 0) >= DEALS) return false;
    try {
      const request = { do: "study", layout: own.code, found: own.found };
      const { found } = await this.workshop.ask(request);
      // Renamed or removed meanwhile: only what was found is new.
      const now = readOwn(this.app.store, key);
      return now !== null && writeOwn(this.app.store, key, { ...now, found });
    } catch (error) {
      if (error instanceof WorkshopError) this.faults.set(key, error.told);
      return false;
    }
  }
}
