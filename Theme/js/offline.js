"use strict";

/** Where the pages that a reader visited are kept, under the address of the wiki. */
const offlineScope = new URL(ROOT, location.href).href;
const offlineStore = `wikigen ${offlineScope}`;

/** Makes a wiki that was built for it (`--pwa`) installable and readable offline. */
function install() {
  document.head.append(make("link", { rel: "manifest", href: `${ROOT}manifest.webmanifest` }));
  navigator.serviceWorker.register(`${ROOT}service-worker.js`, { scope: ROOT }).catch(() => {
    // A browser may refuse: the wiki is then one that wants a network.
  });
}

/** What an earlier build installed, and this one is not built for. */
async function uninstall() {
  if (navigator.serviceWorker.controller?.scriptURL === `${offlineScope}service-worker.js`) {
    await (await navigator.serviceWorker.getRegistration(ROOT))?.unregister();
  }
  // A worker that is let go may still have kept something of the page before.
  await caches.delete(offlineStore);
}

/**
 * The pages that were visited, as links.
 * @param {Element} list
 */
async function listVisited(list) {
  const cache = await caches.open(offlineStore);
  for (const request of await cache.keys()) {
    const answer = request.url.endsWith(".html") ? await cache.match(request) : undefined;
    const title = answer && (await answer.text()).match(/<title>([^<]*)<\/title>/);
    // The pages that are kept before anybody visits them have no text of their own.
    if (title && !/\/(offline|search|favourites)\.html$/.test(request.url)) {
      // Only a parser knows what the references in a title mean; it runs nothing.
      const text = new DOMParser().parseFromString(title[1], "text/html").documentElement.textContent || "";
      list.append(make("li", {}, make("a", { href: request.url, dir: "auto" }, text)));
    }
  }
}

const isOnWeb = location.protocol === "https:" || (location.protocol === "http:" && isSecureContext);
if (isOnWeb && "serviceWorker" in navigator) {
  if (site.pwa !== undefined) install();
  else {
    uninstall().catch(() => {
      // It is tried again on the next page.
    });
  }
}

whenReady(() => {
  const day = document.querySelector(".offline-note .offline-day");
  if (day && site.offline) day.textContent = site.offline;
  const visited = document.querySelector(".visited");
  if (visited) {
    listVisited(visited).catch(() => {
      // Without storage nothing was kept.
    });
  }
});
