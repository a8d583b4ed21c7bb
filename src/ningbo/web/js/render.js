// Render: makes the board in the page equal to the state, touching only what has changed.

import { boxOf } from "./art.js";
import { paintOrder } from "./geometry.js";
import { nameOf } from "./names.js";
import { Skins } from "./skins.js";
import { faceAt, inPlay, isFree, matches, open, phase } from "./state.js";
import { stretches } from "./stretches.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./geometry.js").Places} Places */

/**
 * @typedef {object} Tile what is drawn of a slot, so that the page itself need not be asked
 * @property {HTMLButtonElement} element
 * @property {HTMLElement} skin what shows its picture
 * @property {string} face notation, or "" for a back
 * @property {string} name
 * @property {boolean | null} free
 * @property {string} marks
 * @property {string} look what was painted last
 */

/**
 * @typedef {object} Drawn what is on the board now
 * @property {HTMLElement} board
 * @property {import("./art.js").Art} art
 * @property {Skins} skins
 * @property {import("./types.js").Layout | null} layout
 * @property {(Tile | undefined)[]} tiles by slot
 * @property {number[]} order painting rank of each slot
 * @property {Places | null} places
 * @property {boolean} highlight whether the matches of a selected tile are marked
 * @property {boolean} dim whether blocked tiles are dimmed
 */

/** @param {HTMLElement} board @param {import("./art.js").Art} art @returns {Drawn} */
export function createDrawn(board, art) {
  const none = { layout: null, tiles: [], order: [], places: null };
  return { board, art, skins: new Skins(art), ...none, highlight: true, dim: true };
}

/** The parts of a tile that never change, to be cloned. */
const pattern = document.createElement("template");
pattern.innerHTML = '<button type="button" class="tile" tabindex="-1"><i class="art"></i></button>';

/** The marks of a tile, least first: it has the rim of its last one. */
const MARKS = ["pulse", "match", "hint", "blocking", "selected"];

/** @param {Drawn} drawn @param {number} slot @returns {Tile} */
function createTile(drawn, slot) {
  const element = /** @type {HTMLButtonElement} */ (
    pattern.content.firstElementChild?.cloneNode(true)
  );
  element.dataset.slot = String(slot);
  element.style.zIndex = String(drawn.order[slot]);
  const skin = /** @type {HTMLElement} */ (element.firstElementChild);
  return { element, skin, face: "", name: "", free: null, marks: "", look: "" };
}

/**
 * Makes another layout's tiles, face down, in place of what was there; `mount` shows them.
 * @param {Drawn} drawn @param {import("./types.js").Layout} layout
 * @param {string} [there] a "1" for each slot with a tile; all have one if left out
 */
export function layOut(drawn, layout, there = "") {
  drawn.layout = layout;
  drawn.order = paintOrder(layout.slots);
  drawn.tiles = layout.slots.map((_, slot) =>
    there[slot] === "0" ? undefined : createTile(drawn, slot),
  );
  drawn.places = null;
}

/** Puts the tiles that were laid out into the page. @param {Drawn} drawn */
export function mount(drawn) {
  drawn.board.replaceChildren(...drawn.tiles.flatMap((tile) => tile?.element ?? []));
}

/**
 * Puts every tile where the geometry says. Pictures that there are grow or shrink with their tiles
 * until `sharpen` draws them anew: that takes too long for every step of a zoom.
 * @param {Drawn} drawn @param {Places} places
 */
export function position(drawn, places) {
  const { board } = drawn;
  const isNew = !drawn.places;
  drawn.places = places;
  const ratio = devicePixelRatio;
  const { width, height, before } = boxOf(...sizeIn(places));
  const lengths = {
    "--tile-w": places.tileWidth,
    "--tile-h": places.tileHeight,
    "--depth": places.depth,
    "--art-start": -before / ratio,
    "--art-w": width / ratio,
    "--art-h": height / ratio,
  };
  for (const [name, length] of Object.entries(lengths))
    board.style.setProperty(name, `${length}px`);
  board.style.width = `${places.width}px`;
  board.style.height = `${places.height}px`;
  for (const [slot, tile] of drawn.tiles.entries()) if (tile) positionTile(places, slot, tile);
  if (!isNew) return;
  drawn.art.resize(...sizeIn(places));
  repaint(drawn);
}

/** @param {Places} places @returns {[number, number]} width and height of a face in device pixels */
function sizeIn({ tileWidth, tileHeight }) {
  return [Math.round(tileWidth * devicePixelRatio), Math.round(tileHeight * devicePixelRatio)];
}

/** Draws the pictures for the size that their tiles have come to. @param {Drawn} drawn */
export async function sharpen(drawn) {
  const { art, places, tiles } = drawn;
  const before = art.pictures;
  if (places) art.resize(...sizeIn(places));
  const { pictures } = art;
  if (pictures === before) return;
  const turn = stretches();
  for (const [slot, tile] of tiles.entries()) {
    await turn();
    // Overtaken: by another size, or by other tiles.
    if (pictures !== art.pictures || tiles !== drawn.tiles) return;
    if (tile && tile === tiles[slot]) paintAnew(drawn, slot, tile);
  }
  drawn.skins.tidy();
}

