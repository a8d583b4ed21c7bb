// Geometry: from slots in half tiles to whole device pixels, and which tile lies where.

/** Faces are 3 wide to 4 high; the side that shows right and below is this part of the width. */
const DEPTH = 0.12;
const HEIGHT = 4 / 3;
/** The soft shadow reaches this much of a width beyond the side. */
const SHADOW = 0.12;

/** @typedef {[number, number, number]} Slot x, y, z in half tiles and layers */

/**
 * @typedef {object} Places where every tile is drawn, in CSS pixels that fall on device pixels
 * @property {number} tileWidth of a face
 * @property {number} tileHeight of a face
 * @property {number} depth of a tile's side, and the shift from layer to layer
 * @property {number[]} left of each slot's face, from the board's left edge
 * @property {number[]} top of each slot's face
 * @property {number} width of the whole board, shadows included
 * @property {number} height
 */

/** @param {Slot} slot @returns {[number, number]} left and top in tile widths */
function spot([x, y, z]) {
  return [x / 2 - z * DEPTH, (y / 2) * HEIGHT - z * DEPTH];
}

/**
 * How many tile widths a layout needs across and down.
 * @param {readonly Slot[]} slots
 */
function extent(slots) {
  const lefts = slots.map((slot) => spot(slot)[0]);
  const tops = slots.map((slot) => spot(slot)[1]);
  const rim = DEPTH + SHADOW;
  return {
    across: Math.max(...lefts) - Math.min(...lefts) + 1 + rim,
    down: Math.max(...tops) - Math.min(...tops) + HEIGHT + rim,
  };
}

/**
 * Places a layout's tiles as large as they fit into a room.
 *
 * A face is a whole number of device pixels wide and high, and so is every position, so that edges
 * are crisp, neighbours leave no gap, and all tiles look alike at any ratio and zoom.
 * @param {readonly Slot[]} slots
 * @param {number} roomWidth CSS pixels
 * @param {number} roomHeight CSS pixels
 * @param {number} ratio device pixels for a CSS pixel
 * @param {number} [scale] 1 fits the room; more enlarges beyond it
 * @returns {Places}
 */
export function place(slots, roomWidth, roomHeight, ratio, scale = 1) {
  const { across, down } = extent(slots);
  // Rounding to whole pixels may add one to the height and to each side: leave them room.
  const widest = Math.min((roomWidth * ratio - 2) / across, (roomHeight * ratio - 3) / down);
  const width = Math.max(4, Math.floor(widest * scale));
  const height = Math.round(width * HEIGHT);
  // Rounded down: four layers up, a tile must not be shifted over the middle of its neighbour.
  const depth = Math.max(1, Math.floor(width * DEPTH));
  const left = slots.map(([x, , z]) => Math.floor((x * width) / 2) - z * depth);
  const top = slots.map(([, y, z]) => Math.floor((y * height) / 2) - z * depth);
  const firstLeft = Math.min(...left);
  const firstTop = Math.min(...top);
  const rim = depth + Math.ceil(width * SHADOW);
  return {
    tileWidth: width / ratio,
    tileHeight: height / ratio,
    depth: depth / ratio,
    left: left.map((value) => (value - firstLeft) / ratio),
    top: top.map((value) => (value - firstTop) / ratio),
    width: (Math.max(...left) - firstLeft + width + rim) / ratio,
    height: (Math.max(...top) - firstTop + height + rim) / ratio,
  };
}

/**
 * Painting order: by layer, then by x + y, so that every side falls over what lies behind it.
 * @param {readonly Slot[]} slots
 * @returns {number[]} rank of each slot, from 1
 */
export function paintOrder(slots) {
  const order = slots.map((_, slot) => slot);
  const key = (/** @type {number} */ slot) => {
    const [x, y, z] = slots[slot];
    return [z, x + y, x];
  };
  order.sort((a, b) => {
    const [first, second] = [key(a), key(b)];
    return first[0] - second[0] || first[1] - second[1] || first[2] - second[2];
  });
  const rank = new Array(slots.length).fill(0);
  for (const [index, slot] of order.entries()) rank[slot] = index + 1;
  return rank;
}

/** @typedef {"left" | "right" | "up" | "down"} Direction */

/**
 * The nearest of some slots in a direction, seen on the screen: straight ahead counts for more
 * than to the side.
 * @param {readonly Slot[]} slots
 * @param {number} from
 * @param {Direction} direction
 * @param {readonly number[]} among
 * @returns {number} a slot, or -1 where there is none
 */
export function nearest(slots, from, direction, among) {
  const [left, top] = spot(slots[from]);
  const level = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const slot of among) {
    const [otherLeft, otherTop] = spot(slots[slot]);
    const ahead = sign * (level ? otherLeft - left : otherTop - top);
    const aside = Math.abs(level ? otherTop - top : otherLeft - left);
    if (slot === from || ahead < 0.3 || aside > ahead * 2.5) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [slot, cost];
  }
  return best >= 0 ? best : anyAhead(slots, from, level, sign, among);
}

/**
 * Where nothing lies near the line, the nearest slot that is ahead at all.
 * @param {readonly Slot[]} slots @param {number} from @param {boolean} level
 * @param {number} sign @param {readonly number[]} among
 */
function anyAhead(slots, from, level, sign, among) {
  const [left, top] = spot(slots[from]);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const slot of among) {
    const [otherLeft, otherTop] = spot(slots[slot]);
    const ahead = sign * (level ? otherLeft - left : otherTop - top);
    const cost = ahead + Math.abs(level ? otherTop - top : otherLeft - left) * 2;
    if (slot !== from && ahead >= 0.3 && cost < least) [best, least] = [slot, cost];
  }
  return best;
}

/**
 * The slot among some that lies closest to another, wherever it is: where focus goes when a tile
 * leaves, or when the layer changes.
 * @param {readonly Slot[]} slots @param {number} from @param {readonly number[]} among
 * @returns {number} a slot, or -1 when there are none
 */
export function closest(slots, from, among) {
  const [left, top] = spot(slots[from]);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const slot of among) {
    const [otherLeft, otherTop] = spot(slots[slot]);
    const cost = Math.hypot(otherLeft - left, otherTop - top);
    if (slot !== from && cost < least) [best, least] = [slot, cost];
  }
  return best;
}
