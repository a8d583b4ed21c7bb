// Seeds: the two things that the rules are told from outside, a number drawn and the date.

const MAX_SEED = 99_999_999;

/** @returns {number} a seed for a deal or shuffle, drawn from all that a code can name */
export function drawSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % (MAX_SEED + 1);
}

/** @returns {string} the local date as YYYYMMDD */
export function today() {
  const now = new Date();
  return String(now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate());
}
