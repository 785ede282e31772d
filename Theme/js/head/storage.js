"use strict";

/** What a reader chose, under the site's own name: pages opened from files share one store. */
const storage = {
  /** @param {string} name */
  read(name) {
    // What could not be written there is newer than what is.
    const ofVisit = storage.visit()[name];
    if (ofVisit !== undefined) return ofVisit;
    try {
      return localStorage.getItem(site.site + "." + name);
    } catch (refusal) {
      return null;
    }
  },

  /**
   * Whether it will be there at the next visit.
   * @param {string} name
   * @param {string} text
   */
  write(name, text) {
    try {
      localStorage.setItem(site.site + "." + name, text);
      storage.forget(name);
      return true;
    } catch (refusal) {
      // A tab has a name, which lasts from page to page where a store is denied or full.
      window.name = site.site + JSON.stringify({ ...storage.visit(), [name]: text });
      return false;
    }
  },

  /** @param {string} name */
  forget(name) {
    const { [name]: old, ...others } = storage.visit();
    if (old !== undefined) window.name = site.site + JSON.stringify(others);
  },

  /** @returns {Record<string, string>} */
  visit() {
    const own = window.name.startsWith(site.site + "{");
    try {
      return own ? JSON.parse(window.name.slice((site.site || "").length)) : {};
    } catch (garbled) {
      return {};
    }
  },
};
