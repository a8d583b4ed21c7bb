// Coach: what it says of the game on the table, and what it can do about it.

import { announce } from "../announce.js";
import { position } from "../coach.js";
import { show, whenClosed } from "../dialogs.js";
import { actionButton, h } from "../dom.js";
import { say } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").Answer} Answer */

/** The question that is asked now: another one takes its place. */
let asking = new AbortController();

/**
 * @param {App} app @param {string[]} want
 * @returns {Promise<Answer | null>} null when there is nothing to ask about, or no answer
 */
async function ask(app, want) {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  const game = app.state.view?.save;
  if (!game) return null;
  try {
    const answer = await app.coach.analyse(game, want, signal);
    return position(app.state.view?.save ?? "") === position(game) ? answer : null;
  } catch {
    if (!signal.aborted) announce("coach.silent", {}, true);
    return null;
  }
}

/** @param {App} app */
export async function showCoach(app) {
  const verdict = h("p", { role: "status", "data-coach": "verdict" }, say("coach.thinking"));
  const where = h("h3", { hidden: true }, say("coach.where"));
  const why = h("p", { "data-coach": "why" });
  const choices = h("div", { className: "choices" });
  const element = show("coach", say("coach.title"), verdict, where, why, choices);
  const answering = ask(app, ["back"]);
  const mine = asking;
  whenClosed(element, () => mine.abort());
  const answer = await answering;
  if (!answer) {
    const over = app.state.view?.phase === "won";
    verdict.textContent = say(over ? "coach.over" : "coach.silent");
    if (over) choices.append(actionButton("replay", "play"));
    return;
  }
  verdict.textContent = say(`coach.verdict.${answer.verdict}`);
  if (answer.verdict === "lost" && answer.back) {
    const { key, values } = answer.back.reason;
    why.textContent = say(key, values);
    where.hidden = false;
  }
  choices.replaceChildren(...buttons(answer));
  if (answer.verdict !== "lost") choices.after(h("p", { className: "small" }, say("coach.note")));
}

/** What can be done about a verdict. @param {Answer} answer */
function buttons({ verdict, back }) {
  const winnable = [
    actionButton("proven", "hint"),
    actionButton("safe", "check"),
    actionButton("demonstrate", "play"),
  ];
  const lost = back?.undos ? [actionButton("way-back", "undo", "action.way-back")] : [];
  return verdict === "lost" ? lost : winnable;
}

/** Shows a pair after which the game can be won, and says why this one. @param {App} app */
export async function giveHint(app) {
  announce("coach.thinking");
  const answer = await ask(app, ["hint"]);
  if (!answer) return;
  if (!answer.hint) return announce(`coach.verdict.${answer.verdict}`);
  const { pair, reason, marks } = answer.hint;
  const { view } = await app.play.act("assist");
  if (!view) return;
  const others = marks.filter((slot) => !pair.includes(slot));
  Object.assign(app.state, { hint: pair, blocking: others, pulse: [] });
  app.play.draw();
  announce(reason.key, reason.values);
}

/** Undoes exactly to where the game could still be won. @param {App} app */
export async function goBack(app) {
  const answer = await ask(app, ["back"]);
  const undos = answer?.back?.undos ?? 0;
  for (let done = 0; done < undos; done += 1) {
    const { error } = await app.play.act("undo");
    if (error) return;
  }
  if (undos) announce("coach.back", { count: undos });
}

/** Plays a line to the end. @param {App} app */
export async function demonstrate(app) {
  announce("coach.thinking");
  const answer = await ask(app, ["line"]);
  if (!answer) return;
  if (!answer.line) return announce(`coach.verdict.${answer.verdict}`);
  await app.show.begin(answer.line);
}

/** Takes the pairs that can't hurt. @param {App} app */
export async function clearSafe(app) {
  const answer = await ask(app, ["safe"]);
  if (!answer) return;
  const pairs = answer.safe ?? [];
  if (!pairs.length) return announce("coach.safe.none");
  const { view } = await app.play.act("assist");
  if (!view) return;
  for (const [a, b] of pairs) {
    const { error } = await app.play.act(`${Math.min(a, b)}-${Math.max(a, b)}`);
    if (error) return;
  }
  if (app.state.view?.phase === "playing") announce("coach.safe", { count: pairs.length });
}
