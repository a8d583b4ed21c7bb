// Winnable: deals that promise to be winnable are proven while they are played, and new ones are
// drawn until one is proven.

import { announce } from "./announce.js";
import { drawSeed } from "./seeds.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./types.js").View} View */

const note = /** @type {HTMLElement} */ (document.getElementById("proof"));

/** The deal that the note is about. */
let about = "";

/** Says whether the deal on the table is proven, and finds out if it isn't. @param {App} app @param {View} view */
export async function showProof(app, view) {
  const promised = view.method === "winnable" && view.phase !== "won";
  note.hidden = !promised;
  if (!promised || about === view.code) return;
  about = view.code;
  note.textContent = say("proof.open");
  const winnable = await app.prover.prove(view.code);
  if (app.state.view?.code !== view.code) return;
  note.textContent = say(winnable ? "proof.proven" : "proof.disproven");
  if (!winnable) await refuse(app, view.code);
}

/** A deal that breaks its promise goes: what lay there before comes back. @param {App} app @param {string} code */
async function refuse(app, code) {
  if (app.state.view?.canTakeBack) await app.play.takeBack();
  else await app.play.deal({ do: "new", seed: drawSeed(), method: app.state.house.method });
  announce("error.deal.not-winnable", { code }, true);
}

/** Draws seeds until a deal on this layout is proven, and lays that. @param {App} app */
export async function dealWinnable(app) {
  const { view } = app.state;
  if (!view) return;
  const { deals } = app.play;
  announce("message.searching");
  for (;;) {
    const seed = drawSeed();
    const deal = { layout: view.shape ?? view.layout, seed };
    const winnable = await app.prover.prove(`${deal.layout} ${seed}`, deal);
    if (app.play.deals !== deals) return;
    if (winnable) return app.play.deal({ do: "new", seed, method: "winnable" });
  }
}
