// Play: sends what the player does to the worker, keeps what comes back, and puts it on the table.

import * as animate from "./animate.js";
import { announce } from "./announce.js";
import * as games from "./games.js";
import { houseOf, layoutOf } from "./offer.js";
import { layOut, paint, render } from "./render.js";
import { isFree, matches, phase } from "./state.js";
import { showStatus } from "./status.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Reply} Reply */
/** @typedef {import("./state.js").State} State */

const MAX_SEED = 99_999_999;
const BRIEF_MARK_MS = 600;

/** @returns {number} a seed for a deal or shuffle, drawn evenly enough from all that a code can name */
export function drawSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % (MAX_SEED + 1);
}

/** @returns {string} the local date as YYYYMMDD */
export function today() {
  const now = new Date();
  return String(now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate());
}

/** @param {Partial<View>} view @returns {string} a "1" for each slot with a tile in play */
function mask(view) {
  return (view.faces ?? "").replace(/../g, (face) => (face === "--" ? "0" : "1"));
}

/**
 * @typedef {object} Room what stands around the board
 * @property {() => void} fit places the tiles anew
 * @property {(view: View, dealt: boolean) => void} shown is told when a view has been put on the board
 * @property {(sound: import("./sound.js").Sound) => void} hear makes a sound, where that is wanted
 * @property {() => void} drew is told when the board has been drawn
 * @property {(left: HTMLElement) => void} refocus moves focus on from a tile that has left
 */

export class Play {
  /**
   * @param {State} state
   * @param {import("./render.js").Drawn} drawn
   * @param {import("./store.js").Store} store
   * @param {import("./clock.js").Clock} clock
   * @param {Room} table
   */
  constructor(state, drawn, store, clock, table) {
    this.state = state;
    this.drawn = drawn;
    this.store = store;
    this.clock = clock;
    this.table = table;
    /** @type {import("./worker-client.js").WorkerClient | null} */
    this.client = null;
    /** Counts deals, so that a build learns that it has been overtaken. */
    this.deals = 0;
    /** Pairs on their way to the worker: their tiles take no more taps. @type {Set<number>} */
    this.going = new Set();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.unmark = undefined;
    this.skipped = false;
    /** The tower that stands or is being built. */
    this.standing = Promise.resolve();
  }

  /** @param {Record<string, unknown> & {do: string}} request @returns {Promise<Reply>} */
  ask(request) {
    if (!this.client) throw new Error("no worker yet");
    return this.client.send({ today: today(), ...request });
  }

  // -- dealing ---------------------------------------------------------------------------------

  /**
   * Lays backs before anything is known of the deal.
   * @param {import("./types.js").Layout} layout @param {string} [there] a "1" for each tile in play
   */
  layBacks(layout, there = "") {
    this.state.layout = layout;
    layOut(this.drawn, layout, there);
    this.draw();
    this.table.fit();
    this.standing = this.drop();
  }

  drop() {
    const slots = this.state.layout?.slots ?? [];
    const present = this.drawn.tiles.flatMap((tile, slot) => (tile ? [slot] : []));
    return animate.drop(
      this.elements(present),
      present.map((slot) => slots[slot]),
    );
  }

  /** @param {number[]} slots @returns {HTMLElement[]} */
  elements(slots) {
    return slots.flatMap((slot) => this.drawn.tiles[slot]?.element ?? []);
  }

  /**
   * Asks for a deal and builds its tower.
   * @param {Record<string, unknown> & {do: string}} request
   * @returns {Promise<Reply>}
   */
  async deal(request) {
    const reply = await this.ask(request);
    if (reply.error) this.refuse(reply.error);
    else if (reply.view) await this.build(reply.view);
    return reply;
  }

