// Tower: lays a deal's tiles face down and turns them up, with all that moves meanwhile.

import * as animate from "./animate.js";
import { layOut, mount, paint } from "./render.js";
import { layoutBy, sameShape } from "./shapes.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./render.js").Drawn} Drawn */

/** @param {View} view @returns {string} a "1" for each slot with a tile in play */
export function mask(view) {
  return view.faces.replace(/../g, (face) => (face === "--" ? "0" : "1"));
}

export class Tower {
  /**
   * @param {State} state @param {Drawn} drawn
   * @param {() => unknown} draw makes the board equal to the state
   * @param {() => void} fit places the tiles
   */
  constructor(state, drawn, draw, fit) {
    this.state = state;
    this.drawn = drawn;
    this.draw = draw;
    this.fit = fit;
    /** Settled when the tower that is being built stands. */
    this.standing = Promise.resolve();
    /** The player has asked for the end of the build. */
    this.skipped = false;
  }

  /**
   * Lays backs, before anything is known of the faces.
   * @param {Layout} layout @param {string} [there] a "1" for each tile in play
   */
  layBacks(layout, there = "") {
    this.state.layout = layout;
    // Drawn and placed before they are in the page, which is laid out once for all of them.
    layOut(this.drawn, layout, there);
    this.draw();
    this.fit();
    mount(this.drawn);
    const { elements, slots } = this.present();
    this.standing = animate.drop(elements, slots);
  }

  /**
   * Lays a view's tiles face down, unless just those lie there already.
   * @param {View} view @param {boolean} first nothing but backs has been laid so far
   */
  lay(view, first) {
    const { state } = this;
    const layout = layoutBy(view.layout, view.shape);
    const lies = this.drawn.tiles.map((tile) => (tile ? "1" : "0")).join("");
    if (first && layout && sameShape(state.layout, layout) && lies === mask(view)) {
      state.layout = layout;
      this.draw();
    } else if (layout) {
      animate.skip();
      this.layBacks(layout, mask(view));
    }
    if (this.skipped) animate.skip();
  }

  /** Turns the tiles face up in a wave; their faces are in the page already. @returns {Promise<void>} */
  async turnUp() {
    const { skipped } = this;
    this.skipped = false;
    if (skipped) return;
    const { present, elements, slots } = this.present();
    await animate.wave(elements, slots, (index, covered) => {
      const tile = this.drawn.tiles[present[index]];
      if (tile) paint(this.drawn, present[index], tile, covered);
    });
  }

  /** A tap or key during the build: jump to its end. @returns {boolean} whether it was being built */
  skip() {
    const was = this.state.building;
    if (was || animate.building()) {
      this.skipped = was;
      animate.skip();
    }
    return was;
  }

  /** The tiles in play: their slots, elements and places. */
  present() {
    const all = this.state.layout?.slots ?? [];
    const { tiles } = this.drawn;
    const present = tiles.flatMap((tile, slot) => (tile ? [slot] : []));
    const elements = present.flatMap((slot) => tiles[slot]?.element ?? []);
    return { present, elements, slots: present.map((slot) => all[slot]) };
  }
}
