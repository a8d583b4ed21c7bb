// node tools/site/esbuild.mjs < OPTIONS: run esbuild with options given as JSON, print its metafile.
// esbuild itself says what is wrong in a source; the exit status is then 1.

import { readFileSync } from "node:fs";
import { build } from "esbuild";

try {
  const { metafile } = await build(JSON.parse(readFileSync(0, "utf8")));
  process.stdout.write(JSON.stringify(metafile));
} catch {
  process.exitCode = 1;
}
