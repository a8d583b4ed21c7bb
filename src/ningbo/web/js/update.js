// Update: has the page kept for use without a network, and changes to a new version when asked to.
//
// The version that the page has opened with stays until the player agrees to the next one, or until
// a visit begins with no game in progress. A save is replayed by whichever program opens it.

/** An installed page may stay open for weeks: it asks for news when looked at, this often at most. */
const NEWS_MS = 60 * 60 * 1000;
/** How long whoever waits for all to be kept waits at most. */
const KEPT_MS = 5000;

/** Absent where the page came over plain HTTP or the browser keeps nothing: it then needs a network. */
const container = /** @type {ServiceWorkerContainer | undefined} */ (navigator.serviceWorker);

/** Changes to a version that has been waiting since the last visit. Only while no game is in progress. */
export async function beginAfresh() {
  const registration = await container?.getRegistration().catch(() => undefined);
  if (registration?.waiting) takeOver(registration.waiting);
}

/**
 * Keeps this version, and looks for newer ones from here on.
 * @param {(accept: () => void) => void} offer is called when a newer version is kept and waits;
 *   `accept` opens the page anew with it
 */
export async function keepOffline(offer) {
  try {
    const registration = await container?.register("sw.js");
    if (!registration) return;
    registration.active?.postMessage(`opened ${version()}`);
    if (registration.waiting) offerWaiting(registration, offer);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed") offerWaiting(registration, offer);
      });
    });
    askForNews(registration);
  } catch {
    // A browser that refuses is one that plays with a network only.
  }
}

/**
 * Settled when this version is kept, or it is clear that it won't be: what then starts anew, such as
 * another worker, is not fetched again.
 * @returns {Promise<unknown>}
 */
export function whenKept() {
  const patience = new Promise((done) => setTimeout(done, KEPT_MS));
  return container ? Promise.race([container.ready, patience]) : Promise.resolve();
}

/** The version of this page, as the build has written it into it. */
function version() {
  return document.querySelector("meta[name=version]")?.getAttribute("content");
}

/** @param {ServiceWorkerRegistration} registration @param {(accept: () => void) => void} offer */
function offerWaiting(registration, offer) {
  // The first version of all has nobody to wait for.
  if (!registration.active) return;
  offer(() => {
    if (registration.waiting) takeOver(registration.waiting);
    else location.reload();
  });
}

/** The page opens anew as soon as the other version answers for it. @param {ServiceWorker} waiting */
function takeOver(waiting) {
  container?.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}

/** @param {ServiceWorkerRegistration} registration */
function askForNews(registration) {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < NEWS_MS) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
