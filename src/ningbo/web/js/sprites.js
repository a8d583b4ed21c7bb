// Sprites: the faces of a tile set, put into the page once and exchanged for another set's.

/** @typedef {"traditional" | "large" | "night"} TileSet */

/** The set whose symbols are in the page: the build puts the traditional one there. @type {TileSet} */
let present = "traditional";
/** @type {TileSet} */
let wanted = present;

/** Puts a tile set's symbols into the page. @param {TileSet} set */
export async function useTiles(set) {
  wanted = set;
  if (set === present) return;
  const answer = await fetch(new URL(SPRITE_FILES[set], import.meta.url));
  if (!answer.ok) return;
  const text = await answer.text();
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (wanted !== set) return;
  for (const side of ["width", "height"]) picture.setAttribute(side, "0");
  document.getElementById("tiles")?.replaceChildren(document.adoptNode(picture));
  present = set;
}