  /**
   * Builds the tower of a view: backs first, then faces in a wave.
   * @param {View} view
   */
  async build(view) {
    this.deals += 1;
    const number = this.deals;
    this.keep(view);
    this.lay(view);
    if (this.skipped) animate.skip();
    this.table.shown(view, true);
    await this.standing;
    if (number !== this.deals) return;
    this.state.building = false;
    this.showAll();
    const latest = this.state.view ?? view;
    this.table.shown(latest, true);
    this.say(latest);
    if (latest.phase !== "paused") await this.wave();
    this.skipped = false;
    if (number === this.deals) this.tell("built");
  }

  wave() {
    const { drawn, state } = this;
    const slots = state.layout?.slots ?? [];
    const present = drawn.tiles.flatMap((tile, slot) => (tile ? [slot] : []));
    const cover = (/** @type {number} */ index, /** @type {boolean} */ covered) => {
      const tile = drawn.tiles[present[index]];
      if (tile) paint(drawn, present[index], tile, covered);
    };
    const places = present.map((slot) => slots[slot]);
    const waved = animate.wave(this.elements(present), places, cover);
    if (this.skipped) animate.skip();
    return waved;
  }

  /** Lays a view's tiles face down, unless just those lie there already. @param {View} view */
  lay(view) {
    const { state } = this;
    const layout = view.slots ? ownLayout(view) : layoutOf(view.layout);
    const waiting = state.view === null && state.layout === layout;
    const lies = this.drawn.tiles.map((tile) => (tile ? "1" : "0")).join("");
    state.building = true;
    state.selected = -1;
    this.adopt(view);
    if (waiting && lies === mask(view)) {
      this.draw();
      return;
    }
    animate.skip();
    state.layout = layout ?? null;
    if (layout) this.layBacks(layout, mask(view));
  }

  /** A tap or key while the tower is built: jump to its end. @returns {boolean} whether it was being built */
  skip() {
    const was = this.state.building;
    if (was || animate.building()) {
      this.skipped = was;
      animate.skip();
    }
    return was;
  }

  // -- acting ----------------------------------------------------------------------------------

  /**
   * Does an action of the game.
   * @param {string} action @returns {Promise<Reply>}
   */
  async act(action) {
    const reply = await this.ask({ do: "act", action });
    if (reply.error) this.refuse(reply.error);
    if (reply.view) this.change(reply.view, action);
    return reply;
  }

  /** Takes back a new deal or a restart. */
  async takeBack() {
    const reply = await this.ask({ do: "takeback" });
    if (reply.error) this.refuse(reply.error);
    if (!reply.view) return;
    const { view } = reply;
    this.deals += 1;
    if (view.retract) games.dropRecord(this.store, view.retract);
    if (this.state.layout?.id !== view.layout || view.slots) this.lay(view);
    animate.skip();
    this.state.building = false;
    this.change(view, "takeback");
    this.tell("built");
  }

  /**
   * Tells the worker what happens to the page, for its clock.
   * @param {"hidden" | "-hidden" | "dialog" | "-dialog" | "stats" | "-stats" | "built"} event
   */
  async tell(event) {
    const reply = await this.ask({ do: "clock", event });
    if (!reply.view) return;
    this.keep(reply.view);
    this.clock.set(reply.view);
    if (this.state.view)
      Object.assign(this.state.view, { time: reply.view.time, running: reply.view.running });
  }

  /** A tile was tapped, clicked, or chosen by key. @param {number} slot */
  tap(slot) {
    const { state } = this;
    const now = phase(state);
    if ((now !== "playing" && now !== "stuck") || this.going.has(slot)) return;
    if (!isFree(state, slot)) {
      this.act(`tap ${slot}`);
      return;
    }
    if (!state.view?.running) this.act(`tap ${slot}`);
    if (state.selected === slot) return this.select(-1);
    if (state.selected >= 0 && matches(state, slot).includes(state.selected))
      this.pair(state.selected, slot);
    else this.select(slot);
  }

