// Keeps one whole version of the game, so that it starts without a network and never mixes two versions.

/** The version and its files with the start of each one's SHA-256; filled in by the build. */
const BUILD = /* BUILD */ null;

const SCOPE = new URL("./", self.location).href;
// Caches belong to the whole origin, which other pages may share.
const PREFIX = `spades ${SCOPE} `;
const CACHE = PREFIX + BUILD.version;

/** So many files are fetched at a time: the game may be downloading too. */
const AT_ONCE = 6;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
// The player wants the new version now.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  else event.waitUntil(keepLanguage(event.data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const path = request.url.slice(SCOPE.length).split(/[?#]/)[0] || "index.html";
  if (Object.hasOwn(BUILD.files, path)) event.respondWith(answer(path, request));
});

/** From the cache, or from the network when the browser has thrown the copy away, or when it is wanted for the first time. */
async function answer(path, request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(SCOPE + path);
  if (kept) return kept;
  const response = await fetch(request);
  if (isOptional(path) && response.ok) await cache.put(SCOPE + path, response.clone()).catch(() => {});
  return response;
}

/** Of the languages other than English and their fonts, only those that somebody needed are kept. */
const isOptional = (path) => /^assets\/(i18n\/|fonts\/noto-)/.test(path);

/** Keeps the files of a language from now on. */
async function keepLanguage(folder) {
  const cache = await caches.open(CACHE);
  const files = Object.entries(BUILD.files).filter(([path]) => isOptional(path) && path.startsWith(folder));
  await Promise.all(files.map(([path, hash]) => keep(cache, null, path, hash)));
}

async function install() {
  const cache = await caches.open(CACHE);
  const old = await oldFiles();
  const queue = Object.entries(BUILD.files);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (!isOptional(next[0]) || (await old?.match(SCOPE + next[0]))) await keep(cache, old, ...next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Puts one file into the cache: from an older version when it is the same, else from the network. */
async function keep(cache, old, path, hash) {
  const key = SCOPE + path;
  // An install that was broken off goes on where it stopped.
  if (await matches(await cache.match(key), hash)) return;
  const known = await old?.match(key);
  if (await matches(known, hash)) return cache.put(key, known);
  // First as the page has just fetched it, from the browser's own cache if it is still right; then past all caches.
  for (const [url, mode] of [
    [key, "no-cache"],
    [`${key}?v=${hash}`, "reload"],
  ]) {
    const response = await fetch(url, { cache: mode, credentials: "same-origin" });
    if (response.ok && (await matches(response, hash))) return cache.put(key, plain(response));
  }
  throw new Error(`${path} is not that of version ${BUILD.version}`);
}

async function matches(response, hash) {
  if (!response) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}

/** Without a trace of redirects, which browsers refuse for a page's start. */
function plain(response) {
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function otherCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
}

async function oldFiles() {
  const [name] = await otherCaches();
  return name && caches.open(name);
}

async function dropOthers() {
  await Promise.all((await otherCaches()).map((name) => caches.delete(name)));
}
