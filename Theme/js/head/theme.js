"use strict";

/** @typedef {"system" | "light" | "dark"} ThemeChoice */

/** Light, dark or what the system says: set before the first paint, remembered for this site. */
const theme = {
  /** @returns {ThemeChoice} */
  remembered() {
    const word = storage.read("theme");
    return word === "light" || word === "dark" ? word : "system";
  },

  /** @param {ThemeChoice} choice */
  apply(choice) {
    if (choice === "system") delete site.theme;
    else site.theme = choice;
  },
};

// Keeps the button's place in the header until it is there to be shown.
site.scripts = "loading";
document.addEventListener("DOMContentLoaded", () => { site.scripts = "on"; });
theme.apply(theme.remembered());
