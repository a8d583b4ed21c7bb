// Pointers on the editor's table: a stroke of mouse, pen or finger becomes one edit when it ends; two
// fingers move and enlarge the table.

import { blockPlaces } from "./stage.js";

/** @typedef {import("../editor.js").Editor} Editor */
/** @typedef {import("../types.js").Slot} Slot */

/** A press that moves less than this, in half tiles, is no drag. */
const STILL = 0.6;

/**
 * @typedef {object} Stroke
 * @property {number} pointer
 * @property {"paint" | "block" | "move" | "erase" | "pan"} kind pan: the table itself
 * @property {[number, number]} from in half tiles
 * @property {Slot} start where the first tile would lie, or lies
 * @property {Slot[]} places
 * @property {boolean} moved
 */

/** @param {Editor} editor */
export function listenToPointers(editor) {
  const { stage } = editor;
  const { element } = stage;
  /** @type {Stroke | null} */
  let stroke = null;
  const pinch = new Pinch(stage);

  const drop = () => {
    stroke = null;
    stage.stroke = null;
    stage.drawGhosts();
  };

  element.addEventListener("pointerdown", (event) => {
    if (event.button > 0 && event.button !== 2) return;
    if (event.pointerType === "touch" && pinch.down(event)) return drop();
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.setPointerCapture(event.pointerId);
    editor.leave();
    stroke = begin(editor, event);
    extend(editor, stroke, event);
  });
  element.addEventListener("pointermove", (event) => {
    if (pinch.move(event)) return;
    if (stroke?.pointer === event.pointerId) extend(editor, stroke, event);
    else if (!stroke && event.pointerType === "mouse") hover(editor, event);
  });
  element.addEventListener("pointerup", (event) => {
    pinch.up(event);
    if (stroke?.pointer !== event.pointerId) return;
    extend(editor, stroke, event);
    const edit = edited(stroke);
    drop();
    if (edit) editor.edit(edit);
  });
  element.addEventListener("pointercancel", (event) => {
    pinch.up(event);
    drop();
  });
  element.addEventListener("contextmenu", (event) => event.preventDefault());
  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const about = { x: event.clientX, y: event.clientY };
      stage.zoomTo(stage.zoom * Math.exp(-event.deltaY / 200), about);
    },
    { passive: false },
  );
}

/**
 * The place of a tile whose middle is nearest to a point, in half or whole steps; whole ones go on
 * from the tiles of the layer.
 * @param {Editor} editor @param {[number, number]} point
 * @returns {Slot}
 */
function placeAt(editor, [x, y]) {
  const { half, layer, view } = editor;
  const like = view.slots.find(([, , z]) => z === layer) ?? view.slots.find(([, , z]) => z < layer);
  const nearest = (/** @type {number} */ at, /** @type {number} */ part) =>
    half ? Math.round(at - 1) : part + 2 * Math.round((at - 1 - part) / 2);
  const clamp = (/** @type {number} */ at, /** @type {number} */ size) =>
    at < 0 ? at + 2 - (half ? 1 : 0) : at > size - 2 ? at - 2 + (half ? 1 : 0) : at;
  const [width, height] = view.table;
  return [
    clamp(nearest(x, (like?.[0] ?? 0) % 2), width),
    clamp(nearest(y, (like?.[1] ?? 0) % 2), height),
    layer,
  ];
}

/** @param {Editor} editor @param {PointerEvent} event @returns {Stroke} */
function begin(editor, event) {
  const point = editor.stage.pointAt(event);
  const slot = editor.slotAt(...point);
  const pointer = event.pointerId;
  const from = point;
  const tool = event.button === 2 ? "erase" : editor.tool;
  if (tool === "erase") {
    return { pointer, kind: "erase", from, start: [0, 0, 0], places: [], moved: false };
  }
  if (slot >= 0 && tool !== "block") {
    const start = editor.view.slots[slot];
    return { pointer, kind: "move", from, start, places: [start], moved: false };
  }
  if (tool === "move") {
    return { pointer, kind: "pan", from, start: [0, 0, 0], places: [], moved: false };
  }
  const start = placeAt(editor, point);
  const kind = tool === "block" ? "block" : "paint";
  return { pointer, kind, from, start, places: [start], moved: false };
}

