// The worker as the page sees it: requests go one at a time, and a worker that dies is replaced.

/** @typedef {import("./types.js").Reply} Reply */
/** @typedef {Record<string, unknown> & {do: string}} Request */
/** @typedef {{request: Request, answer: (reply: Reply) => void, refuse: (why: Error) => void, tries: number, now: number}} Call */

/** A runtime that cannot start: the page has to say so, trying again is of no use. */
export class RuntimeFault extends Error {
  /** @param {string} message @param {boolean} [refused] whether it is WebAssembly that is missing */
  constructor(message, refused = false) {
    super(message);
    this.refused = refused;
  }
}

/** A request that has ended one worker may end the next one too: give up after the second. */
const TRIES = 2;
/** Where no lock tells of a worker's end, silence for this long does. */
const SILENCE_MS = 20_000;

export class WorkerClient {
  /**
   * @param {() => Worker} create starts a worker
   * @param {() => Promise<void>} revive brings a new worker's table to where the old one's was
   */
  constructor(create, revive) {
    this.create = create;
    this.revive = revive;
    /** @type {Call[]} */
    this.waiting = [];
    /** @type {Call | null} */
    this.current = null;
    this.count = 0;
    this.watched = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.silence = undefined;
    this.worker = this.begin();
  }

  /** Starts a worker and listens for its end. */
  begin() {
    const worker = this.create();
    worker.onmessage = ({ data }) => this.hear(worker, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail(new RuntimeFault(event.message));
    };
    this.watch(worker);
    return worker;
  }

  /** @param {Worker} worker */
  watch(worker) {
    this.watched = false;
    this.lock = `ningbo-worker-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
    worker.postMessage({ lock: this.lock });
  }

  /**
   * @param {Request} request
   * @param {boolean} [first] goes before what waits: for bringing a new worker up to date
   * @returns {Promise<Reply>}
   */
  send(request, first = false) {
    return new Promise((answer, refuse) => {
      const call = { request, answer, refuse, tries: 0, now: 0 };
      if (first) this.waiting.unshift(call);
      else this.waiting.push(call);
      this.next();
    });
  }

  /** Nobody waits for an answer any more. @param {Request} request */
  drop(request) {
    this.waiting = this.waiting.filter((call) => call.request !== request);
    if (this.current?.request === request) this.worker.postMessage({ drop: true });
  }

  next() {
    if (this.current || !this.waiting.length) return;
    this.current = /** @type {Call} */ (this.waiting.shift());
    this.current.tries += 1;
    this.current.now = Math.round(performance.now());
    this.count += 1;
    const request = { id: this.count, now: this.current.now, ...this.current.request };
    this.worker.postMessage({ text: JSON.stringify(request) });
    if (!this.watched) this.silence = setTimeout(() => this.lost(this.worker), SILENCE_MS);
  }

  /**
   * @param {Worker} worker
   * @param {{text?: string, fault?: string, refused?: boolean, locked?: boolean}} data
   */
  hear(worker, data) {
    if (worker !== this.worker && this.worker) return;
    if (data.locked !== undefined) {
      if (data.locked) this.listenForEnd(worker);
      return;
    }
    clearTimeout(this.silence);
    if (data.fault !== undefined) return this.fail(new RuntimeFault(data.fault, data.refused));
    const call = this.current;
    this.current = null;
    /** @type {Reply} */
    const reply = JSON.parse(data.text ?? "{}");
    // Its times are those of the moment at which it was asked.
    if (reply.view) reply.view.now = call?.now ?? 0;
    call?.answer(reply);
    this.next();
  }

  /** Waits for the lock that the worker holds: it comes free when the worker ends. @param {Worker} worker */
  listenForEnd(worker) {
    this.watched = true;
    clearTimeout(this.silence);
    navigator.locks.request(this.lock ?? "", () => this.lost(worker)).catch(() => {});
  }

  /** Replaces a worker that has ended, and asks again what it left unanswered. @param {Worker} worker */
  lost(worker) {
    if (worker !== this.worker) return;
    clearTimeout(this.silence);
    worker.terminate();
    const call = this.current;
    this.current = null;
    if (call && call.tries >= TRIES)
      call.refuse(new Error(`the worker ended on "${call.request.do}"`));
    else if (call) this.waiting.unshift(call);
    this.worker = this.begin();
    this.revive().then(
      () => this.next(),
      (why) => this.fail(why),
    );
  }

  /** Ends the worker for good; what it was asked is never answered. */
  close() {
    clearTimeout(this.silence);
    const { worker } = this;
    this.waiting = [];
    this.current = null;
    // The lock that comes free now is nobody's loss.
    this.lost = () => {};
    worker.terminate();
  }

  /** @param {Error} why */
  fail(why) {
    const calls = this.current ? [this.current, ...this.waiting] : this.waiting;
    this.current = null;
    this.waiting = [];
    for (const call of calls) call.refuse(why);
  }
}
