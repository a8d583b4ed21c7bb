// Light: says, quietly, whether the game on the table can still be won.

import { position } from "./coach.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").View} View */

/** How long the coach may think before the light says so. */
const THINKING_MS = 300;

export class Light {
  /** @param {HTMLElement} element @param {import("./coach.js").Coach} coach */
  constructor(element, coach) {
    this.element = element;
    this.coach = coach;
    this.game = "";
    /** Until the player's first taps are over nobody is asked. */
    this.asleep = true;
    this.question = new AbortController();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
  }

  /**
   * Follows the game on the table. A new position drops the question about the one before.
   * @param {View | null} view @param {boolean} on
   */
  follow(view, on) {
    const game = on && view?.save ? view.save : "";
    this.element.hidden = !game;
    if (position(game) === position(this.game)) return;
    this.game = game;
    this.question.abort();
    clearTimeout(this.waiting);
    if (game && !this.asleep) this.find(game);
    else this.show("");
  }

  /** From here on there is time to think. */
  wake() {
    if (this.asleep && this.game) this.find(this.game);
    this.asleep = false;
  }

  /** @param {string} game */
  async find(game) {
    this.question = new AbortController();
    const { signal } = this.question;
    this.waiting = setTimeout(() => this.show("thinking"), THINKING_MS);
    let verdict = "unknown";
    try {
      verdict = (await this.coach.analyse(game, [], signal)).verdict;
    } catch {
      // Dropped, or nobody can answer: then it stays open.
    }
    if (signal.aborted) return;
    clearTimeout(this.waiting);
    this.show(verdict);
  }

  /** @param {string} verdict */
  show(verdict) {
    const { element } = this;
    element.dataset.verdict = verdict;
    const words = verdict ? say(`light.${verdict}`) : "";
    const label = element.querySelector("span");
    if (label) label.textContent = words;
    element.setAttribute("aria-label", say("light.label", { verdict: words }));
  }

  /** Says the same in another language. */
  reword() {
    this.show(this.element.dataset.verdict ?? "");
  }
}
