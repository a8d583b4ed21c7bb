// Clock: shows the time that the view tells, and counts on from it while the game's clock runs.

/** @typedef {import("./types.js").View} View */

export class Clock {
  /** @param {(ms: number) => void} show is told the time now, once a second while the clock runs */
  constructor(show) {
    this.show = show;
    this.played = 0;
    this.since = 0;
    this.running = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    document.addEventListener("visibilitychange", () => this.tick());
  }

  /** Takes over what the worker says. @param {View} view */
  set(view) {
    this.played = view.time;
    this.since = view.now;
    this.running = view.running;
    this.tick();
  }

  /** @returns {number} milliseconds played until now */
  now() {
    return this.played + (this.running ? performance.now() - this.since : 0);
  }

  /** Stops counting where it is: before the page goes, and before the worker can say so. */
  stop() {
    this.played = this.now();
    this.running = false;
    this.tick();
  }

  /** Shows the time and wakes again when the next second is full; an unseen or still clock sleeps. */
  tick() {
    clearTimeout(this.timer);
    const now = this.now();
    this.show(now);
    if (this.running && !document.hidden) {
      this.timer = setTimeout(() => this.tick(), Math.ceil(1000 - (now % 1000)));
    }
  }
}
