// Guide: the softly pulsing pair of a first game, and help for whoever waits.

import { openDialog } from "./dialogs.js";
import { phase } from "./state.js";

const IDLE_MS = 20_000;
const NAME = "guided";

export class Guide {
  /**
   * @param {import("./play.js").Play} play
   * @param {HTMLElement} button the hint's, which glows
   */
  constructor(play, button) {
    this.play = play;
    this.button = button;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** The first game's pair pulses until the first match. */
    this.guiding = false;
    document.addEventListener("visibilitychange", () => this.rest());
  }

  /** A tower stands: the very first one gets a guide. */
  begin() {
    if (this.play.store.read(NAME) === null) {
      this.guiding = true;
      this.pulse("guide");
    }
    this.rest();
  }

  /** The first match ends the guide for good. @param {import("./types.js").View} view */
  changed(view) {
    if (this.guiding && view.tiles < (this.play.state.layout?.count ?? 0)) {
      this.guiding = false;
      this.play.store.write(NAME, "1");
    }
    if (this.guiding && !this.play.state.pulse.length) this.pulse("guide");
    this.rest();
  }

  /** The player is doing something: waits anew, as long as there is somebody to wait for. */
  rest() {
    clearTimeout(this.timer);
    delete this.button.dataset.glow;
    const { state } = this.play;
    if (phase(state) !== "playing" || document.hidden || openDialog() || this.guiding || this.spent)
      return;
    this.timer = setTimeout(() => this.nudge(), IDLE_MS);
  }

  /** Whether this game has had its two nudges. */
  get spent() {
    return this.play.state.view?.code === this.over;
  }

  async nudge() {
    if (!(await this.pulse("nudge"))) {
      this.over = this.play.state.view?.code;
      return;
    }
    this.timer = setTimeout(() => {
      this.button.dataset.glow = "";
    }, IDLE_MS);
  }

  /** @param {"guide" | "nudge"} action @returns {Promise<boolean>} whether a pair pulses now */
  async pulse(action) {
    const { play } = this;
    const { view } = await play.ask({ do: "act", action });
    if (!view?.nudge?.length || phase(play.state) !== "playing") return false;
    // The first match may have come before the answer.
    if (action === "guide" && !this.guiding) return false;
    play.keep(view);
    play.state.pulse = view.nudge;
    play.draw();
    return true;
  }
}