  /** @param {number} slot the tile to select, or -1 for none */
  select(slot) {
    const { state } = this;
    const before = state.selected;
    state.selected = slot;
    state.blocking = [];
    state.pulse = [];
    this.draw();
    const face = (/** @type {number} */ at) => state.view?.faces.slice(at * 2, at * 2 + 2);
    if (slot >= 0) this.table.hear("select");
    if (slot < 0) announce("message.deselected");
    else if (before >= 0) announce("message.mismatch", { face1: face(before), face2: face(slot) });
    else announce("message.selected", { face: face(slot), count: matches(state, slot).length });
  }

  /** @param {number} a @param {number} b */
  async pair(a, b) {
    this.state.selected = -1;
    this.going.add(a).add(b);
    try {
      await this.act(`${Math.min(a, b)}-${Math.max(a, b)}`);
    } finally {
      this.going.delete(a);
      this.going.delete(b);
    }
  }

  /** Escape: no selection, no hint. @returns {boolean} whether there was any */
  clear() {
    const { state } = this;
    const any = state.selected >= 0 || state.hint.length > 0 || state.blocking.length > 0;
    state.selected = -1;
    state.hint = [];
    state.blocking = [];
    state.pulse = [];
    this.draw();
    if (any) announce("message.cleared");
    return any;
  }

  // -- what comes back -------------------------------------------------------------------------

  /** Keeps a view before it counts. @param {View} view */
  keep(view) {
    games.keep(this.store, view, mask(view));
  }

  /** Makes a view the state. @param {View} view */
  adopt(view) {
    const { state } = this;
    state.view = view;
    state.house = houseOf(view.rules);
    state.hint = view.hint;
    state.blocking = view.blocking;
    state.pulse = [];
    this.clock.set(view);
  }

  /**
   * Shows what an action has changed.
   * @param {View} view @param {string} action
   */
  change(view, action) {
    const { state } = this;
    this.keep(view);
    const tapped = action.startsWith("tap ");
    if (!tapped && !action.includes("-")) state.selected = -1;
    const { hint } = state;
    this.adopt(view);
    if (tapped) state.hint = hint;
    if (state.selected >= 0 && !isFree(state, state.selected)) state.selected = -1;
    const focused = document.activeElement;
    const changes = this.showAll();
    if (changes.left.length) this.table.hear(view.phase === "won" ? "won" : "pair");
    if (changes.turned.length) this.table.hear("shuffle");
    animate.flyOff(changes.left);
    animate.settle(changes.came);
    animate.turnOver(changes.turned);
    if (tapped) this.tapped(Number(action.slice(4)));
    else this.say(view);
    if (focused instanceof HTMLElement && changes.left.includes(focused))
      this.table.refocus(focused);
    this.table.shown(view, false);
  }

  /** A tile has been touched: says and shows why it stays. @param {number} slot */
  tapped(slot) {
    const { state } = this;
    if (isFree(state, slot)) return;
    this.table.hear("blocked");
    if (state.view) this.say(state.view);
    for (const other of state.view?.shake ?? []) animate.shake(this.drawn.tiles[other]?.element);
    clearTimeout(this.unmark);
    if (state.house.blockedMarks !== "brief") return;
    this.unmark = setTimeout(() => {
      state.blocking = [];
      this.draw();
    }, BRIEF_MARK_MS);
  }

  draw() {
    const changes = render(this.state, this.drawn);
    this.table.drew();
    return changes;
  }

  showAll() {
    const changes = this.draw();
    showStatus(this.state);
    return changes;
  }

  /** @param {View} view */
  say(view) {
    if (view.message) announce(view.message.key, view.message.values);
  }

  /** @param {import("./types.js").Message} error */
  refuse(error) {
    announce(error.key, error.values, true);
  }
}

/** @param {View} view @returns {import("./types.js").Layout} the geometry of a layout that is none of the built-in ones */
function ownLayout(view) {
  const slots = view.slots ?? [];
  const layers = Math.max(...slots.map(([, , z]) => z)) + 1;
  return {
    id: view.layout,
    name: "",
    letters: "",
    stars: 0,
    count: slots.length,
    perLayer: [],
    free: [],
    slots,
    layers,
  };
}
