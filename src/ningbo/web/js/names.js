// Names: what a tile is called by those who hear the board, and what is said of a tile touched.

import { faceAt, isFree, open } from "./state.js";
import { say } from "./words.js";

/** @typedef {import("./state.js").State} State */

/**
 * Face, layer and state of a tile; only its layer while faces are hidden, and nothing before there
 * is a deal: the first sentence takes longer than laying all the first backs.
 * @param {State} state @param {number} slot
 */
export function nameOf(state, slot) {
  if (!state.view) return "";
  const layer = (state.layout?.slots[slot][2] ?? 0) + 1;
  if (!open(state)) return say("tile.hidden", { layer });
  const face = faceAt(state, slot);
  if (isFree(state, slot)) return say("tile.free", { face, layer });
  const why = state.view?.why[slot];
  const faces = (/** @type {number[]} */ slots) => slots.map((other) => faceAt(state, other));
  if (!why) return say("tile.plain", { face, layer });
  if (why.c) return say("tile.covered", { face, layer, face_by: faces(why.c) });
  return say("tile.held", {
    face,
    layer,
    face_left: faces(why.l ?? []),
    face_right: faces(why.r ?? []),
  });
}

/** Says a name that nobody hears: what numbers and lists are written with takes a while the first time. */
export function rehearse() {
  say("tile.covered", { face: "1d", layer: 1, face_by: ["1d"] });
}
