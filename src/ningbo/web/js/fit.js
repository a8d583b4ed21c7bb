// Fit: how large the tiles are, what of the table is seen, and the ways to change both.

import { place } from "./geometry.js";
import { position, sharpen } from "./render.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./render.js").Drawn} Drawn */

const STEP = 1.35;
const MOST = 5;
const MARGIN_PX = 6;
/** How long a size must last for pictures to be drawn for it. */
const LASTS_MS = 150;

export class Fit {
  /** @param {HTMLElement} table the part of the page that the board lies in @param {State} state @param {Drawn} drawn */
  constructor(table, state, drawn) {
    this.table = table;
    this.state = state;
    this.drawn = drawn;
    this.scale = 1;
    this.room = { width: 0, height: 0, left: 0, top: 0 };
    /** What the tiles were placed for. */
    this.seen = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.lasting = undefined;
    this.now();
    new ResizeObserver(() => this.now()).observe(table);
    this.watchRatio();
    table.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.watchPinch();
  }

  /** Zooming the page, or moving it to another screen, changes the pixel ratio without a resize. */
  watchRatio() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener(
      "change",
      () => {
        this.now();
        this.watchRatio();
      },
      { once: true },
    );
  }

  /** Measures the room there is, and places the tiles in it. */
  now() {
    const { table } = this;
    const { left, top } = table.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height, clientLeft, clientTop } = table;
    this.room = { width, height, left: left + clientLeft, top: top + clientTop };
    this.place();
  }

  /** Places the tiles in the room as it was measured last: asks the page for nothing. */
  place() {
    const { drawn, room } = this;
    const { layout, board } = drawn;
    if (!layout || !room.width || !room.height) return;
    const ratio = devicePixelRatio;
    const seen = `${room.width} ${room.height} ${room.left} ${room.top} ${ratio} ${this.scale}`;
    if (drawn.places && seen === this.seen) return;
    this.seen = seen;
    const margin = MARGIN_PX * 2;
    const places = place(
      layout.slots,
      room.width - margin,
      room.height - margin,
      ratio,
      this.scale,
    );
    position(drawn, places);
    clearTimeout(this.lasting);
    this.lasting = setTimeout(() => sharpen(drawn), LASTS_MS);
    // The board begins on a whole device pixel too, wherever the table does.
    const snap = (
      /** @type {number} */ start,
      /** @type {number} */ space,
      /** @type {number} */ size,
    ) => Math.round((start + Math.max(MARGIN_PX, (space - size) / 2)) * ratio) / ratio - start;
    board.style.left = `${snap(room.left, room.width, places.width)}px`;
    board.style.top = `${snap(room.top, room.height, places.height)}px`;
    this.table.classList.toggle("enlarged", this.scale > 1);
  }

  /**
   * Enlarges the table about a point of it.
   * @param {number} scale @param {{x: number, y: number}} [point] in the table's own pixels; its middle if left out
   */
  zoom(scale, point = { x: this.table.clientWidth / 2, y: this.table.clientHeight / 2 }) {
    const next = Math.min(MOST, Math.max(1, scale));
    if (next === this.scale) return;
    const { table } = this;
    const grown = next / this.scale;
    const left = (table.scrollLeft + point.x) * grown - point.x;
    const top = (table.scrollTop + point.y) * grown - point.y;
    this.scale = next;
    this.now();
    table.scrollTo({ left, top, behavior: "instant" });
  }

  larger() {
    this.zoom(this.scale * STEP >= MOST ? 1 : this.scale * STEP);
  }

  all() {
    this.zoom(1);
  }

  /** The wheel with Ctrl, which is also a trackpad's pinch, enlarges; alone it pans. @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = this.table.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    this.zoom(this.scale * Math.exp(-event.deltaY / 200), point);
  }

  /** Two fingers enlarge, about the point between them; one finger pans as anything scrolls. */
  watchPinch() {
    const { table } = this;
    let apart = 0;
    let begun = 1;
    const spread = (/** @type {TouchList} */ touches) =>
      Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
    table.addEventListener(
      "touchstart",
      (event) => {
        if (event.touches.length !== 2) return;
        event.preventDefault();
        apart = spread(event.touches);
        begun = this.scale;
      },
      { passive: false },
    );
    table.addEventListener(
      "touchmove",
      (event) => {
        if (event.touches.length !== 2 || !apart) return;
        event.preventDefault();
        const box = table.getBoundingClientRect();
        const x = (event.touches[0].clientX + event.touches[1].clientX) / 2 - box.left;
        const y = (event.touches[0].clientY + event.touches[1].clientY) / 2 - box.top;
        this.zoom((begun * spread(event.touches)) / apart, { x, y });
      },
      { passive: false },
    );
    table.addEventListener("touchend", () => {
      apart = 0;
    });
  }
}
