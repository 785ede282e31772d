"use strict";

/** The random page leads on to any entry of the wiki, or where there is no index to one it shows. */
(function () {
  /** @param {number} count */
  const anyOf = (count) => Math.floor(Math.random() * count);

  /** An address of an entry, each as likely as any other. */
  async function fromIndex() {
    await bring();
    const head = await shard("index");
    /** @type {Contents[]} */
    const collections = head.collections;
    let place = anyOf(collections.reduce((sum, { n }) => sum + n, 0));
    for (const contents of collections) {
      if (place < contents.n) {
        const [entry] = await new Catalogue(contents).entries([place]);
        return ROOT + entry.href;
      }
      place -= contents.n;
    }
    throw new Error("the index has no entry");
  }

  function fromPage() {
    const links = [...document.querySelectorAll(".card .band a")];
    const link = links[anyOf(links.length)];
    return link instanceof HTMLAnchorElement ? link.href : "";
  }

  async function leadOn() {
    const address = hasIndex() ? await fromIndex().catch(fromPage) : fromPage();
    // In the place of this page, so that the way back does not come here again.
    if (address) location.replace(address);
  }

  document.addEventListener("DOMContentLoaded", () => {
    // An address with a place on the page is one of somebody who wants to see it.
    if (document.body.dataset.kind === "random" && !location.hash) leadOn();
  });
})();
