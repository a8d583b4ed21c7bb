// Render: makes the board in the page equal to the state, touching only what has changed.

import { paintOrder } from "./geometry.js";
import { nameOf } from "./names.js";
import { faceAt, inPlay, isFree, matches, open, phase } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./geometry.js").Places} Places */

/**
 * @typedef {object} Tile what is drawn of a slot, so that the page itself need not be asked
 * @property {HTMLButtonElement} element
 * @property {string} face notation, or "" for a back
 * @property {string} name
 * @property {boolean} free
 * @property {string} marks
 */

/**
 * @typedef {object} Drawn what is on the board now
 * @property {HTMLElement} board
 * @property {import("./types.js").Layout | null} layout
 * @property {(Tile | undefined)[]} tiles by slot
 * @property {number[]} order painting rank of each slot
 * @property {Places | null} places
 * @property {boolean} index whether small latin indices are shown
 * @property {boolean} highlight whether the matches of a selected tile are marked
 * @property {boolean} dim whether blocked tiles are dimmed
 */

/** @param {HTMLElement} board @returns {Drawn} */
export function createDrawn(board) {
  return {
    board,
    layout: null,
    tiles: [],
    order: [],
    places: null,
    index: false,
    highlight: true,
    dim: true,
  };
}

/** The parts of a tile that never change, to be cloned. */
const pattern = document.createElement("template");
pattern.innerHTML = `<button type="button" class="tile"><svg class="art" viewBox="0 0 372 472"
 preserveAspectRatio="none" aria-hidden="true"><use class="shadow" href="#tile-shadow" width="372"
 height="472"/><use class="body" href="#tile-back" width="336" height="436"/></svg></button>`.replaceAll(
  "\n",
  "",
);

/** The marks of a tile that the page shows, least first: a tile has the rim of its last one. */
const MARKS = ["pulse", "match", "hint", "blocking", "selected"];

/** A tile is shaded the more, the more layers lie above its own. */
const SHADE = 0.02;
const DEEPEST_SHADE = 0.08;

/** @param {Drawn} drawn @param {number} slot @param {number} z */
function createTile(drawn, slot, z) {
  const copy = /** @type {HTMLElement} */ (pattern.content.firstElementChild).cloneNode(true);
  const element = /** @type {HTMLButtonElement} */ (copy);
  element.dataset.slot = String(slot);
  element.dataset.layer = String(z + 1);
  element.style.zIndex = String(drawn.order[slot]);
  const above = (drawn.layout?.layers ?? 1) - 1 - z;
  element.style.setProperty("--tile-low", String(Math.min(SHADE * above, DEEPEST_SHADE)));
  element.tabIndex = -1;
  return { element, face: "", name: "", free: false, marks: "" };
}

/**
 * Lays another layout's tiles, face down, in place of what was there.
 * @param {Drawn} drawn @param {import("./types.js").Layout} layout
 */
export function layOut(drawn, layout) {
  drawn.layout = layout;
  drawn.order = paintOrder(layout.slots);
  drawn.tiles = layout.slots.map(([, , z], slot) => createTile(drawn, slot, z));
  drawn.places = null;
  drawn.board.replaceChildren(...drawn.tiles.map((tile) => /** @type {Tile} */ (tile).element));
}

/** Puts every tile where the geometry says. @param {Drawn} drawn @param {Places} places */
export function position(drawn, places) {
  drawn.places = places;
  const { style } = drawn.board;
  style.width = `${places.width}px`;
  style.height = `${places.height}px`;
  style.setProperty("--tile-w", `${places.tileWidth}px`);
  style.setProperty("--tile-h", `${places.tileHeight}px`);
  style.setProperty("--depth", `${places.depth}px`);
  for (const [slot, tile] of drawn.tiles.entries()) if (tile) positionTile(places, slot, tile);
}

/** @param {Places} places @param {number} slot @param {Tile} tile */
function positionTile(places, slot, tile) {
  tile.element.style.left = `${places.left[slot]}px`;
  tile.element.style.top = `${places.top[slot]}px`;
}

/**
 * Makes the board equal to the state.
 * @param {State} state @param {Drawn} drawn
 * @returns {{left: HTMLElement[], came: HTMLElement[], turned: HTMLElement[], freed: HTMLElement[]}}
 *   tiles that are gone (still in the page, for their flight), that are new, whose face is another,
 *   and that have become free
 */
export function render(state, drawn) {
  const changes = { left: [], came: [], turned: [], freed: [] };
  const marks = marksOf(state, drawn);
  for (let slot = 0; slot < drawn.tiles.length; slot += 1) {
    renderSlot(state, drawn, slot, marks.get(slot) ?? "", changes);
  }
  drawn.board.dataset.phase = phase(state);
  if (state.view) {
    drawn.board.dataset.code = state.view.code;
    drawn.board.dataset.layout = state.view.layout;
  }
  return changes;
}

/**
 * @param {State} state @param {Drawn} drawn @param {number} slot @param {string} marks
 * @param {Record<string, HTMLElement[]>} changes
 */
