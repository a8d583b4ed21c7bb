// Grid: the gallery's cards, made a few at a time, with one of them in the order of Tab at a time and
// the arrows between them.

import { say } from "../words.js";
import { card } from "./card.js";
import { Pictures } from "./pictures.js";

/** @typedef {import("./items.js").Item} Item */

/** Cards that are made or put in their place at once: some milliseconds. */
const BATCH = 24;

export class Grid {
  /** @param {string} here what lies on the table */
  constructor(here) {
    this.here = here;
    /** @type {Pictures | null} */
    this.pictures = null;
    this.element = document.createElement("div");
    this.element.className = "cards gallery-cards";
    this.element.setAttribute("role", "list");
    this.element.setAttribute("aria-label", say("layouts.title"));
    this.element.addEventListener("keydown", (event) => this.steer(event));
    this.element.addEventListener("focusin", (event) => {
      this.enter(/** @type {Element} */ (event.target).closest(".entry"));
    });
    /** Cards once made, and what they tell. @type {Map<string, {told: string, entry: HTMLElement}>} */
    this.made = new Map();
    /** @type {Element | null} the one in the order of Tab */
    this.current = null;
    this.shows = 0;
  }

  /**
   * Shows items in their order.
   * @param {Item[]} items @returns {Promise<void>} settled when all are there, or others are shown
   */
  async show(items) {
    this.shows += 1;
    const number = this.shows;
    for (let from = 0; from === 0 || from < items.length; from += BATCH) {
      const entries = items.slice(from, from + BATCH).map((item) => this.entryOf(item));
      if (from === 0) this.element.replaceChildren(...entries);
      else this.element.append(...entries);
      if (from === 0) this.enter(this.element.querySelector("[data-entry]"));
      await new Promise((go) => setTimeout(go));
      if (number !== this.shows || !this.element.isConnected) return;
    }
  }

  /** @param {Item} item */
  entryOf(item) {
    const known = this.made.get(item.id);
    const told = JSON.stringify(item);
    if (known?.told === told) return known.entry;
    const entry = card(item, item.id === this.here);
    const picture = entry.querySelector(".picture");
    if (picture) this.pictures?.watch(picture, item);
    this.made.set(item.id, { told, entry });
    return entry;
  }

  /** What a card tells was changed on the card itself. @param {Item} item */
  changed(item) {
    const known = this.made.get(item.id);
    if (known) known.told = JSON.stringify(item);
  }

  /** Makes an entry the one that Tab goes to. @param {Element | null} entry */
  enter(entry) {
    if (!entry || entry === this.current) return;
    const reach = (/** @type {Element | null} */ one, /** @type {number} */ index) => {
      for (const button of one?.querySelectorAll("button") ?? []) button.tabIndex = index;
    };
    reach(this.current, -1);
    reach(entry, 0);
    this.current = entry;
  }

  /** @param {string} id @returns {boolean} whether its card has got the focus */
  focus(id) {
    const entry = this.made.get(id)?.entry;
    entry?.scrollIntoView({ block: "nearest" });
    entry?.querySelector("button")?.focus({ preventScroll: true });
    return Boolean(entry?.isConnected);
  }

  /** @param {KeyboardEvent} event */
  steer(event) {
    const entries = [...this.element.children];
    const at = entries.indexOf(/** @type {Element} */ (this.current));
    const to = target(event.key, at, entries, getComputedStyle(this.element).direction === "rtl");
    if (at < 0 || to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const entry = /** @type {HTMLElement | undefined} */ (entries[to]);
    entry?.querySelector("button")?.focus();
  }

  /** The grid lies where it is seen. @param {HTMLElement} root what scrolls */
  begin(root) {
    this.pictures = new Pictures(root);
  }

  end() {
    this.pictures?.end();
  }
}

/**
 * Where a key leads.
 * @param {string} key @param {number} at @param {Element[]} entries @param {boolean} mirrored
 * @returns {number | null} null for a key that leads nowhere
 */
function target(key, at, entries, mirrored) {
  const top = (/** @type {number} */ index) =>
    /** @type {HTMLElement} */ (entries[index]).offsetTop;
  const columns = entries.findIndex((_, index) => top(index) > top(0));
  const row = columns < 0 ? entries.length : columns;
  const step = mirrored ? -1 : 1;
  const last = entries.length - 1;
  const leads = new Map([
    ["ArrowRight", at + step],
    ["ArrowLeft", at - step],
    ["ArrowDown", at + row > last ? at : at + row],
    ["ArrowUp", at - row < 0 ? at : at - row],
    ["Home", 0],
    ["End", last],
  ]);
  const to = leads.get(key);
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}
