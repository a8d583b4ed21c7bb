// The service worker: keeps one version of the page, whole, so that it opens without a network.
//
// A version is kept complete or not at all, under a name of its own, and answers for the page that
// belongs to it. A newer one is fetched beside it and waits until the page asks for it (update.js).

/** @typedef {Event & {waitUntil(work: Promise<unknown>): void}} Lasting */
/** @typedef {Lasting & {request: Request, respondWith(answer: Promise<Response>): void}} Asked */

const worker = /** @type {any} */ (self);

/** Other copies of the game on the same host keep their own versions. @type {string} */
const SCOPE = worker.registration.scope;
const PREFIX = `ningbo ${SCOPE} `;
const KEPT = PREFIX + BUILD;
const PAGE = new URL("./", SCOPE).href;
/** What the host can do beside sending files: nothing, while there is no host. */
const CAPABILITIES = new URL("capabilities.json", SCOPE).href;

worker.addEventListener("install", (/** @type {Lasting} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {Lasting} */ event) =>
  event.waitUntil(worker.clients.claim()),
);
worker.addEventListener("fetch", answer);
worker.addEventListener("message", (/** @type {Lasting & MessageEvent} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
  if (event.data === `opened ${BUILD}`) event.waitUntil(letGo());
});

/** Keeps every file; a file that can't be had leaves the version before in use. */
async function install() {
  const cache = await caches.open(KEPT);
  await Promise.all(PRECACHE.map(([path, digest]) => keep(cache, path, digest)));
}

/**
 * Keeps one file, fetching it only when it is nowhere yet: not from an earlier, interrupted try, nor
 * in an earlier version, nor in the browser's own cache, where the page has just put it.
 * @param {Cache} cache @param {string} path @param {string} digest
 */
async function keep(cache, path, digest) {
  const url = new URL(path, SCOPE).href;
  if (await cache.match(url)) return;
  const held = path.startsWith("assets/") && (await caches.match(url, { ignoreVary: true }));
  await cache.put(url, held || (await fetched(url, digest)));
}

/**
 * What is in the browser's cache may be of another version, so each file is checked, and asked for
 * anew when it isn't the one that belongs here.
 * @param {string} url @param {string} digest
 */
async function fetched(url, digest) {
  const get = url === PAGE ? fetchPage : fetchFile;
  try {
    return await get(url, digest, "force-cache");
  } catch {
    return await get(url, digest, "reload");
  }
}

/** @param {string} url @param {string} integrity @param {RequestCache} cache */
function fetchFile(url, integrity, cache) {
  return fetch(url, { integrity, cache });
}

/**
 * The page itself, which some hosts add to, is known by the version that it names.
 * @param {string} url @param {string} _digest @param {RequestCache} cache
 */
async function fetchPage(url, _digest, cache) {
  const answer = await fetch(url, { cache });
  const text = await answer.text();
  if (!text.includes(`"${BUILD}"`)) throw new Error(`${url} is not of the version ${BUILD}`);
  // A copy, because an answer that was redirected may not be given to a page that is opened.
  return new Response(text, { headers: answer.headers });
}

/**
 * Lets the versions before go, once a page of this one has opened: until then a page of theirs may
 * still be loading. A version that is to come after this one stays.
 */
async function letGo() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== KEPT);
  const { installing, waiting } = worker.registration;
  if (!installing && !waiting) await Promise.all(others.map((name) => caches.delete(name)));
}

/** Answers from what is kept; what isn't ours goes to the network as if nobody were here. @param {Asked} event */
function answer(event) {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  event.respondWith(find(request));
}

/** @param {Request} request */
async function find(request) {
  if (request.url === CAPABILITIES) return fetch(request).catch(() => Response.json({}));
  const url = keyOf(request);
  const cache = await caches.open(KEPT);
  return (
    (await cache.match(url, { ignoreVary: true })) ??
    (await caches.match(url, { ignoreVary: true })) ??
    fetch(request)
  );
}

/** The page is the same whatever its address asks for. @param {Request} request */
function keyOf(request) {
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  if (url.href === `${PAGE}index.html`) return PAGE;
  return url.href;
}