function renderSlot(state, drawn, slot, marks, changes) {
  let tile = drawn.tiles[slot];
  if (!inPlay(state, slot)) {
    if (tile) {
      drawn.tiles[slot] = undefined;
      retire(tile.element);
      changes.left.push(tile.element);
    }
    return;
  }
  if (!tile) {
    tile = restore(drawn, slot);
    changes.came.push(tile.element);
  }
  const face = open(state) ? faceAt(state, slot) : "";
  if (face !== tile.face) {
    if (tile.face && face) changes.turned.push(tile.element);
    turn(tile, face, drawn.index);
  }
  const free = open(state) && isFree(state, slot);
  if (free && !tile.free && tile.name) changes.freed.push(tile.element);
  renderState(state, tile, slot, free);
  tile.element.classList.toggle("dimmed", drawn.dim && !free && face !== "");
  if (marks !== tile.marks) mark(tile, marks);
}

/** @param {State} state @param {Tile} tile @param {number} slot @param {boolean} free */
function renderState(state, tile, slot, free) {
  const { element } = tile;
  if (free !== tile.free || element.dataset.free === undefined) {
    tile.free = free;
    element.dataset.free = String(free);
    element.tabIndex = free ? 0 : -1;
  }
  const name = nameOf(state, slot);
  if (name !== tile.name) {
    tile.name = name;
    element.setAttribute("aria-label", name);
  }
}

/** A tile that has left play answers to nothing while it flies. @param {HTMLElement} element */
function retire(element) {
  element.classList.add("leaving");
  element.removeAttribute("aria-pressed");
  element.dataset.was = element.dataset.slot;
  delete element.dataset.slot;
  element.setAttribute("aria-hidden", "true");
  element.tabIndex = -1;
}

/** Puts a tile back on its slot, in its place among the others. @param {Drawn} drawn @param {number} slot */
function restore(drawn, slot) {
  const tile = createTile(drawn, slot, drawn.layout?.slots[slot][2] ?? 0);
  drawn.tiles[slot] = tile;
  if (drawn.places) positionTile(drawn.places, slot, tile);
  const next = drawn.tiles.find((other, index) => index > slot && other);
  drawn.board.insertBefore(tile.element, next?.element ?? null);
  return tile;
}

/**
 * Turns a tile to show a face, or its back.
 * @param {Tile} tile @param {string} face @param {boolean} index
 */
function turn(tile, face, index) {
  tile.face = face;
  const { element } = tile;
  const art = /** @type {SVGElement} */ (element.firstElementChild);
  for (const old of art.querySelectorAll(".face, .index")) old.remove();
  art.querySelector(".body")?.setAttribute("href", face ? "#tile" : "#tile-back");
  if (!face) {
    delete element.dataset.face;
    return;
  }
  element.dataset.face = face;
  const rim = art.querySelector(".rim");
  const picture = use("face", `f-${face}`);
  art.insertBefore(picture, rim);
  if (!index) return;
  picture.setAttribute("transform", "translate(30 40) scale(.9)");
  art.insertBefore(use("index", `n-${face}`), rim);
}

/** @param {string} name @param {string} symbol */
function use(name, symbol) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", "use");
  element.setAttribute("class", name);
  element.setAttribute("href", `#${symbol}`);
  element.setAttribute("width", "300");
  element.setAttribute("height", "400");
  return element;
}

/** Draws every face anew: after the index was switched on or off. @param {Drawn} drawn */
export function redrawFaces(drawn) {
  for (const tile of drawn.tiles) if (tile?.face) turn(tile, tile.face, drawn.index);
}

/** @param {State} state @param {Drawn} drawn @returns {Map<number, string>} the marks of each marked slot */
function marksOf(state, drawn) {
  /** @type {Map<number, string>} */
  const marks = new Map();
  if (!open(state)) return marks;
  const add = (/** @type {number[]} */ slots, /** @type {string} */ name) => {
    for (const slot of slots) marks.set(slot, `${marks.get(slot) ?? ""} ${name}`);
  };
  add(state.pulse, "pulse");
  if (state.selected >= 0 && drawn.highlight) add(matches(state, state.selected), "match");
  add(state.hint, "hint");
  add(state.blocking, "blocking");
  if (state.selected >= 0) add([state.selected], "selected");
  return marks;
}

/** @param {Tile} tile @param {string} marks */
function mark(tile, marks) {
  tile.marks = marks;
  const { element } = tile;
  const art = /** @type {SVGElement} */ (element.firstElementChild);
  art.querySelector(".rim")?.remove();
  let last = "";
  for (const name of MARKS) {
    const on = marks.includes(` ${name}`);
    if (on) last = name;
    if (name === "selected") continue;
    if (on) element.dataset[name] = "";
    else delete element.dataset[name];
  }
  if (last === "selected") element.setAttribute("aria-pressed", "true");
  else element.removeAttribute("aria-pressed");
  if (last) art.append(use("rim", `rim-${last === "pulse" ? "hint" : last}`));
}
