// Art: paints tiles. Each picture is drawn once for the size it is seen at, to the device pixel, and
// then copied: 144 tiles cost no more than their few dozen pictures.

import { draw, openBook } from "./brush.js";
import { say } from "./words.js";

/** @typedef {"traditional" | "large" | "night"} TileSet */

/**
 * @typedef {object} Look what a tile looks like
 * @property {string} face notation, or "" for a back
 * @property {boolean} dimmed
 * @property {number} depth layers that the tile lies below the top one
 * @property {string} rim selected, hint, blocking, match or ""
 */

/** Art units around a face, for sides and shadow; a face is 300 by 400. */
const BEFORE = 16;
const AFTER = 80;
const FACE = { width: 300, height: 400 };
/** How much darker each layer below is, and at most. */
const LOWER = 0.02;
const LOWEST = 0.08;
/** What a word on a face is written on and with. */
const WORD_PAPER = "--tile-face";
const WORD_INK = "--ink-black";

/** An element whose styles are the colours of a tile, in play or dimmed. */
const probe = document.body.appendChild(document.createElement("i"));
probe.hidden = true;

export class Art {
  constructor() {
    /** The set whose drawings are open: the build puts the traditional one into the page. @type {TileSet} */
    this.set = "traditional";
    /** @type {TileSet} */
    this.wanted = this.set;
    const template = /** @type {HTMLTemplateElement} */ (document.getElementById("art"));
    this.book = openBook(template.content);
    /** The custom properties that the drawings take colours from. */
    this.names = inksIn(template.innerHTML);
    /** @type {Map<string, HTMLCanvasElement>} pictures at the present size, a new map for each size */
    this.pictures = new Map();
    /** @type {Map<string, string>} colours by name, plain and dimmed */
    this.inks = new Map();
    this.index = false;
    this.words = false;
    this.width = 0;
    this.height = 0;
  }

  /**
   * Takes a set's drawings, with or without index and words. The colours follow the page's data-tiles.
   * @param {TileSet} set @param {{index: boolean, words: boolean}} choice
   * @returns {Promise<boolean>} whether tiles look different from here on
   */
  async choose(set, { index, words }) {
    this.wanted = set;
    const changed = set !== this.set || index !== this.index || words !== this.words;
    if (set !== this.set) {
      const answer = await fetch(new URL(SPRITE_FILES[set], import.meta.url));
      if (!answer.ok || this.wanted !== set) return false;
      const text = await answer.text();
      this.book = openBook(new DOMParser().parseFromString(text, "image/svg+xml"));
      this.names = inksIn(text);
      this.set = set;
    }
    this.index = index;
    this.words = words;
    if (changed) this.forget();
    return changed;
  }

  /** Drops what was drawn: colours or drawings are others now. */
  forget() {
    this.pictures = new Map();
    this.inks.clear();
  }

  /** Paints the same set at another size. @param {number} width of a face in device pixels @returns {Art} */
  sibling(width) {
    const art = /** @type {Art} */ (Object.assign(Object.create(Art.prototype), this));
    art.pictures = new Map();
    art.width = 0;
    art.resize(width, Math.round((width * FACE.height) / FACE.width));
    return art;
  }

  /** @param {number} width of a face in device pixels @param {number} height */
  resize(width, height) {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    this.pictures = new Map();
  }

  /** The size of a tile's picture in device pixels. */
  get box() {
    return boxOf(this.width, this.height);
  }

