// Pictures: layouts are drawn when they come into view, a few in each frame.

import { layoutPicture } from "../layout-picture.js";
import { layoutOfItem } from "./items.js";

/** @typedef {import("./items.js").Item} Item */

/** How much of a frame drawing may take. */
const FRAME_MS = 8;
/** How far outside the view drawing begins. */
const AHEAD = "400px";

export class Pictures {
  /** @param {HTMLElement} root what scrolls */
  constructor(root) {
    /** @type {Map<Element, Item>} places that wait to be seen */
    this.items = new Map();
    /** @type {Element[]} places in view that wait to be drawn */
    this.waiting = [];
    this.observer = new IntersectionObserver((seen) => this.see(seen), { root, rootMargin: AHEAD });
  }

  /** @param {Element} place is filled when it comes into view @param {Item} item */
  watch(place, item) {
    this.items.set(place, item);
    this.observer.observe(place);
  }

  /** @param {IntersectionObserverEntry[]} seen */
  see(seen) {
    const before = this.waiting.length;
    for (const { target, isIntersecting } of seen) {
      if (isIntersecting) this.waiting.push(target);
      else this.waiting = this.waiting.filter((place) => place !== target);
    }
    if (!before && this.waiting.length) requestAnimationFrame(() => this.draw());
  }

  draw() {
    const until = performance.now() + FRAME_MS;
    while (this.waiting.length && performance.now() < until) {
      const place = /** @type {Element} */ (this.waiting.shift());
      const item = this.items.get(place);
      const layout = item && layoutOfItem(item);
      this.observer.unobserve(place);
      this.items.delete(place);
      if (layout) place.replaceChildren(layoutPicture(layout, { name: item.title }));
    }
    if (this.waiting.length) requestAnimationFrame(() => this.draw());
  }

  end() {
    this.observer.disconnect();
    this.items.clear();
    this.waiting = [];
  }
}
