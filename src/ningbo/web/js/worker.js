// The worker: starts MicroPython with Ningbo's own files and answers one message at a time.

import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

import { answer, drop } from "./coach-worker.js";

const HEAP_BYTES = 16 * 1024 * 1024;
/** What answers: the table, or the coach in a worker of its own. */
const coaching = self.name === "coach";
const BRIDGE = coaching ? "coach_bridge" : "bridge";

/** @type {Promise<(text: string) => string>} */
const table = start();

/** Loads the runtime and the files side by side, then imports the bridge. */
async function start() {
  const [python, files] = await Promise.all([
    loadMicroPython({
      url: new URL(RUNTIME_FILE, import.meta.url).href,
      heapsize: HEAP_BYTES,
      linebuffer: true,
    }),
    fetch(new URL(PYTHON_FILE, import.meta.url)).then((answer) => answer.json()),
  ]);
  writeFiles(python.FS, files);
  python.runPython(`import sys\nsys.path.insert(0, '/')\nfrom ningbo.web.${BRIDGE} import handle`);
  return python.globals.get("handle");
}

/**
 * @param {any} system MicroPython's files
 * @param {[string, string][]} files path and text of each
 */
function writeFiles(system, files) {
  const made = new Set([""]);
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
    const handle = await table;
    const text = data.text ?? "";
    self.postMessage({ text: coaching ? await answer(handle, text) : handle(text) });
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
