// Keys of the editor: a board can be made with them alone.

import { blockPlaces } from "./stage.js";
import { SYMMETRIES } from "./symmetries.js";

/** @typedef {import("../editor.js").Editor} Editor */

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** @param {Editor} editor @param {HTMLDialogElement} dialog */
export function listenToKeys(editor, dialog) {
  dialog.onkeydown = (event) => {
    if (event.isComposing || event.defaultPrevented || typing(event.target)) return;
    if (event.altKey) return;
    const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const command = event.ctrlKey || event.metaKey;
    const done = command
      ? pressCommand(editor, letter, event.shiftKey)
      : event.target === editor.stage.element && press(editor, letter, event.shiftKey);
    if (done) event.preventDefault();
  };
  // Escape first gives up what was begun, then closes.
  dialog.oncancel = (event) => {
    if (event.target === dialog && editor.leave()) event.preventDefault();
  };
}

/** @param {EventTarget | null} target */
function typing(target) {
  return (
    target instanceof HTMLElement && target.matches("input:not([type=checkbox]), select, textarea")
  );
}

/** @param {Editor} editor @param {string} key @param {boolean} shift */
function pressCommand(editor, key, shift) {
  if (key === "z") editor.edit(shift ? "redo" : "undo");
  else if (key === "y") editor.edit("redo");
  else return false;
  return true;
}

/** @param {Editor} editor @param {string} key @param {boolean} shift @returns {boolean} */
function press(editor, key, shift) {
  if (key in ARROWS) {
    const [dx, dy] = ARROWS[key];
    const step = shift ? 2 : 1;
    editor.goTo(editor.cursor[0] + step * dx, editor.cursor[1] + step * dy);
    editor.sayPlace();
    return true;
  }
  const does = KEYS[key];
  does?.(editor);
  return Boolean(does);
}

/** @type {Record<string, (editor: Editor) => unknown>} */
const KEYS = {
  Enter: putDown,
  " ": putDown,
  Delete: remove,
  Backspace: remove,
  PageUp: (editor) => editor.goToLayer(editor.layer + 1),
  PageDown: (editor) => editor.goToLayer(editor.layer - 1),
  m: (editor) => (editor.carried ? setDown(editor) : takeUp(editor)),
  b: (editor) => (editor.corner ? fill(editor) : begin(editor)),
  s: (editor) => {
    const next = SYMMETRIES.indexOf(editor.view.symmetry) + 1;
    return editor.edit(`symmetry ${SYMMETRIES[next % SYMMETRIES.length]}`);
  },
  a: (editor) => axisHere(editor),
  u: (editor) => editor.edit("undo"),
  r: (editor) => editor.edit("redo"),
  "+": ({ stage }) => stage.zoomBy(1.4),
  "-": ({ stage }) => stage.zoomBy(1 / 1.4),
};

/** @param {Editor} editor */
function putDown(editor) {
  if (editor.carried) return setDown(editor);
  if (editor.corner) return fill(editor);
  return editor.edit(`toggle ${editor.place}`);
}

/** Removes the tile at the cursor. @param {Editor} editor */
function remove(editor) {
  const [slot] = editor.slotsUnder();
  // Where there is none, the reason is the workshop's to say.
  return editor.edit(`remove ${editor.view.slots[slot] ?? editor.place}`);
}

/** @param {Editor} editor */
function takeUp(editor) {
  const [slot] = editor.slotsUnder();
  if (slot === undefined) return void editor.edit(`move 0,0,0 ${editor.place}`);
  editor.carried = editor.view.slots[slot];
  editor.cursor = [editor.carried[0], editor.carried[1]];
  editor.stage.drawGhosts();
  editor.say(editor.words("carried"));
}

/** @param {Editor} editor */
function setDown(editor) {
  const from = editor.carried;
  if (!from) return;
  editor.carried = null;
  const by = [editor.cursor[0] - from[0], editor.cursor[1] - from[1], editor.layer - from[2]];
  return editor.edit(`move ${by} ${from}`);
}

/** @param {Editor} editor */
function begin(editor) {
  editor.corner = [...editor.cursor, editor.layer];
  editor.stage.drawGhosts();
  editor.say(editor.words("corner"));
}

/** @param {Editor} editor */
function fill(editor) {
  if (!editor.corner) return;
  const places = blockPlaces(editor.corner, editor.cursor);
  const [[left, top]] = places;
  const [last] = places.slice(-1);
  editor.corner = null;
  const size = `${(last[0] - left) / 2 + 1}x${(last[1] - top) / 2 + 1}`;
  return editor.edit(`block ${left},${top},${editor.layer} ${size}`);
}

/** The axis goes through the middle of the cursor. @param {Editor} editor */
export function axisHere(editor) {
  const [x, y] = editor.cursor;
  return editor.edit(`axis ${2 * x + 2},${2 * y + 2}`);
}
