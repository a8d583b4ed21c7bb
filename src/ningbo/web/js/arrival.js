// Arrival: what an address asks for besides a deal and a house: text shared with the game, and the
// shortcuts of the installed game's icon (root/manifest.webmanifest).

const SHARED = ["url", "text", "title"];
const SHORTCUTS = ["daily", "new"];

/** What looks like a code in a text; Python reads it, and says what is wrong with it. */
const CODE = /(?<![\w-])([0-9]+-[a-z][a-z0-9.]*|[xy]1\.[\w-]+)/i;

/**
 * @param {string} address
 * @returns {{address: string, go: string, unread: string | null}} the address without what it asked
 *   for but with the deal that was shared, so that opening it again does nothing twice; the action
 *   of a shortcut, or ""; and a shared text in which no code was found, or null
 */
export function readArrival(address) {
  const url = new URL(address);
  const query = url.searchParams;
  const go = query.get("go") ?? "";
  const shared = SHARED.flatMap((name) => query.get(name) ?? []).join("\n");
  const code = CODE.exec(shared)?.[1].replace(/\.$/, "");
  for (const name of [...SHARED, "go"]) query.delete(name);
  if (code) url.hash = code;
  return {
    address: url.href,
    go: SHORTCUTS.includes(go) ? go : "",
    unread: shared.trim() && !code ? shared.trim() : null,
  };
}
