// Constants that the page's build puts into the scripts (tools/site). Names of files are bare: each
// lies beside the script that names it, so that `new URL(NAME, import.meta.url)` finds it.

/** In main.js: the bundled worker. */
declare const WORKER_FILE: string;
/** In worker.js: MicroPython's WebAssembly. */
declare const RUNTIME_FILE: string;
/** In worker.js: the archive of the Python files of a game, JSON of [path, text] pairs. */
declare const PYTHON_FILE: string;
/** In worker.js: the archive of all others, fetched when one is needed. */
declare const MORE_FILE: string;
/** In main.js: the sprite of each tile set. */
declare const SPRITE_FILES: Record<"traditional" | "large" | "night", string>;
/** In main.js: the layouts' geometry and the houses' rules, as core/ has them. */
declare const OFFER: {
  layouts: import("./types.js").Layout[];
  /** The ids of all built-in layouts by their letters. */
  letters: Record<string, string>;
  houses: import("./types.js").House[];
  /** In which bands of difficulty a layout has rated deals, by its id. */
  bands: Record<string, string[]>;
};
/** In main.js: the English sentences of the page, by key. */
declare const ENGLISH: Record<string, import("./words.js").Entry>;
/** In gallery.js: its styles. */
declare const GALLERY_STYLE: string;
/** In editor.js: its styles. */
declare const EDITOR_STYLE: string;
/** In sw.js: digest of everything that was built, 16 hex digits; the page names it in its head. */
declare const BUILD: string;
/** In sw.js: every file that offline play needs, relative to the site's root. */
declare const PRECACHE: string[];

declare module "@micropython/micropython-webassembly-pyscript/micropython.mjs" {
  /** What the page and the tests use of the runtime. */
  interface MicroPython {
    FS: {
      mkdir(path: string): void;
      mkdirTree(path: string): void;
      writeFile(path: string, text: string): void;
    };
    // biome-ignore lint/suspicious/noExplicitAny: a Python value is whatever it is
    globals: { get(name: string): any };
    runPython(code: string): unknown;
  }
  export function loadMicroPython(options: {
    url?: string;
    /** In bytes. */
    heapsize?: number;
    linebuffer?: boolean;
    stdout?: (printed: Uint8Array) => void;
  }): Promise<MicroPython>;
}

/** The geometry of the built-in layouts that a first visit does without. */
declare module "ningbo:further-layouts" {
  const layouts: import("./types.js").Layout[];
  export default layouts;
}

/** The English sentences of the gallery and the editor, by key. */
declare module "ningbo:workshop-words" {
  const words: Record<string, import("./words.js").Entry>;
  export default words;
}

declare module "*.svg" {
  const file: string;
  export default file;
}