  /** Paints a tile that stands alone. @param {HTMLCanvasElement} canvas @param {Look} look */
  paint(canvas, look) {
    const { width, height } = this.box;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context || !this.width) return;
    context.clearRect(0, 0, width, height);
    for (const picture of this.layers(look)) if (picture) context.drawImage(picture, 0, 0);
  }

  /**
   * The pictures that make a look, each over the one before: body, face and rim.
   * @param {Look} look @returns {(HTMLCanvasElement | undefined)[]}
   */
  layers({ face, dimmed, depth, rim }) {
    const dim = dimmed && face !== "";
    return [
      this.body(face ? "tile" : "tile-back", dim, depth),
      face ? this.face(face, dim) : undefined,
      rim ? this.picture(`rim-${rim}`, dim, [`rim-${rim}`]) : undefined,
    ];
  }

  /** @param {string} name @param {boolean} dim @param {number} depth */
  body(name, dim, depth) {
    const low = Math.min(LOWEST, depth * LOWER);
    return this.picture(`${name} ${low}`, dim, ["tile-shadow", name], {
      "--tile-low": String(low),
    });
  }

  /** @param {string} face @param {boolean} dim */
  face(face, dim) {
    const small = this.index ? { move: [42, 56], scale: 0.86 } : undefined;
    const symbols = this.index ? [`f-${face}`, `n-${face}`] : [`f-${face}`];
    const word =
      this.words && "fq".includes(face[1])
        ? say(`tile.word.${face[1]}`, { number: Number(face[0]) })
        : "";
    return this.picture(face, dim, symbols, {}, small, word);
  }

  /**
   * A picture at the present size, drawn when it is first asked for.
   * @param {string} name @param {boolean} dim @param {string[]} symbols
   * @param {Record<string, string>} [given] values in place of the styles'
   * @param {{move: number[], scale: number}} [small] how the first symbol makes room
   * @param {string} [word] written across its foot
   * @returns {HTMLCanvasElement}
   */
  picture(name, dim, symbols, given = {}, small = undefined, word = "") {
    const key = `${name} ${dim}`;
    const known = this.pictures.get(key);
    if (known) return known;
    const canvas = document.createElement("canvas");
    const { width, height, before } = this.box;
    Object.assign(canvas, { width, height });
    const context = /** @type {CanvasRenderingContext2D} */ (
      canvas.getContext("2d", { willReadFrequently: true })
    );
    context.translate(before, before);
    context.scale(this.width / FACE.width, this.height / FACE.height);
    const colours = (/** @type {string} */ ink) => given[ink] ?? this.ink(ink, dim);
    for (const [place, symbol] of symbols.entries()) {
      context.save();
      if (place === 0 && small) {
        context.translate(small.move[0], small.move[1]);
        context.scale(small.scale, small.scale);
      }
      draw(context, this.book, symbol, colours);
      context.restore();
    }
    if (word) write(context, word, colours);
    this.pictures.set(key, canvas);
    return canvas;
  }

  /** Every face of the set, in notation. */
  get faces() {
    return this.drawn("f-");
  }

  /** Every rim that there is. */
  get rims() {
    return this.drawn("rim-");
  }

  /** @param {string} kind @returns {string[]} the drawings whose ids begin so, without it */
  drawn(kind) {
    const ids = [...this.book.keys()].filter((id) => id.startsWith(kind));
    return ids.map((id) => id.slice(kind.length));
  }

  /** @param {string} name @param {boolean} dim @returns {string} */
  ink(name, dim) {
    if (!this.inks.size) this.readInks();
    return this.inks.get(`${name} ${dim}`) ?? "";
  }

  /** Looks all colours up together: each time costs the styles of everything that has changed. */
  readInks() {
    for (const dim of [false, true]) {
      probe.classList.toggle("dimmed", dim);
      const styles = getComputedStyle(probe);
      for (const name of this.names)
        this.inks.set(`${name} ${dim}`, styles.getPropertyValue(name).trim());
    }
  }
}

/**
 * The size of a tile's picture, with sides and shadow, and how far before its face it begins.
 * @param {number} width of the face in device pixels @param {number} height
 */
export function boxOf(width, height) {
  const before = Math.ceil((BEFORE * width) / FACE.width);
  return {
    width: before + Math.ceil(((FACE.width + AFTER) * width) / FACE.width),
    height: before + Math.ceil(((FACE.height + AFTER) * height) / FACE.height),
    before,
  };
}

/** @param {string} drawings @returns {Set<string>} */
function inksIn(drawings) {
  const found = [...drawings.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  return new Set([...found, WORD_PAPER, WORD_INK]);
}

/**
 * Writes a word across the foot of a face, on a strip of its own.
 * @param {CanvasRenderingContext2D} context @param {string} word @param {(name: string) => string} colours
 */
function write(context, word, colours) {
  context.fillStyle = colours(WORD_PAPER);
  context.fillRect(8, 334, 284, 58);
  context.fillStyle = colours(WORD_INK);
  context.font = "700 52px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(word, 150, 364, 272);
}
