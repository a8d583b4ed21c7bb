// The worker: starts MicroPython with Ningbo's own files and answers one message at a time.

import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

import { answer, drop } from "./slices.js";

const HEAP_BYTES = 16 * 1024 * 1024;
/** Who answers beside the table, each in a worker of its own, and takes its time. */
const DESKS = ["coach", "workshop"];
const patient = DESKS.includes(self.name);
const BRIDGE = patient ? `${self.name}_bridge` : "bridge";
/** The answer of a table whose other files can't be had. */
const UNREACHABLE = JSON.stringify({ error: { key: "error.page.more" } });

const python = start();
// Whoever asks hears that it could not start; until then nobody has to.
python.catch(() => {});

/** Loads the runtime and the files side by side, then imports the bridge. */
async function start() {
  const [python, ...archives] = await Promise.all([
    loadMicroPython({
      url: new URL(RUNTIME_FILE, import.meta.url).href,
      heapsize: HEAP_BYTES,
      linebuffer: true,
    }),
    ...(patient ? [PYTHON_FILE, MORE_FILE] : [PYTHON_FILE]).map(fetchFiles),
  ]);
  for (const files of archives) writeFiles(python.FS, files);
  python.runPython(`import sys\nsys.path.insert(0, '/')\nfrom ningbo.web.${BRIDGE} import handle`);
  /** @type {(text: string) => string} */
  const handle = python.globals.get("handle");
  return { files: python.FS, handle };
}

/** @param {string} name @returns {Promise<[string, string][]>} path and text of each file */
async function fetchFiles(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} for ${name}`);
  return response.json();
}

/**
 * Asks the table; for what a first visit does without, the other files are fetched first.
 * @param {string} text
 * @returns {Promise<string>}
 */
async function askTable(text) {
  const { files, handle } = await python;
  const reply = handle(text);
  if (reply) return reply;
  try {
    writeFiles(files, await fetchFiles(MORE_FILE));
    return handle(text) || UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}

/** The folders there are. */
const made = new Set([""]);

/**
 * @param {any} system MicroPython's files
 * @param {[string, string][]} files path and text of each
 */
function writeFiles(system, files) {
  for (const [path, text] of files) {
    const parts = path.split("/").slice(0, -1);
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join("/");
      if (!made.has(folder)) system.mkdir(`/${folder}`);
      made.add(folder);
    }
    system.writeFile(`/${path}`, text);
  }
}

/**
 * Holds a lock for as long as this worker lives: its release is how the page learns that the
 * browser has ended it.
 * @param {string} name
 */
function holdLock(name) {
  return new Promise((held) => {
    if (!navigator.locks) return held(false);
    navigator.locks.request(name, () => {
      held(true);
      return new Promise(() => {});
    });
  });
}

/** @param {MessageEvent<{lock?: string, text?: string, drop?: boolean}>} event */
self.onmessage = async ({ data }) => {
  if (data.lock) {
    self.postMessage({ locked: await holdLock(data.lock) });
    return;
  }
  if (data.drop) return drop();
  try {
    const text = data.text ?? "";
    const reply = patient ? await answer((await python).handle, text) : await askTable(text);
    self.postMessage({ text: reply });
  } catch (error) {
    self.postMessage({ fault: String(error), refused: !runsWebAssembly() });
  }
};

/** Whether this browser compiles even the smallest module. */
function runsWebAssembly() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    return false;
  }
}
