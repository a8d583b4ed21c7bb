// node tools/site/esbuild.mjs < OPTIONS: run esbuild with options given as JSON, print its metafile.
// esbuild itself says what is wrong in a source; the exit status is then 1. Beside esbuild's own
// options, "data" holds what scripts import as "ningbo:NAME".

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
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

const main = options.entryPoints.find((/** @type {string} */ entry) => entry.endsWith("/main.js"));

/**
 * What comes late shares modules with the page, and every set of modules that the same parts share
 * would be a file of its own: eight requests before the first back. A late part that also imports
 * main.js, which has long run by then, shares all of it: one file.
 * @type {import("esbuild").Plugin}
 */
const late = {
  name: "late",
  setup(bundle) {
    bundle.onResolve({ filter: /\.js$/ }, ({ kind, path, resolveDir }) =>
      kind === "dynamic-import" && path.startsWith(".")
        ? { path: resolve(resolveDir, path), pluginData: "late" }
        : undefined,
    );
    bundle.onLoad({ filter: /\.js$/ }, ({ path, pluginData }) => {
      if (pluginData !== "late" || !main) return undefined;
      const whole = JSON.stringify(resolve(options.absWorkingDir, main));
      const contents = `import ${whole};\n${readFileSync(path, "utf8")}`;
      return { contents, resolveDir: dirname(path) };
    });
  },
};

try {
  const { metafile } = await build({ ...options, plugins: [modules, late] });
  process.stdout.write(JSON.stringify(metafile));
} catch {
  process.exitCode = 1;
}
