// Carried: the files that are dropped, those in folders too.

/** Files of one drop; more are hardly meant. */
const MOST = 5000;

/**
 * @param {DataTransfer} carried
 * @returns {Promise<File[]>}
 */
export async function filesOf(carried) {
  // What is carried is forgotten as soon as the event is over: all of it is asked for at once.
  const files = [...carried.files];
  const entries = [...carried.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some((entry) => entry.isDirectory)) return files;
  /** @type {File[]} */
  const found = [];
  for (const entry of entries) await walk(entry, found);
  return found;
}

/** @param {FileSystemEntry} entry @param {File[]} found */
async function walk(entry, found) {
  if (found.length >= MOST) return;
  if (entry.isFile) {
    const { file } = /** @type {FileSystemFileEntry} */ (entry);
    const read = await new Promise((got) => file.call(entry, got, () => got(null)));
    if (read) found.push(read);
    return;
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader();
  for (;;) {
    // A folder is told in parts, until nothing more comes.
    const part = await new Promise((got) => reader.readEntries(got, () => got([])));
    if (!part.length) return;
    for (const inner of part) await walk(inner, found);
  }
}
