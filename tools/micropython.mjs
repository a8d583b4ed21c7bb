// node tools/micropython.mjs ARCHIVE SCRIPT...: run Python scripts as the page would run them.
//
// ARCHIVE is what tools/site/archive.py makes: JSON of [path, text] pairs, put into the root of
// MicroPython's own files. Each script runs in the same interpreter; what they print goes to
// standard output. NINGBO_HEAP_BYTES sets the heap, 16 MB as in the page's worker unless given.

import { readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const DEFAULT_HEAP_BYTES = 16 * 1024 * 1024;

const [archive, ...scripts] = process.argv.slice(2);

/** @type {number[]} */
const printed = [];
const python = await loadMicroPython({
  heapsize: Number(process.env.NINGBO_HEAP_BYTES ?? DEFAULT_HEAP_BYTES),
  linebuffer: false,
  stdout: (/** @type {Uint8Array} */ bytes) => printed.push(...bytes),
});

/** @type {[string, string][]} */
const files = JSON.parse(readFileSync(archive, "utf8"));
for (const [path, text] of files) {
  python.FS.mkdirTree(`/${dirname(path)}`);
  python.FS.writeFile(`/${path}`, text);
}
python.runPython("import sys\nsys.path.insert(0, '/')");

let status = 0;
for (const script of scripts) {
  try {
    python.runPython(readFileSync(script, "utf8"));
  } catch (error) {
    process.stderr.write(`${script}: ${error instanceof Error ? error.message : error}\n`);
    status = 1;
    break;
  }
}
writeOut(Uint8Array.from(printed));
process.exitCode = status;

/** @param {Uint8Array} bytes written whole, also into a pipe that takes less at a time */
function writeOut(bytes) {
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(1, bytes, done);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EAGAIN") throw error;
    }
  }
}
