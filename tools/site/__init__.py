"""The page's build: bundles, archive, runtime and art, with hashed names, into a static folder.

What goes in and what the page finds:

- `web/index.html` names `css/main.css` and `js/main.js`; both become hashed files in `assets/`.
  `<!-- ningbo:sprite NAME -->` becomes that sprite's text (`icons`, or a tile set's id).
- `web/js/main.js` and `web/js/worker.js` find the names of the other files, all of them beside the
  bundled script in `assets/`, in constants: WORKER_FILE, RUNTIME_FILE, PYTHON_FILE, MORE_FILE and
  SPRITE_FILES, in editor.js EDITOR_STYLE, in gallery.js GALLERY_STYLE; in OFFER the layouts and
  houses of core/, in ENGLISH what the page says. What isn't needed at once they import from
  `ningbo:further-layouts` and `ningbo:workshop-words`.
  `web/js/build.d.ts` declares them for the type checker.
- `web/js/sw.js` becomes `sw.js` and finds in PRECACHE the files that offline play needs, and in
  BUILD their digest.
- `web/root/` is copied as it is.

Addresses are relative, so any sub-path serves. The same sources give the same bytes.
"""
