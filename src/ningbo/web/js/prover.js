// Prover: asks whether a deal can be won, in a worker of its own, so that the table never waits.

export class Prover {
  /** @param {() => Worker} create */
  constructor(create) {
    this.create = create;
    /** What has been found out in this visit. @type {Map<string, boolean>} */
    this.known = new Map();
    /** @type {Worker | null} */
    this.worker = null;
  }

  /**
   * @param {string} code
   * @param {Record<string, unknown>} [deal] what the worker is asked about, the code if left out
   * @returns {Promise<boolean>} whether the deal can be won; never settled when another question is
   *   asked before, or when no worker can be had
   */
  prove(code, deal = { code }) {
    this.worker?.terminate();
    const known = this.known.get(code);
    if (known !== undefined) return Promise.resolve(known);
    const worker = this.create();
    this.worker = worker;
    return new Promise((answer) => {
      worker.onmessage = ({ data }) => {
        worker.terminate();
        const { winnable } = JSON.parse(data.text ?? "{}");
        if (typeof winnable !== "boolean") return;
        this.known.set(code, winnable);
        answer(winnable);
      };
      worker.postMessage({ text: JSON.stringify({ do: "prove", ...deal, now: 0 }) });
    });
  }
}
