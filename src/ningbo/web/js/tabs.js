// Tabs: one tab has the table. A new one asks for it; the old one finishes what it writes, and leaves.

const LOCK = "ningbo.table";
/** A tab that doesn't answer in this time is asleep, and is overruled. */
const PATIENCE_MS = 800;

export class Tabs {
  /** @param {() => void} onLost the table has gone to another tab: write nothing from here on */
  constructor(onLost) {
    this.onLost = onLost;
    /** @type {(() => void) | null} */
    this.release = null;
    this.channel = "BroadcastChannel" in self ? new BroadcastChannel(LOCK) : null;
    this.channel?.addEventListener("message", () => this.leave());
  }

  /**
   * Takes the table, from another tab if need be.
   * @returns {Promise<void>} settled when no other tab writes any more
   */
  claim() {
    if (!navigator.locks) return Promise.resolve();
    this.channel?.postMessage("leave");
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
    return new Promise((claimed) => {
      const hold = () => {
        clearTimeout(timer);
        claimed();
        return /** @type {Promise<void>} */ (
          new Promise((release) => {
            this.release = release;
          })
        );
      };
      navigator.locks.request(LOCK, { signal: waiting.signal }, hold).catch(() => {
        // Either the wait was over, or the lock was stolen from us later.
        if (this.release) this.leave();
        else navigator.locks.request(LOCK, { steal: true }, hold).catch(() => this.leave());
      });
    });
  }

  leave() {
    if (!this.release) return;
    this.onLost();
    this.release();
    this.release = null;
  }
}
