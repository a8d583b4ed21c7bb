// Play: sends what the player does to the worker, keeps what comes back, and puts it on the table.

import * as animate from "./animate.js";
import { announce } from "./announce.js";
import * as games from "./games.js";
import { guessId, houseOf } from "./offer.js";
import { render } from "./render.js";
import { today } from "./seeds.js";
import { isFree } from "./state.js";
import { showStatus } from "./status.js";
import { mask, Tower } from "./tower.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Reply} Reply */
/** @typedef {import("./state.js").State} State */
/** @typedef {Record<string, unknown> & {do: string}} Request */

/**
 * @typedef {object} Room what stands around the board
 * @property {() => void} fit places new tiles
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
    this.tower = new Tower(
      state,
      drawn,
      () => this.draw(),
      () => table.fit(),
    );
  }

  /** @param {Request} request @returns {Promise<Reply>} */
  ask(request) {
    if (!this.client) throw new Error("no worker yet");
    return this.client.send({ today: today(), ...request });
  }

  // -- dealing ---------------------------------------------------------------------------------

  /**
   * Asks for a deal and builds its tower.
   * @param {Request} request @returns {Promise<Reply>}
   */
  async deal(request) {
    this.keepTime();
    const displaced = await this.layDisplaced(request);
    const reply = await this.ask(request);
    if (reply.error) this.refuse(reply.error);
    if (reply.error && displaced) await this.layAgain();
    if (reply.view) await this.build(reply.view, displaced ?? this.state.view);
    return reply;
  }

  /**
   * A deal takes the place of the unfinished game on its layout. Where that is not the one on the
   * table, it is laid there first: so it is given up by the rules, and can be taken back.
   * @param {Request} request @returns {Promise<View | null>} the game laid, if any
   */
  async layDisplaced(request) {
    const { view } = this.state;
    if (!view || request.do === "start") return null;
    const { code, layout: wished } = request;
    const target = typeof code === "string" ? guessId(code) || code : wished;
    if (typeof target !== "string") return null;
    const game = games.gameOn(this.store, view.rules, target);
    if (!game || game.layout === view.layout) return null;
    const reply = await this.ask({ do: "resume", save: game.kept.save });
    if (reply.error) games.setGameAside(this.store, view.rules, game.layout);
    return reply.view ?? null;
  }

  /** Lays the game shown on the worker's table again, after another took its place for nothing. */
  async layAgain() {
    const { view } = this.state;
    if (!view?.save) return;
    await this.ask({ do: "resume", save: view.save });
    await this.tell("built");
  }

  /**
   * Goes on with an unfinished game.
   * @param {string} layout an id or a `y1.` code @returns {Promise<boolean>} whether there was one
   */
  async resume(layout) {
    const { view } = this.state;
    const game = view && games.gameOn(this.store, view.rules, layout);
    if (!view || !game || view.layout === game.layout) return false;
    this.keepTime();
    const { save, time } = game.kept;
    const reply = await this.ask({ do: "resume", save, time });
    if (reply.error) {
      games.setGameAside(this.store, view.rules, game.layout);
      this.refuse(reply.error);
    }
    if (reply.view) await this.build(reply.view, null);
    return Boolean(reply.view);
  }

  /**
   * Builds the tower of a view: backs first, then faces in a wave.
   * @param {View} view @param {View | null} before the game whose place it takes
   */
  async build(view, before) {
    this.deals += 1;
    const number = this.deals;
    // A game given up is over, also where the one that follows is kept elsewhere.
    if (view.record && before) games.drop(this.store, before);
    this.keep(view);
    const { state } = this;
    const first = state.view === null;
    state.building = true;
    state.selected = -1;
    this.adopt(view);
    this.tower.lay(view, first);
    this.table.shown(view, true);
    await this.tower.standing;
    if (number !== this.deals) return;
    state.building = false;
    this.showAll();
    const latest = state.view ?? view;
    this.table.shown(latest, true);
    this.say(latest);
    if (latest.phase !== "paused") await this.tower.turnUp();
    if (number === this.deals) this.tell("built");
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
    if (this.state.layout?.id !== view.layout) {
      this.adopt(view);
      this.tower.lay(view, false);
    }
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

  // -- what comes back -------------------------------------------------------------------------

  /** Keeps a view before it counts. @param {View} view */
  keep(view) {
    games.keep(this.store, view, mask(view));
  }

  /** Notes how far the clock has come since the last action. */
  keepTime() {
    if (this.state.view) games.keepTime(this.store, this.state.view, this.clock.now());
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
    animate.lightUp(changes.freed);
    if (!tapped) this.say(view);
    if (focused instanceof HTMLElement && changes.left.includes(focused))
      this.table.refocus(focused);
    this.table.shown(view, false);
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
