"use strict";

/** What a reader chose, under the site's own name: pages opened from files share one store. */
const storage = {
  /** @param {string} name */
  read(name) {
    try {
      return localStorage.getItem(`${site.site}.${name}`);
    } catch (refusal) {
      return storage.visit()[name] ?? null;
    }
  },

  /**
   * Whether it will be there at the next visit.
   * @param {string} name
   * @param {string} text
   */
  write(name, text) {
    try {
      localStorage.setItem(`${site.site}.${name}`, text);
      return true;
    } catch (refusal) {
      // A tab has a name, which lasts from page to page where a store is denied or full.
      window.name = site.site + JSON.stringify({ ...storage.visit(), [name]: text });
      return false;
    }
  },

  /** @returns {Record<string, string>} */
  visit() {
    const own = window.name.startsWith(`${site.site}{`);
    try {
      return own ? JSON.parse(window.name.slice((site.site || "").length)) : {};
    } catch (garbled) {
      return {};
    }
  },
};
