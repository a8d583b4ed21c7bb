// Storage: what the browser keeps for us, under versioned keys, and what to do when it won't.

/** The shape of what is kept: a later shape gets another number and leaves these keys alone. */
export const VERSION = 1;
const PREFIX = `ningbo.${VERSION}.`;

/** @typedef {{code: string, save: string, time: number, tiles: string, shape?: string}} Kept an
 * unfinished game: its save, the clock when it was last shown, and for the first backs which slots
 * have a tile, and the layout's own code where the page doesn't bring it along */

/**
 * Kept texts by name. Where the browser refuses, they live as long as the page does, and `onRefused`
 * is told once.
 */
export class Store {
  /**
   * @param {() => Storage} open hands out the browser's storage; may throw
   * @param {(why: "refused" | "full") => void} onRefused
   */
  constructor(open, onRefused) {
    /** @type {Map<string, string>} what could not be kept */
    this.unkept = new Map();
    this.told = false;
    this.onRefused = onRefused;
    /** Whether this page may write: false while another tab has the table. */
    this.mine = true;
    try {
      this.box = open();
      this.box.getItem(PREFIX);
    } catch {
      this.box = null;
    }
  }

  /** @param {string} name @returns {string | null} */
  read(name) {
    const unkept = this.unkept.get(name);
    if (unkept !== undefined) return unkept;
    try {
      return this.box?.getItem(PREFIX + name) ?? null;
    } catch {
      return null;
    }
  }

  /** @param {string} name @param {string} text @returns {boolean} whether the browser keeps it */
  write(name, text) {
    if (!this.mine) return false;
    try {
      if (!this.box) throw new DOMException("", "SecurityError");
      this.box.setItem(PREFIX + name, text);
      this.unkept.delete(name);
      return true;
    } catch (error) {
      this.unkept.set(name, text);
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      if (!this.told) this.onRefused(full ? "full" : "refused");
      this.told = true;
      return false;
    }
  }

  /** @param {string} name */
  remove(name) {
    if (!this.mine) return;
    this.unkept.delete(name);
    try {
      this.box?.removeItem(PREFIX + name);
    } catch {
      // Nothing was kept, so nothing is left behind.
    }
  }

  /** @param {string} [start] @returns {string[]} the names of all kept texts that begin so, sorted */
  names(start = "") {
    const names = new Set(this.unkept.keys());
    try {
      for (let index = 0; index < (this.box?.length ?? 0); index += 1) {
        const key = this.box?.key(index) ?? "";
        if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length));
      }
    } catch {
      // A box that can't be listed holds nothing for us.
    }
    return [...names].filter((name) => name.startsWith(start)).sort();
  }

  /**
   * A kept object. One that is damaged is set aside, never deleted.
   * @param {string} name
   * @returns {any} null where there is none
   */
  readObject(name) {
    const text = this.read(name);
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch {
      this.setAside(name);
      return null;
    }
  }

  /** @param {string} name @param {unknown} value */
  writeObject(name, value) {
    return this.write(name, JSON.stringify(value));
  }

  /** Moves a text that can't be used out of the way, to be looked at or exported. @param {string} name */
  setAside(name) {
    const text = this.read(name);
    if (text === null) return;
    let number = 1;
    while (this.read(`aside.${number}`) !== null) number += 1;
    this.write(`aside.${number}`, JSON.stringify({ name, text }));
    this.remove(name);
  }
}
