// node tools/site/icons.mjs < {"svg": TEXT, "pictures": {FILE: WIDTH}}: draw a picture of each width.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const { svg, pictures } = JSON.parse(readFileSync(0, "utf8"));
const require = createRequire(import.meta.url);
await initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
for (const [file, value] of Object.entries(pictures)) {
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value } }).render();
  writeFileSync(file, drawn.asPng());
}
