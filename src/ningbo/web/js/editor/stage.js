// Stage: the editor's table as it is drawn: the layer that is edited clear, those below it faint,
// those above it as outlines; a grid, the axis, and over all where the next tile would lie.

import { h } from "../dom.js";
import { paintOrder } from "../geometry.js";
import { say } from "../words.js";

/** @typedef {import("../editor.js").Editor} Editor */
/** @typedef {import("../types.js").Slot} Slot */

const NS = "http://www.w3.org/2000/svg";
/** Half a tile, and the shift from layer to layer, in units of the drawing: as on the game's table. */
const [ACROSS, DOWN, DEPTH] = [15, 20, 3.6];
const RIM = 6;
/** How much darker each layer below is. */
const LOWER = 0.05;
const [LEAST_ZOOM, MOST_ZOOM] = [1, 8];

/** @param {string} tag @param {Record<string, string | number>} attributes @param {...Node} children */
function svg(tag, attributes, ...children) {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

export class Stage {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.below = svg("g", { class: "below" });
    this.grid = svg("g", { class: "grid" });
    this.here = svg("g", { class: "here" });
    this.above = svg("g", { class: "above" });
    this.axis = svg("g", { class: "axis" });
    this.ghosts = svg("g", { class: "ghosts" });
    this.picture = /** @type {SVGSVGElement} */ (
      svg("svg", { "aria-hidden": "true" }, tileParts(), this.below, this.grid, this.here)
    );
    this.picture.append(this.above, this.axis, this.ghosts);
    this.element = h(
      "div",
      {
        className: "editor-stage",
        role: "application",
        tabIndex: 0,
        "aria-label": say("editor.stage"),
        "data-editor": "stage",
      },
      this.picture,
    );
    this.zoom = 1;
    /** What the pointer is about to do. @type {{places: Slot[], kind: string} | null} */
    this.stroke = null;
  }

  /** Keeps the drawing as large as there is room. @param {AbortSignal} signal */
  watch(signal) {
    const observer = new ResizeObserver(() => this.size());
    observer.observe(this.element);
    signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  }

  // -- drawing -------------------------------------------------------------------------------

  draw() {
    const { layer, outlined, view, whole } = this.editor;
    const layers = Math.max(view.perLayer.length, layer + 1);
    const [width, height] = view.table;
    const shift = layers * DEPTH;
    this.box = {
      left: -RIM - shift,
      top: -RIM - shift,
      width: width * ACROSS + shift + 2 * RIM,
      height: height * DOWN + shift + 2 * RIM,
    };
    const { box } = this;
    this.picture.setAttribute("viewBox", `${box.left} ${box.top} ${box.width} ${box.height}`);
    const rank = paintOrder(view.slots);
    const order = view.slots.map((_, slot) => slot).sort((a, b) => rank[a] - rank[b]);
    /** @type {Element[][]} */
    const [below, here, above] = [[], [], []];
    for (const slot of order) {
      const [, , z] = view.slots[slot];
      if (z > layer && !whole) above.push(this.outline(view.slots[slot], "over"));
      else {
        const drawn = this.tile(view.slots[slot], whole ? layers - 1 - z : layer - z);
        drawn.dataset.slot = String(slot);
        (z < layer && !whole ? below : here).push(drawn);
      }
    }
    for (const slot of outlined ? view.free : []) {
      if (view.slots[slot][2] === layer) here.push(this.outline(view.slots[slot], "free"));
    }
    for (const slot of view.unsupported) {
      if (view.slots[slot][2] === layer) here.push(this.outline(view.slots[slot], "floating"));
    }
    this.below.replaceChildren(...below);
    this.here.replaceChildren(...here);
    this.above.replaceChildren(...above);
    this.drawGrid();
    this.size();
  }

  /** Lines at whole tiles, dots of a line at half ones. */
  drawGrid() {
    const { half, layer, view } = this.editor;
    const [width, height] = view.table;
    const [left, top] = [-layer * DEPTH, -layer * DEPTH];
    const [right, bottom] = [left + width * ACROSS, top + height * DOWN];
    const table = { x: left, y: top, width: width * ACROSS, height: height * DOWN, rx: 4 };
    const parts = [svg("rect", { class: "table", ...table })];
    const step = half ? 1 : 2;
    for (let x = step; x < width; x += step) {
      const at = left + x * ACROSS;
      parts.push(svg("path", { class: x % 2 ? "half" : "whole", d: `M${at} ${top}V${bottom}` }));
    }
    for (let y = step; y < height; y += step) {
      const at = top + y * DOWN;
      parts.push(svg("path", { class: y % 2 ? "half" : "whole", d: `M${left} ${at}H${right}` }));
    }
    this.grid.replaceChildren(...parts);
    this.drawAxis();
  }

  /** What divides the table, over all that lies there. */
  drawAxis() {
    const { layer, view } = this.editor;
    const { axis, symmetry, table } = view;
    const [left, top] = [-layer * DEPTH, -layer * DEPTH];
    const [right, bottom] = [left + table[0] * ACROSS, top + table[1] * DOWN];
    const [x, y] = [left + (axis[0] / 2) * ACROSS, top + (axis[1] / 2) * DOWN];
    const lines = [];
    if (symmetry === "left-right" || symmetry === "both") lines.push(`M${x} ${top}V${bottom}`);
    if (symmetry === "up-down" || symmetry === "both") lines.push(`M${left} ${y}H${right}`);
    if (symmetry === "half-turn") lines.push(`M${x - 8} ${y}a8 8 0 1 1 0 .1zM${x} ${y}h.1`);
    this.axis.replaceChildren(...lines.map((d) => svg("path", { d })));
  }

  /** Where the next tile would lie, what is carried, and what the pointer is about to do. */
  drawGhosts() {
    const { carried, corner, cursor, layer } = this.editor;
    /** @type {Element[]} */
    const parts = [];
    const { places, kind } = this.stroke ?? { places: [], kind: "put" };
    for (const place of places) {
      for (const image of this.images(place)) parts.push(this.outline(image, kind));
    }
    if (corner) {
      for (const place of blockPlaces(corner, [...cursor, layer])) {
        for (const image of this.images(place)) parts.push(this.outline(image, "put"));
      }
    }
    if (carried) parts.push(this.outline(carried, "erase"));
    const [first, ...images] = this.images([...cursor, layer]);
    for (const image of images) parts.push(this.outline(image, "image"));
    parts.push(this.outline(first, carried ? "cursor carrying" : "cursor"));
    this.ghosts.replaceChildren(...parts);
  }

  /** A place and where else an edit there is done. @param {Slot} place @returns {Slot[]} */
  images([x, y, z]) {
    return this.editor.view.maps.map(([a, m, b, n]) => [a + m * x, b + n * y, z]);
  }

  /** @param {Slot} slot */
  spot([x, y, z]) {
    return [x * ACROSS - z * DEPTH, y * DOWN - z * DEPTH];
  }

  /** @param {Slot} slot @param {number} depth layers below the one that is edited */
  tile(slot, depth) {
    const [x, y] = this.spot(slot);
    const [width, height] = [2 * ACROSS, 2 * DOWN];
    const size = { width: width + DEPTH, height: height + DEPTH };
    const use = /** @type {SVGUseElement} */ (svg("use", { href: "#editor-tile", x, y, ...size }));
    use.style.setProperty("--tile-low", String(Math.min(depth * LOWER, 0.3)));
    const edge = svg("rect", { class: "edge", x, y, width, height, rx: 2.6 });
    return /** @type {SVGGElement} */ (svg("g", {}, use, edge));
  }

  /** @param {Slot} slot @param {string} kind */
  outline(slot, kind) {
    const [x, y] = this.spot(slot);
    const inset = kind === "free" ? 3 : 1;
    return svg("rect", {
      class: kind,
      x: x + inset,
      y: y + inset,
      width: 2 * ACROSS - 2 * inset,
      height: 2 * DOWN - 2 * inset,
      rx: 2.6,
    });
  }

  // -- size ----------------------------------------------------------------------------------

  size() {
    const { box, element, picture, zoom } = this;
    if (!box) return;
    const room = { width: element.clientWidth, height: element.clientHeight };
    const fit = Math.min(room.width / box.width, room.height / box.height);
    picture.style.width = `${Math.floor(box.width * fit * zoom)}px`;
    picture.style.height = `${Math.floor(box.height * fit * zoom)}px`;
  }

  /** @param {number} factor */
  zoomBy(factor) {
    this.zoomTo(this.zoom * factor);
  }

  /**
   * Enlarges about a point of the window, the middle of the stage if left out.
   * @param {number} zoom @param {{x: number, y: number}} [about]
   */
  zoomTo(zoom, about) {
    const { element, picture } = this;
    const room = element.getBoundingClientRect();
    const at = about ?? { x: room.left + room.width / 2, y: room.top + room.height / 2 };
    const before = picture.getBoundingClientRect();
    const part = [(at.x - before.left) / before.width, (at.y - before.top) / before.height];
    this.zoom = Math.max(LEAST_ZOOM, Math.min(zoom, MOST_ZOOM));
    this.size();
    const after = picture.getBoundingClientRect();
    element.scrollLeft += after.left + part[0] * after.width - at.x;
    element.scrollTop += after.top + part[1] * after.height - at.y;
  }

  /**
   * Scrolls so that a point of the table lies under the pointer.
   * @param {[number, number]} point in half tiles @param {PointerEvent} event
   */
  panTo(point, event) {
    const { box, element, picture } = this;
    if (!box) return;
    const scale = picture.getBoundingClientRect().width / box.width;
    const [x, y] = this.pointAt(event);
    element.scrollLeft -= (x - point[0]) * ACROSS * scale;
    element.scrollTop -= (y - point[1]) * DOWN * scale;
  }

  /** Scrolls to where the cursor is. */
  follow() {
    if (this.zoom > 1)
      this.ghosts.lastElementChild?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /**
   * A point of the window in half tiles of the layer that is edited.
   * @param {{clientX: number, clientY: number}} event
   * @returns {[number, number]}
   */
  pointAt({ clientX, clientY }) {
    const { box, editor, picture } = this;
    const drawn = picture.getBoundingClientRect();
    if (!box) return [0, 0];
    const scale = box.width / drawn.width;
    const x = (clientX - drawn.left) * scale + box.left + editor.layer * DEPTH;
    const y = (clientY - drawn.top) * scale + box.top + editor.layer * DEPTH;
    return [x / ACROSS, y / DOWN];
  }
}

/**
 * The places of a block between two corners, in steps of a whole tile from the first.
 * @param {Slot} from @param {readonly number[]} to
 * @returns {Slot[]}
 */
export function blockPlaces([x, y, z], to) {
  const across = Math.round((to[0] - x) / 2);
  const down = Math.round((to[1] - y) / 2);
  /** @type {Slot[]} */
  const places = [];
  for (let j = Math.min(0, down); j <= Math.max(0, down); j += 1) {
    for (let i = Math.min(0, across); i <= Math.max(0, across); i += 1) {
      places.push([x + 2 * i, y + 2 * j, z]);
    }
  }
  return places;
}

/** The body of a tile from the page's own art, to be used here. */
function tileParts() {
  const art = /** @type {HTMLTemplateElement} */ (document.getElementById("art"));
  const parts = art.content.querySelector("defs")?.cloneNode(true) ?? svg("defs", {});
  const body = /** @type {Element | undefined} */ (
    art.content.querySelector("#tile")?.cloneNode(true)
  );
  if (body) {
    body.id = "editor-tile";
    parts.appendChild(body);
  }
  return parts;
}
