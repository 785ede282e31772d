// wikigen writes two lines before this one. BUILD is another one as soon as any page of the wiki is,
// SHELL has the files that are kept before anybody asks for them, LISTS the lists of digests.

const scope = new URL("./", location.href).href;
// All wikis of one host share the storage, so the name carries the place.
const store = `wikigen ${scope}`;
const patience = 4000;
const mostRefreshed = 200;

/** What is named by its content never changes. */
const isImmutable = (path) =>
  /^(images\/|assets\/(?:site|search)-|assets\/search\/.+[.-][0-9a-f]{8}\.js$)/.test(path);

/** The file of an address, or null outside the wiki. */
function pathOf(url) {
  if (!url.startsWith(scope)) return null;
  const path = decodeURI(url.slice(scope.length).replace(/[?#].*$/, ""));
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

/** The file of a page's address: some hosts lead to the name without its ending. */
function pageOf(url) {
  const path = pathOf(url);
  return path === null || /\.[^./]+$/.test(path) ? path : `${path}.html`;
}

const addressOf = (path) => scope + encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** @type {Map<number, Promise<Record<string, string>>>} */
const lists = new Map();

/** The digest that a page has in this build; empty where that can't be had. */
async function digestOf(path) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(path)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const list = hash % LISTS.length;
  if (!lists.has(list)) {
    lists.set(list, fetch(`${scope}assets/offline/${LISTS[list]}`, { cache: "no-cache" })
      .then((answer) => (answer.ok ? answer.json() : {}), () => ({})));
  }
  return (await lists.get(list))[path] || "";
}

/** Keeps an answer, with the digest of what it holds and the day it came. */
async function keep(path, answer) {
  const headers = new Headers(answer.headers);
  if (path.endsWith(".html")) headers.set("x-wikigen-digest", await digestOf(path));
  headers.set("x-wikigen-day", new Date().toISOString().slice(0, 10));
  const cache = await caches.open(store);
  await cache.put(addressOf(path), new Response(await answer.blob(), { headers }));
}

/** Whether an answer is the file of a path, and nothing that a host shows in its place. */
function isWhole(answer, path) {
  return answer.ok && answer.status === 200
    && (!answer.redirected || (path.endsWith(".html") && pageOf(answer.url) === path));
}

/** What the network answers, which is kept even if it comes after the copy was shown. */
function ask(request, path, event) {
  const asked = fetch(request);
  // A request that fails is told to whoever waits for its answer.
  event.waitUntil(asked.then((answer) => isWhole(answer, path) && keep(path, answer.clone()), () => {}));
  return asked;
}

const kept = async (path) => (await caches.open(store)).match(addressOf(path));

/** A page that says of itself that it is a copy. */
async function copy(answer) {
  const text = (await answer.text())
    .replace("<html ", `<html data-offline="${answer.headers.get("x-wikigen-day")}" `);
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
}

/** From the network; after a while without an answer, or without network, the copy. */
async function page(request, path, event) {
  const asked = ask(request, path, event);
  const old = await kept(path);
  if (!old) return asked.catch(async (reason) => {
    // Its links are those of its own place.
    if (await kept("offline.html")) return Response.redirect(`${scope}offline.html`);
    throw reason;
  });
  const late = new Promise((resolve) => setTimeout(resolve, patience, null));
  const answer = await Promise.race([asked.catch(() => null), late]);
  return answer || (path.endsWith(".html") ? copy(old) : old);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.method === "GET" ? pathOf(request.url) : null;
  if (path === null) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request, pageOf(request.url), event));
  } else if (isImmutable(path)) {
    event.respondWith(kept(path).then((old) => old || ask(request, path, event)));
  } else {
    event.respondWith(ask(request, path, event)
      .catch(async (reason) => {
        const old = await kept(path);
        if (old) return old;
        throw reason;
      }));
  }
});

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(Promise.all(SHELL.map(async (path) => {
    if (isImmutable(path) && (await kept(path))) return;
    const answer = await fetch(addressOf(path), { cache: "no-cache" });
    if (!isWhole(answer, path)) throw new Error(`${path}: ${answer.status}`);
    await keep(path, answer);
  })));
});

/** The files of the wiki that a page names. */
const filesIn = (text) =>
  [...text.matchAll(/"(?:\.\.\/|\.\/)*((?:assets|images)\/[^"]+)"/g)].map(([, file]) => decodeURI(file));

/** Fetches a file and keeps it, unless the answer is an error or another file's. */
async function fetchAndKeep(path, options) {
  const answer = await fetch(addressOf(path), options).catch(() => null);
  if (answer && isWhole(answer, path)) await keep(path, answer);
}

/** The files that the copy of a page names; none where there is no copy. */
async function filesOf(path) {
  const copy = await kept(path);
  return copy ? filesIn(await copy.text()) : [];
}

/**
 * Keeps a page, and what it names: its pictures, style and scripts. What an older copy of it named and
 * its reader never saw is not fetched now.
 */
async function keepPage(path, options) {
  const before = new Set(await filesOf(path));
  await fetchAndKeep(path, options);
  const files = (await filesOf(path)).filter((file) => !before.has(file));
  await Promise.all(files.map(async (file) => (await kept(file)) || fetchAndKeep(file)));
}

/** Keeps the pages that are open: the first one came before there was a worker to see it. */
async function keepOpen() {
  for (const client of await self.clients.matchAll({ type: "window" })) {
    const path = pageOf(client.url);
    if (path && !(await kept(path))) await keepPage(path);
  }
}

/** Brings the pages that were visited up to this build, and lets go what no page of them needs. */
async function refresh() {
  const cache = await caches.open(store);
  const pages = (await cache.keys()).map((request) => pathOf(request.url))
    .filter((path) => path && path.endsWith(".html"));
  const needed = new Set(SHELL);
  let refreshed = 0;
  for (const path of pages.reverse()) {
    const old = await kept(path);
    const digest = await digestOf(path);
    if (old && digest && old.headers.get("x-wikigen-digest") !== digest && refreshed < mostRefreshed) {
      refreshed += 1;
      // One that is gone stays readable until it is visited again.
      await keepPage(path, { cache: "no-cache" });
    }
    for (const file of await filesOf(path)) needed.add(file);
  }
  const isShard = await shardsOfBuild();
  for (const request of await cache.keys()) {
    const path = pathOf(request.url);
    const isNeeded = needed.has(path) || isShard(path);
    if (path && isImmutable(path) && !isNeeded) await cache.delete(request);
  }
}

/** Tells the parts of the search's index that this build has, by the head of the index, which names them. */
async function shardsOfBuild() {
  const head = "assets/search/index.js";
  if (await kept(head)) await fetchAndKeep(head, { cache: "no-cache" });
  const text = (await (await kept(head))?.text()) || "";
  return (path) => {
    const digest = /^assets\/search\/.+[.-]([0-9a-f]{8})\.js$/.exec(path);
    return digest !== null && text.includes(`"${digest[1]}"`);
  };
}

self.addEventListener("activate", (event) => {
  // Copies are brought up even where there is no room for another one.
  event.waitUntil(self.clients.claim().then(keepOpen).finally(refresh));
});
