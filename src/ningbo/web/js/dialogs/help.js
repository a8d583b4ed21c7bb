// Help: the rules with pictures, the tiles, the layouts layer by layer, and all around the game.

import { show } from "../dialogs.js";
import { h } from "../dom.js";
import { layoutPicture } from "../layout-picture.js";
import { LAYOUTS, layoutOf } from "../offer.js";
import { faceName, percent, say } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").Layout} Layout */

/** @type {[string, ((app: App) => Node[])?][]} parts in order; some have more than their text */
const PARTS = [
  ["goal", matches],
  ["free", freeTiles],
  ["faces", faceTable],
  ["quick"],
  ["helpers"],
  ["tips"],
  ["layouts", layoutDrawings],
  ["solvable"],
  ["odds", odds],
  ["keys"],
  ["real"],
  ["other"],
  ["origin"],
  ["glossary"],
];

/** Device pixels of a face in the table of faces, for each CSS pixel. */
const FACE_PX = 30;

/** @param {App} app */
export function showHelp(app) {
  const parts = PARTS.map(([name, more]) => {
    const text = say(`help.${name}.text`).split("\n");
    const title = h("h3", {}, say(`help.${name}.title`));
    return h(
      "section",
      { "data-help": name },
      title,
      text.map((line) => h("p", {}, line)),
      more?.(app) ?? [],
    );
  });
  show("help", say("help.title"), parts);
}

/** Pairs that match: of one face, of the flowers, of the seasons. @param {App} app */
function matches({ drawn }) {
  const art = drawn.art.sibling(Math.round(FACE_PX * devicePixelRatio));
  const pairs = [
    ["5p", "5p"],
    ["1f", "3f"],
    ["2q", "4q"],
  ].map((pair) =>
    h(
      "span",
      { className: "pair" },
      pair.map((face) => facePicture(art, face)),
    ),
  );
  return [h("figure", { className: "faces matches" }, pairs)];
}

/** Two towers, one with tiles set half a row down, and what is free in them. */
function freeTiles() {
  const towers = ["pavilion", "turtle"].flatMap((id) => layoutOf(id) ?? []);
  const pictures = towers.map((layout) => drawing(layout));
  return [
    h("div", { className: "side-by-side" }, pictures),
    h("p", { className: "small" }, say("help.layouts.text")),
  ];
}

/** Every face, suit by suit, as they are drawn in the chosen set. @param {App} app */
function faceTable({ drawn }) {
  const art = drawn.art.sibling(Math.round(FACE_PX * devicePixelRatio));
  return Object.entries({ m: 9, p: 9, s: 9, z: 7, f: 4, q: 4 }).map(([suit, count]) => {
    const faces = Array.from({ length: count }, (_, index) => `${index + 1}${suit}`);
    return h(
      "figure",
      { className: "faces" },
      h(
        "div",
        {},
        faces.map((face) => facePicture(art, face)),
      ),
      h("figcaption", { className: "small" }, say(`help.faces.${suit}`)),
    );
  });
}

/** @param {import("../art.js").Art} art @param {string} face */
function facePicture(art, face) {
  const canvas = h("canvas", { role: "img", "aria-label": faceName(face), title: faceName(face) });
  art.paint(canvas, { face, dimmed: false, depth: 0, rim: "" });
  canvas.style.width = `${canvas.width / devicePixelRatio}px`;
  return canvas;
}

function layoutDrawings() {
  const turtles = ["turtle", "twin-turtle"].flatMap((id) => layoutOf(id) ?? []);
  return [
    h("p", {}, say("help.layouts.turtles")),
    h(
      "div",
      { className: "side-by-side" },
      turtles.map((layout) => drawing(layout)),
    ),
    ...LAYOUTS.map(layers),
    fetched((further) => further.map(layers)),
  ];
}

/**
 * What is made of the layouts that the page doesn't bring along, once they are here.
 * @param {(further: Layout[]) => HTMLElement[]} make
 */
function fetched(make) {
  const place = h("div");
  // Without them the help is still worth reading.
  const left = () => {};
  import("../further-layouts.js").then(({ FURTHER }) => place.append(...make(FURTHER)), left);
  return place;
}

/** @param {Layout} layout @param {number} [layer] */
function drawing(layout, layer) {
  const picture = layoutPicture(layout, { layer, free: layout.free });
  const words = layer
    ? say("help.layouts.layer", { layer, count: layout.perLayer[layer - 1] })
    : say(`layout.${layout.id}`);
  return h("figure", {}, picture, h("figcaption", { className: "small" }, words));
}

/** @param {Layout} layout */
function layers(layout) {
  const all = h("div", { className: "side-by-side" });
  const details = h("details", {}, h("summary", {}, say(`layout.${layout.id}`)), all);
  // Hundreds of small shapes: drawn for those who look.
  details.addEventListener("toggle", () => {
    if (all.children.length) return;
    all.append(...layout.perLayer.map((_, index) => drawing(layout, index + 1)));
  });
  return details;
}

function odds() {
  return [...oddsOf(LAYOUTS), fetched(oddsOf)];
}

/** @param {Layout[]} layouts @returns {HTMLElement[]} a line for each whose random deals were measured */
function oddsOf(layouts) {
  return layouts.flatMap((layout) => {
    if (!layout.winnable) return [];
    const { share, deals } = layout.winnable;
    const values = { layout: say(`layout.${layout.id}`), share: percent(share), count: deals };
    return [h("p", {}, say("help.odds.row", values))];
  });
}