/** @param {Editor} editor @param {Stroke} stroke @param {PointerEvent} event */
function extend(editor, stroke, event) {
  const { stage } = editor;
  const point = stage.pointAt(event);
  const [x, y] = point;
  const away = Math.hypot(x - stroke.from[0], y - stroke.from[1]);
  stroke.moved ||= away > STILL;
  if (stroke.kind === "pan") {
    stage.panTo(stroke.from, event);
  } else if (stroke.kind === "erase") {
    const slot = editor.slotAt(x, y);
    const place = editor.view.slots[slot];
    if (place && !stroke.places.includes(place)) stroke.places.push(place);
  } else if (stroke.kind === "move") {
    stroke.places = [stroke.moved ? moved(editor, stroke, point) : stroke.start];
  } else if (stroke.kind === "block") {
    stroke.places = blockPlaces(stroke.start, [x - 1, y - 1]);
  } else {
    const last = blockPlaces(stroke.start, [x - 1, y - 1]);
    const corner = last.find((place) => isNearest(place, stroke.start, point));
    if (corner && !stroke.places.some((place) => equal(place, corner))) stroke.places.push(corner);
  }
  const [first] = stroke.places.slice(-1);
  if (first) editor.cursor = [first[0], first[1]];
  stage.stroke = { places: stroke.places, kind: stroke.kind === "erase" ? "erase" : "put" };
  stage.drawGhosts();
}

/** @param {Slot} place @param {Slot} start @param {[number, number]} point */
function isNearest([x, y], start, point) {
  return (
    x === start[0] + 2 * Math.round((point[0] - 1 - start[0]) / 2) &&
    y === start[1] + 2 * Math.round((point[1] - 1 - start[1]) / 2)
  );
}

/** @param {Slot} a @param {Slot} b */
function equal(a, b) {
  return a[0] === b[0] && a[1] === b[1];
}

/** Where a tile that is dragged would come down. @param {Editor} editor @param {Stroke} stroke @param {[number, number]} point @returns {Slot} */
function moved(editor, stroke, point) {
  const step = editor.half ? 1 : 2;
  const by = [0, 1].map((axis) => step * Math.round((point[axis] - stroke.from[axis]) / step));
  const [x, y, z] = stroke.start;
  const [width, height] = editor.view.table;
  return [
    Math.max(0, Math.min(x + by[0], width - 2)),
    Math.max(0, Math.min(y + by[1], height - 2)),
    z,
  ];
}

/** @param {Editor} editor @param {PointerEvent} event */
function hover(editor, event) {
  const point = editor.stage.pointAt(event);
  const slot = editor.slotAt(...point);
  const [x, y] = slot >= 0 ? editor.view.slots[slot] : placeAt(editor, point);
  if (editor.carried || editor.corner) return;
  if (editor.cursor[0] === x && editor.cursor[1] === y) return;
  editor.cursor = [x, y];
  editor.stage.drawGhosts();
}

/** @param {Stroke} stroke @returns {string} the edit that it makes, "" for none */
function edited({ kind, moved: dragged, places, start }) {
  const [last] = places.slice(-1);
  if (!last) return "";
  if (kind === "erase") return `remove ${places.map(String).join(" ")}`;
  if (kind === "block") {
    const [[left, top, z]] = places;
    const across = (last[0] - left) / 2 + 1;
    const down = (last[1] - top) / 2 + 1;
    return `block ${left},${top},${z} ${across}x${down}`;
  }
  if (kind === "paint") {
    return places.length > 1 ? `paint ${places.map(String).join(" ")}` : `toggle ${start}`;
  }
  if (!dragged) return `toggle ${start}`;
  if (equal(last, start)) return "";
  return `move ${last[0] - start[0]},${last[1] - start[1]},0 ${start}`;
}

/** Two fingers on the table. */
class Pinch {
  /** @param {import("./stage.js").Stage} stage */
  constructor(stage) {
    this.stage = stage;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.wide = 0;
    this.zoom = 1;
  }

  /** @param {PointerEvent} event @returns {boolean} whether there are two now */
  down(event) {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size !== 2) return this.fingers.size > 2;
    this.wide = this.width();
    this.zoom = this.stage.zoom;
    return true;
  }

  /** @param {PointerEvent} event @returns {boolean} whether it was theirs */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return false;
    const before = this.middle();
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size < 2) return false;
    const after = this.middle();
    this.stage.element.scrollLeft -= after.x - before.x;
    this.stage.element.scrollTop -= after.y - before.y;
    this.stage.zoomTo((this.zoom * this.width()) / this.wide, after);
    return true;
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  middle() {
    const all = [...this.fingers.values()];
    const mean = (/** @type {"x" | "y"} */ axis) =>
      all.reduce((sum, finger) => sum + finger[axis], 0) / all.length;
    return { x: mean("x"), y: mean("y") };
  }

  width() {
    const [a, b] = this.fingers.values();
    return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  }
}
