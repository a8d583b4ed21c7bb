// Layout picture: a small drawing of a layout, from its slots.

import { paintOrder } from "./geometry.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Layout} Layout */

const NS = "http://www.w3.org/2000/svg";
const [WIDTH, HEIGHT, DEPTH] = [30, 40, 4];

/** @param {string} tag @param {Record<string, string | number>} attributes */
function svg(tag, attributes) {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/**
 * @param {Layout} layout
 * @param {{layer?: number, free?: readonly number[]}} [show] only one layer (from 1), the rest faint; and
 *   slots to outline as free
 */
export function layoutPicture(layout, { layer, free = [] } = {}) {
  const places = layout.slots.map(([x, y, z]) => [
    (x * WIDTH) / 2 - z * DEPTH,
    (y * HEIGHT) / 2 - z * DEPTH,
  ]);
  const left = Math.min(...places.map(([x]) => x)) - 2;
  const top = Math.min(...places.map(([, y]) => y)) - 2;
  const width = Math.max(...places.map(([x]) => x)) + WIDTH + DEPTH + 2 - left;
  const height = Math.max(...places.map(([, y]) => y)) + HEIGHT + DEPTH + 2 - top;
  const picture = svg("svg", {
    class: "layout-picture",
    viewBox: `${left} ${top} ${width} ${height}`,
    role: "img",
    "aria-label": say("layouts.picture", { layout: say(`layout.${layout.id}`) }),
  });
  const rank = paintOrder(layout.slots);
  const order = layout.slots.map((_, slot) => slot).sort((a, b) => rank[a] - rank[b]);
  for (const slot of order) {
    const z = layout.slots[slot][2];
    if (layer !== undefined && z + 1 > layer) continue;
    picture.append(
      ...drawTile(places[slot], z, layer !== undefined && z + 1 < layer, free.includes(slot)),
    );
  }
  return picture;
}

/** @param {number[]} place @param {number} z @param {boolean} faint @param {boolean} free */
function drawTile([x, y], z, faint, free) {
  const extra = faint ? " faint" : "";
  const side = svg("path", {
    class: `side${extra}`,
    d: `M${x + WIDTH} ${y}l${DEPTH} ${DEPTH}v${HEIGHT}h${-WIDTH}l${-DEPTH} ${-DEPTH}h${WIDTH}z`,
  });
  const face = svg("rect", {
    class: `face height-${Math.min(z, 6)}${extra}`,
    x,
    y,
    width: WIDTH,
    height: HEIGHT,
    rx: 3,
  });
  const parts = [side, face];
  if (free && !faint) {
    parts.push(
      svg("rect", {
        class: "free",
        x: x + 3,
        y: y + 3,
        width: WIDTH - 6,
        height: HEIGHT - 6,
        rx: 2,
      }),
    );
  }
  return parts;
}
