// Skins: the pictures of the board's tiles, as rules of a style sheet. A canvas for each tile would be
// a layer of its own to the browser, handed on whole at every change; so the board is one layer.

import { stretches } from "./stretches.js";

/** @typedef {import("./art.js").Art} Art */
/** @typedef {import("./art.js").Look} Look */

/** What shows the pictures of a look, the lowest first (Art.layers). */
const PARTS = ["", "::before", "::after"];

/** Numbers the classes, of all boards in the page. */
let count = 0;

export class Skins {
  /** @param {Art} art */
  constructor(art) {
    this.art = art;
    this.sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(this.sheet);
    /** The pictures that the rules are of: other ones when they have been drawn anew. */
    this.pictures = art.pictures;
    /** @type {WeakMap<HTMLCanvasElement, string>} the class of each picture that has a rule */
    this.classes = new WeakMap();
    /** How many rules are of the present pictures: they come first. */
    this.fresh = 0;
    this.rack = document.createElement("div");
    this.rack.id = "rack";
  }

  /** The board is gone, and its pictures with it. */
  discard() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== this.sheet);
  }

  /** Makes an element look like a tile. @param {HTMLElement} element @param {Look} look */
  dress(element, look) {
    if (!this.art.width) return;
    const names = this.art
      .layers(look)
      .map((picture, part) => picture && this.classOf(picture, PARTS[part]));
    element.className = ["art", ...names].filter(Boolean).join(" ");
  }

  /** @param {HTMLCanvasElement} picture @param {string} part @returns {string} the class that shows it */
  classOf(picture, part) {
    if (this.pictures !== this.art.pictures) {
      this.pictures = this.art.pictures;
      this.fresh = 0;
      this.rack.replaceChildren();
    }
    const known = this.classes.get(picture);
    if (known) return known;
    count += 1;
    const name = `skin-${count}`;
    const content = part && 'content: ""; ';
    const image = `background-image: url(${picture.toDataURL()})`;
    this.sheet.insertRule(`.${name}${part} { ${content}${image} }`);
    this.fresh += 1;
    this.classes.set(picture, name);
    return name;
  }

  /** Drops the rules of pictures that nothing wears any more: all has been dressed anew. */
  tidy() {
    const { sheet } = this;
    for (let last = sheet.cssRules.length - 1; last >= this.fresh; last -= 1)
      sheet.deleteRule(last);
  }

  /**
   * Draws every face, in short stretches, before the deal says which are wanted. They are hung up
   * unseen: a browser loads a picture when something wears it, and its first sight might flicker.
   * @param {boolean} dims whether some will be dimmed
   */
  async prepare(dims) {
    const { art, rack } = this;
    const { pictures, rims } = art;
    document.body.append(rack);
    // At different depths and with different rims, so that all of these are among them too.
    const looks = art.faces.flatMap((face, depth) =>
      (dims ? [false, true] : [false]).map((dimmed) => {
        const rim = dimmed ? "" : (rims[depth] ?? "");
        return { face, dimmed, depth, rim };
      }),
    );
    const turn = stretches();
    for (const look of looks) {
      await turn();
      if (pictures !== art.pictures) return;
      this.dress(rack.appendChild(document.createElement("i")), look);
    }
  }
}
