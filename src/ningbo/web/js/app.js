// App: the type of what the page's parts share; main.js makes the one there is.

/**
 * @typedef {object} App
 * @property {import("./state.js").State} state
 * @property {import("./render.js").Drawn} drawn
 * @property {import("./play.js").Play} play
 * @property {import("./hand.js").Hand} hand
 * @property {import("./store.js").Store} store
 * @property {import("./settings.js").Settings} settings
 * @property {import("./fit.js").Fit} fit
 * @property {import("./guide.js").Guide} guide
 * @property {import("./clock.js").Clock} clock
 * @property {import("./coach.js").Coach} coach
 * @property {import("./show.js").Show} show
 * @property {import("./prover.js").Prover} prover
 * @property {import("./workshop.js").Workshop} workshop
 * @property {(change: Partial<import("./settings.js").Settings>) => unknown} choose keeps and applies settings
 * @property {boolean} away another tab has the table
 */

export {};
