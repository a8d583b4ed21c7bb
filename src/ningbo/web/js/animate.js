// Animate: everything that moves. Only transform and opacity change, and nothing waits for it.

/** @typedef {import("./types.js").Slot} Slot */

/** All of the build is over well within two seconds, on the tallest layout too. */
const DROP_SPREAD_MS = 460;
const DROP_MS = 220;
const WAVE_SPREAD_MS = 520;
const TURN_MS = 110;
const FLIGHT_MS = 300;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The one place that decides whether things move. @returns {boolean} */
export function moves() {
  const chosen = document.documentElement.dataset.motion;
  if (chosen === "full") return true;
  return chosen !== "none" && !calm.matches;
}

/** @type {Set<() => void>} ends of everything that is on its way and can be skipped */
const underway = new Set();

/** Whether the tower is being built or turned up. */
export function building() {
  return underway.size > 0;
}

/** Jumps to the end of the build. */
export function skip() {
  for (const end of [...underway]) end();
}

/**
 * Runs animations as one thing that can be skipped.
 * @param {Animation[]} animations @param {() => void} end
 * @returns {Promise<void>}
 */
function skippable(animations, end) {
  return new Promise((done) => {
    const finish = () => {
      if (!underway.delete(finish)) return;
      for (const animation of animations) animation.cancel();
      end();
      done();
    };
    underway.add(finish);
    Promise.all(animations.map((animation) => animation.finished)).then(finish, () => {});
  });
}

/**
 * Drops the backs onto the table, layer by layer, each layer from its upper left.
 * @param {HTMLElement[]} tiles by slot @param {readonly Slot[]} slots
 * @returns {Promise<void>} settled when the tower stands
 */
export function drop(tiles, slots) {
  if (!moves()) return Promise.resolve();
  const ranks = slots.map(([x, y, z]) => z * 40 + x + y);
  const most = Math.max(...ranks, 1);
  const animations = tiles.map((tile, slot) =>
    tile.animate(
      [
        { transform: "translate(-9%, -45%) scale(1.12)", opacity: 0 },
        { opacity: 1, offset: 0.6 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: DROP_MS,
        delay: (ranks[slot] / most) * DROP_SPREAD_MS,
        easing: "cubic-bezier(.3, .1, .3, 1)",
        fill: "backwards",
      },
    ),
  );
  return skippable(animations, () => {});
}

/**
 * Turns the tiles face up in a wave from the left. The faces are there already: until its turn comes
 * a tile shows its back.
 * @param {HTMLElement[]} tiles @param {readonly Slot[]} slots of the same tiles
 * @param {(index: number, covered: boolean) => void} cover shows a tile's back, or its face again
 * @returns {Promise<void>}
 */
export function wave(tiles, slots, cover) {
  if (!moves() || !tiles.length) return Promise.resolve();
  const ranks = slots.map(([x, y]) => x + y * 0.5);
  const most = Math.max(...ranks, 1);
  /** @type {Animation[]} */
  const animations = [];
  for (const [index, tile] of tiles.entries()) {
    const delay = (ranks[index] / most) * WAVE_SPREAD_MS;
    cover(index, true);
    const [away, back] = turn(/** @type {HTMLElement} */ (tile.firstElementChild), delay);
    away.finished.then(
      () => cover(index, false),
      () => {},
    );
    animations.push(away, back);
  }
  return skippable(animations, () => {
    for (const index of tiles.keys()) cover(index, false);
  });
}

/** A turn to the edge and back, in two halves. @param {HTMLElement} art @param {number} delay */
function turn(art, delay) {
  const edge = { transform: "scaleX(.04)" };
  const flat = { transform: "none" };
  const half = { duration: TURN_MS, delay };
  return [
    art.animate([flat, edge], { ...half, easing: "ease-in" }),
    art.animate([edge, flat], { ...half, delay: delay + TURN_MS, easing: "ease-out" }),
  ];
}

/**
 * Flies tiles that have been removed together and lets them fade; they leave the page at the end.
 * @param {HTMLElement[]} tiles
 */
export function flyOff(tiles) {
  if (!moves()) {
    for (const tile of tiles) tile.remove();
    return;
  }
  const boxes = tiles.map((tile) => ({
    left: tile.offsetLeft,
    top: tile.offsetTop,
    width: tile.offsetWidth,
  }));
  const left = boxes.reduce((sum, box) => sum + box.left, 0) / boxes.length;
  const top = boxes.reduce((sum, box) => sum + box.top, 0) / boxes.length;
  for (const [index, tile] of tiles.entries()) {
    const box = boxes[index];
    const first = boxes.every((other) => other === box || box.left <= other.left);
    const aside = tiles.length === 2 ? (first ? -0.5 : 0.5) * box.width : 0;
    const there = `translate(${left + aside - box.left}px, ${top - box.top}px)`;
    const flight = tile.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `${there} scale(1.06)`, opacity: 1, offset: 0.6, easing: "ease-in" },
        { transform: `${there} scale(.86)`, opacity: 0 },
      ],
      { duration: FLIGHT_MS, easing: "cubic-bezier(.3, 0, .2, 1)", fill: "forwards" },
    );
    flight.finished.finally(() => tile.remove()).catch(() => {});
  }
}

/** @param {HTMLElement[]} tiles that have come back */
export function settle(tiles) {
  if (!moves()) return;
  for (const tile of tiles) {
    tile.animate(
      [
        { transform: "translate(-6%, -16%) scale(1.06)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: 180,
        easing: "ease-out",
      },
    );
  }
}

/** Turns tiles that show another face: a shuffle. @param {HTMLElement[]} tiles */
export function turnOver(tiles) {
  if (!moves()) return;
  for (const [index, tile] of tiles.entries()) {
    tile.firstElementChild?.animate([{ transform: "scaleX(.04)" }, { transform: "none" }], {
      duration: 160,
      delay: (index / tiles.length) * 140,
      easing: "ease-out",
      fill: "backwards",
    });
  }
}

/** Shakes a tile that can't be taken. @param {HTMLElement | undefined} tile */
export function shake(tile) {
  if (!tile || !moves()) return;
  const steps = [0, -5, 5, -4, 3, 0].map((percent) => ({ transform: `translateX(${percent}%)` }));
  tile.animate(steps, { duration: 260, easing: "ease-in-out" });
}

/** Lifts tiles that have just become free, for a moment. @param {HTMLElement[]} tiles */
export function lightUp(tiles) {
  if (!moves()) return;
  for (const tile of tiles) {
    tile.firstElementChild?.animate(
      [{ transform: "none" }, { transform: "translate(-2%, -5%)" }, { transform: "none" }],
      { duration: 340, easing: "ease-in-out" },
    );
  }
}
