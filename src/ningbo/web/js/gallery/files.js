// Files: layouts written into a file of a format, for other programs and other players.

import { h } from "../dom.js";

/** @typedef {{code: string, name: string, author: string}} Written */

/** The formats, as formats/ names them; SEVERAL can hold many layouts in one file. */
export const FORMATS = [
  "ningbo",
  "kmahjongg",
  "gnome",
  "xmahjongg",
  "kyodai",
  "pysolfc",
  "mah",
  "ace",
];
export const SEVERAL = "mah";

/**
 * Writes layouts into a file and offers it for saving.
 * @param {import("../app.js").App} app @param {string} format @param {Written[]} layouts @param {string} name
 * @returns {Promise<import("../types.js").Message[]>} what the format has no place for; rejected with a
 *   WorkshopError for what it can't hold
 */
export async function exportLayouts(app, format, layouts, name) {
  const plain = name.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "layout";
  const answer = await app.workshop.ask({ do: "write", format, layouts, name: plain });
  offerFile(answer.data, answer.file);
  if (answer.beside) offerFile(answer.beside, answer.file.replace(/\.\w+$/, ".desktop"));
  return answer.notes;
}

/** @param {string} data in base64 @param {string} name of the file */
function offerFile(data, name) {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const link = h("a", { download: name });
  link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
