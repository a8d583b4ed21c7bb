// Intake: reads layout files one after another, takes in what is good, and tells of each what isn't.

import { tidy } from "../own.js";
import { WorkshopError } from "../workshop.js";
import { keepEntry } from "./keep.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").Message} Message */

/** @typedef {{file: string, name: string, kind: "taken" | "known" | "refused", key: string, why: Message | null}} Line */

/** No layout file is larger (formats/text.py): one byte more shows that one is. */
const MOST_BYTES = 1024 * 1024 + 1;

export class Intake {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** Hears of each file. @type {() => void} */
    this.tell = () => {};
    /** @type {File[][]} what was added while others were read */
    this.added = [];
    this.done = 0;
    this.total = 0;
    this.running = false;
    this.stopped = false;
    /** @type {Line[]} */
    this.lines = [];
  }

  /**
   * Reads files. What lies beside a layout, a `.desktop` file of the same name, is read with it.
   * @param {File[]} files @returns {Promise<void>} settled when all are read
   */
  async take(files) {
    const beside = new Map(files.filter(isDesktop).map((file) => [stem(file), file]));
    const layouts = files.filter((file) => !isDesktop(file));
    const described = new Set(layouts.map(stem));
    const alone = [...beside.values()].filter((file) => !described.has(stem(file)));
    this.total += layouts.length + alone.length;
    this.running = true;
    this.tell();
    for (const file of [...layouts, ...alone]) {
      if (this.stopped || this.app.away) break;
      await this.read(file, isDesktop(file) ? undefined : beside.get(stem(file)));
      this.done += 1;
      this.tell();
    }
    const next = this.added.shift();
    if (next && !this.stopped) return this.take(next);
    this.running = false;
    this.tell();
  }

  /** Reads more files after those that are being read. @param {File[]} files */
  add(files) {
    this.added.push(files);
  }

  stop() {
    this.stopped = true;
  }

  /** @param {File} file @param {File} [beside] */
  async read(file, beside) {
    const name = tidy(file.name);
    try {
      const data = await inBase64(file);
      const request = {
        do: "read",
        name: stem(file),
        data,
        beside: beside && (await inBase64(beside)),
      };
      const { entries, notes } = await this.app.workshop.ask(request);
      for (const entry of entries)
        this.lines.push({ file: name, ...keepEntry(this.app, entry, name) });
      for (const note of notes) if (note.reason) this.refuse(name, note.reason, note.values.name);
    } catch (error) {
      const told = error instanceof WorkshopError ? error.told : { key: "gallery.unreadable" };
      this.refuse(name, told);
    }
  }

  /** @param {string} file @param {Message} why @param {string} [name] */
  refuse(file, why, name = "") {
    this.lines.push({ file, name: tidy(name), kind: "refused", key: "", why });
  }

  /** @param {Line["kind"]} kind @returns {Line[]} */
  of(kind) {
    return this.lines.filter((line) => line.kind === kind);
  }
}

/** @param {File} file */
function isDesktop(file) {
  return file.name.toLowerCase().endsWith(".desktop");
}

/** @param {File} file @returns {string} its name without what follows the last dot */
function stem(file) {
  return file.name.replace(/(.)\.[^.]*$/, "$1");
}

/** @param {File} file @returns {Promise<string>} its beginning, as far as a layout file may be long */
function inBase64(file) {
  return new Promise((answer, refuse) => {
    const reader = new FileReader();
    reader.onload = () => answer(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => refuse(reader.error);
    reader.readAsDataURL(file.slice(0, MOST_BYTES));
  });
}