/** @param {Places} places @param {number} slot @param {Tile} tile */
function positionTile(places, slot, tile) {
  tile.element.style.left = `${places.left[slot]}px`;
  tile.element.style.top = `${places.top[slot]}px`;
}

/** Paints every tile anew: their size, or what pictures look like, has changed. @param {Drawn} drawn */
export function repaint(drawn) {
  for (const [slot, tile] of drawn.tiles.entries()) if (tile) paintAnew(drawn, slot, tile);
  drawn.skins.tidy();
}

/** @param {Drawn} drawn @param {number} slot @param {Tile} tile */
function paintAnew(drawn, slot, tile) {
  tile.look = "";
  paint(drawn, slot, tile);
}

/**
 * Paints a tile as it should look, unless it does.
 * @param {Drawn} drawn @param {number} slot @param {Tile} tile
 * @param {boolean} [covered] shows its back for now, whatever it is
 */
export function paint(drawn, slot, tile, covered = false) {
  if (!drawn.places || !drawn.layout) return;
  const face = covered ? "" : tile.face;
  const dimmed = drawn.dim && tile.free === false && face !== "";
  const last = covered ? undefined : MARKS.findLast((name) => tile.marks.includes(` ${name}`));
  const rim = last === "pulse" ? "hint" : (last ?? "");
  const look = `${face} ${dimmed} ${rim}`;
  if (look === tile.look) return;
  tile.look = look;
  tile.element.classList.toggle("dimmed", dimmed);
  const depth = drawn.layout.layers - 1 - drawn.layout.slots[slot][2];
  drawn.skins.dress(tile.skin, { face, dimmed, depth, rim });
}

/**
 * @typedef {object} Changes
 * @property {HTMLElement[]} left tiles that are gone, still in the page for their flight
 * @property {HTMLElement[]} came tiles that are new
 * @property {HTMLElement[]} turned tiles whose face is another
 * @property {HTMLElement[]} freed tiles that something has blocked until now
 */

/**
 * Makes the board equal to the state.
 * @param {State} state @param {Drawn} drawn @returns {Changes}
 */
export function render(state, drawn) {
  /** @type {Changes} */
  const changes = { left: [], came: [], turned: [], freed: [] };
  const marks = marksOf(state, drawn);
  for (let slot = 0; slot < drawn.tiles.length; slot += 1) {
    renderSlot(state, drawn, slot, marks.get(slot) ?? "", changes);
  }
  drawn.board.dataset.phase = phase(state);
  if (state.view) {
    drawn.board.dataset.code = state.view.code;
    drawn.board.dataset.layout = state.view.layout;
    drawn.board.dataset.rules = state.view.rules;
  }
  return changes;
}

/**
 * @param {State} state @param {Drawn} drawn @param {number} slot @param {string} marks
 * @param {Changes} changes
 */
function renderSlot(state, drawn, slot, marks, changes) {
  let tile = drawn.tiles[slot];
  if (state.view && !inPlay(state, slot)) {
    if (!tile) return;
    drawn.tiles[slot] = undefined;
    retire(tile.element);
    changes.left.push(tile.element);
    return;
  }
  if (!tile) {
    if (!state.view) return;
    tile = restore(drawn, slot);
    changes.came.push(tile.element);
  }
  const face = open(state) ? faceAt(state, slot) : "";
  if (face !== tile.face) {
    if (tile.face && face) changes.turned.push(tile.element);
    tile.face = face;
    if (face) tile.element.dataset.face = face;
    else delete tile.element.dataset.face;
  }
  const blocked = tile.free === false && tile.name !== "" && wasOpen(drawn);
  renderState(state, tile, slot);
  if (blocked && tile.free) changes.freed.push(tile.element);
  if (marks !== tile.marks) mark(tile, marks);
  paint(drawn, slot, tile);
}

/** Whether faces were seen before this drawing: only then can a tile be seen to become free. @param {Drawn} drawn */
function wasOpen({ board }) {
  return board.dataset.phase === "playing" || board.dataset.phase === "stuck";
}

/** @param {State} state @param {Tile} tile @param {number} slot */
function renderState(state, tile, slot) {
  const { element } = tile;
  const free = open(state) && isFree(state, slot);
  if (free !== tile.free) {
    tile.free = free;
    element.dataset.free = String(free);
    element.tabIndex = free ? 0 : -1;
  }
  const name = nameOf(state, slot);
  if (name === tile.name) return;
  tile.name = name;
  element.setAttribute("aria-label", name);
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
  const tile = createTile(drawn, slot);
  drawn.tiles[slot] = tile;
  if (drawn.places) positionTile(drawn.places, slot, tile);
  const next = drawn.tiles.find((other, index) => index > slot && other);
  drawn.board.insertBefore(tile.element, next?.element ?? null);
  return tile;
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
  add([...state.going], "selected");
  if (state.selected >= 0) add([state.selected], "selected");
  return marks;
}

/** @param {Tile} tile @param {string} marks */
function mark(tile, marks) {
  tile.marks = marks;
  const { element } = tile;
  for (const name of MARKS) {
    const on = marks.includes(` ${name}`);
    if (name === "selected") {
      if (on) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
    } else if (on) element.dataset[name] = "";
    else delete element.dataset[name];
  }
}
