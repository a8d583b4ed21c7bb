// Hand: what the player's hand does on the board. Selecting needs no worker: the view lists the pairs.

import { shake } from "./animate.js";
import { announce } from "./announce.js";
import { faceAt, isFree, matches, phase } from "./state.js";

/** @typedef {import("./play.js").Play} Play */

/** How long a house that marks blockers briefly does so. */
const BRIEF_MS = 600;

export class Hand {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.unmark = undefined;
  }

  /** A tile was tapped, clicked, or chosen by key. @param {number} slot */
  tap(slot) {
    const { play } = this;
    const { state } = play;
    const now = phase(state);
    if ((now !== "playing" && now !== "stuck") || state.going.has(slot)) return;
    if (!isFree(state, slot)) {
      this.touchBlocked(slot);
      return;
    }
    if (!state.view?.running) play.act(`tap ${slot}`);
    const { selected } = state;
    if (selected === slot) this.select(-1);
    else if (selected >= 0 && matches(state, slot).includes(selected)) this.take(selected, slot);
    else this.select(slot);
  }

  /** A blocked tile: the view says why it stays, and what to mark. @param {number} slot */
  async touchBlocked(slot) {
    const { play } = this;
    const { state } = play;
    const { view } = await play.act(`tap ${slot}`);
    if (!view) return;
    play.table.hear("blocked");
    play.say(view);
    for (const other of view.shake) shake(play.drawn.tiles[other]?.element);
    clearTimeout(this.unmark);
    if (state.house.blockedMarks !== "brief") return;
    this.unmark = setTimeout(() => {
      state.blocking = [];
      play.draw();
    }, BRIEF_MS);
  }

  /** @param {number} slot the tile to select, or -1 for none */
  select(slot) {
    const { play } = this;
    const { state } = play;
    const before = state.selected;
    state.selected = slot;
    state.blocking = [];
    play.draw();
    if (slot < 0) {
      announce("message.deselected");
      return;
    }
    play.table.hear("select");
    const face = faceAt(state, slot);
    if (before < 0) announce("message.selected", { face, count: matches(state, slot).length });
    else announce("message.mismatch", { face1: faceAt(state, before), face2: face });
  }

  /** Takes a pair; both tiles look selected until they go. @param {number} a @param {number} b */
  async take(a, b) {
    const { play } = this;
    const { going } = play.state;
    play.state.selected = -1;
    going.add(a).add(b);
    play.draw();
    let gone = false;
    try {
      gone = Boolean((await play.act(`${Math.min(a, b)}-${Math.max(a, b)}`)).view);
    } finally {
      going.delete(a);
      going.delete(b);
      if (!gone) play.draw();
    }
  }

  /** Escape: no selection, no hint, no marks. */
  clear() {
    const { play } = this;
    const { state } = play;
    const any = state.selected >= 0 || state.hint.length > 0 || state.blocking.length > 0;
    Object.assign(state, { selected: -1, hint: [], blocking: [] });
    play.draw();
    if (any) announce("message.cleared");
  }
}
