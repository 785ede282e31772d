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

// With scripts the header keeps the place of the button. While they load, nothing of it is drawn that
// what is still to come may move.
site.scripts = "loading";
document.addEventListener("DOMContentLoaded", () => { site.scripts = "on"; });
theme.apply(theme.remembered());
