// Address: the deal and the house that the page's address names.

/** @returns {string} the code after the #, or "" */
export function addressCode() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text;
  }
}

/** @returns {string | null} the house named for this visit */
export function addressHouse() {
  return new URLSearchParams(location.search).get("rules");
}

/** Names no house any more: the player has chosen another. */
export function dropHouse() {
  const address = new URL(location.href);
  address.searchParams.delete("rules");
  history.replaceState(null, "", address);
}

/** Names the deal on the table, so that the address can be shared. @param {string} code */
export function nameDeal(code) {
  if (location.hash.slice(1) === code) return;
  history.replaceState(null, "", `${location.pathname}${location.search}#${code}`);
}

/** @param {string} code @returns {string} an address that opens this deal wherever it is opened */
export function dealLink(code) {
  return `${location.origin}${location.pathname}#${code}`;
}
