// Stretches: long work in short pieces, between which the page answers the player.

/** How long the player may be kept waiting: a frame. */
const STRETCH_MS = 16;

/** @returns {() => Promise<void>} to be awaited before each piece: lets others go first when it is time */
export function stretches() {
  let until = 0;
  return async () => {
    if (performance.now() < until) return;
    await new Promise((next) => setTimeout(next));
    until = performance.now() + STRETCH_MS;
  };
}
