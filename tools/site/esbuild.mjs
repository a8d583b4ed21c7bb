// node tools/site/esbuild.mjs < OPTIONS: run esbuild with options given as JSON, print its metafile.
// esbuild itself says what is wrong in a source; the exit status is then 1. Beside esbuild's own
// options, "data" holds what scripts import as "ningbo:NAME".

import { readFileSync } from "node:fs";
import { build } from "esbuild";

const { data, ...options } = JSON.parse(readFileSync(0, "utf8"));

/**
 * Constants would all go into the first script; a module goes where it is imported.
 * @type {import("esbuild").Plugin}
 */
const modules = {
  name: "data",
  setup(bundle) {
    bundle.onResolve({ filter: /^ningbo:/ }, ({ path }) => ({ path, namespace: "data" }));
    bundle.onLoad({ filter: /.*/, namespace: "data" }, ({ path }) => ({
      contents: JSON.stringify(data[path.slice("ningbo:".length)]),
      loader: "json",
    }));
  },
};

try {
  const { metafile } = await build({ ...options, plugins: [modules] });
  process.stdout.write(JSON.stringify(metafile));
} catch {
  process.exitCode = 1;
}
