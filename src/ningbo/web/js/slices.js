// Slices: answers questions that take long a piece at a time, so that the worker hears when one is
// dropped.

/** Whether nobody waits for the answer any more. */
let dropped = false;

export function drop() {
  dropped = true;
}

/**
 * @param {(text: string) => string} handle the Python of a bridge: "" while there is no answer
 * @param {string} text
 * @returns {Promise<string>} the answer; an empty one where the question was dropped
 */
export async function answer(handle, text) {
  dropped = false;
  let reply = handle(text);
  while (!reply) {
    await new Promise((go) => setTimeout(go));
    if (dropped) return "{}";
    reply = handle("");
  }
  return reply;
}
