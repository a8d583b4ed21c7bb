// Counts the questions to the table's Python that are on their way, for tests to wait for; with
// `late` each leaves that many milliseconds later.
(late) => {
  const later = setTimeout;
  globalThis.unanswered = 0;
  globalThis.Worker = class extends Worker {
    asked = 0;
    listens = false;

    constructor(url, options) {
      super(url, options);
      // Those with a name are asked beside the table and take their time; nobody waits for them.
      this.counts = !options?.name;
    }

    postMessage(...said) {
      if (this.counts && said[0].text) this.count(1);
      if (late) later(() => super.postMessage(...said), late);
      else super.postMessage(...said);
    }

    count(number) {
      // After the page's own listener: what the answer changes is there, and the next question asked.
      if (!this.listens)
        this.addEventListener("message", ({ data }) => "locked" in data || this.count(-1));
      this.listens = true;
      this.asked += number;
      globalThis.unanswered += number;
    }

    terminate() {
      this.count(-this.asked);
      super.terminate();
    }
  };
}
