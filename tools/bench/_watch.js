// Put into the page before its own scripts: notes when things were painted.

globalThis.bench = { firstBack: 0, firstPressed: 0, taps: [], longest: 0 };

{
  const { bench } = globalThis;
  let pressedAt = 0;

  /** Calls back once the frame that is being made has been painted. */
  const painted = (tell) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => tell(performance.now());
      channel.port2.postMessage(0);
    });

  const changed = () => {
    if (!bench.firstBack && document.querySelector("#board .tile")) {
      bench.firstBack = -1;
      painted((now) => {
        bench.firstBack = now;
      });
    }
    if (!bench.firstPressed && document.querySelector("#board .tile[aria-pressed=true]")) {
      bench.firstPressed = -1;
      painted((now) => {
        bench.firstPressed = now;
      });
    }
    if (pressedAt) {
      const since = pressedAt;
      pressedAt = 0;
      painted((now) => bench.taps.push(now - since));
    }
  };

  addEventListener(
    "pointerdown",
    (event) => {
      pressedAt = event.timeStamp;
    },
    true,
  );
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["aria-pressed", "class", "data-free", "data-slot", "style"],
  });
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) bench.longest = Math.max(bench.longest, task.duration);
  }).observe({ type: "longtask", buffered: false });
}
