"use strict";

/** Makes a wiki that was built for it (`--pwa`) installable and readable offline. */
(function () {
  const root = document.documentElement;
  const isOnWeb = location.protocol === "https:" || (location.protocol === "http:" && isSecureContext);
  if (root.dataset.pwa === undefined || !isOnWeb || !("serviceWorker" in navigator)) {
    return;
  }
  const home = root.dataset.root || "";
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = `${home}manifest.webmanifest`;
  document.head.append(link);
  navigator.serviceWorker.register(`${home}service-worker.js`, { scope: home }).catch(() => {
    // A browser may refuse: the wiki is then one that wants a network.
  });

  /** The pages that were visited, as links. */
  async function listVisited() {
    const list = document.querySelector(".visited");
    if (!list) {
      return;
    }
    const scope = new URL(home, location.href).href;
    const cache = await caches.open(`wikigen ${scope}`);
    for (const request of await cache.keys()) {
      const answer = request.url.endsWith(".html") ? await cache.match(request) : undefined;
      const title = answer && (await answer.text()).match(/<title>([^<]*)<\/title>/);
      if (title && !request.url.endsWith("/offline.html")) {
        const item = list.appendChild(document.createElement("li"));
        const anchor = item.appendChild(document.createElement("a"));
        anchor.href = request.url;
        anchor.dir = "auto";
        // Only a parser knows what the references in a title mean; it runs nothing.
        anchor.textContent = new DOMParser().parseFromString(title[1], "text/html").documentElement.textContent;
      }
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    const day = document.querySelector(".offline-note .offline-day");
    if (day && root.dataset.offline) {
      day.textContent = root.dataset.offline;
    }
    listVisited().catch(() => {
      // Without storage nothing was kept.
    });
  });
})();
