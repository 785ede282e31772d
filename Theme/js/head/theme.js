"use strict";

/** Light, dark or what the system says: set before the first paint, remembered for this site. */
(function () {
  /** @typedef {"system" | "light" | "dark"} Theme */

  /** @type {Theme[]} */
  const themes = ["system", "light", "dark"];
  const root = document.documentElement;
  /** @type {Theme} */
  let current = "system";

  /** @returns {Theme} */
  function remembered() {
    const word = storage.read("theme");
    return themes.find((theme) => theme === word) || "system";
  }

  /** @param {Theme} theme */
  function show(theme) {
    current = theme;
    if (theme === "system") {
      delete root.dataset.theme;
    } else {
      root.dataset.theme = theme;
    }
    const button = document.querySelector(".theme-button");
    const word = document.querySelector(".theme-word");
    if (button instanceof HTMLElement && word) {
      word.textContent = button.dataset[theme] || "";
      button.hidden = false;
    }
  }

  function showNext() {
    show(themes[(themes.indexOf(current) + 1) % themes.length]);
    storage.write("theme", current);
  }

  // Keeps the button's place in the header until it is there to be shown.
  root.dataset.scripts = "on";
  show(remembered());
  document.addEventListener("DOMContentLoaded", () => {
    show(current);
    const button = document.querySelector(".theme-button");
    if (button) {
      button.addEventListener("click", showNext);
    }
  });
  // A page that comes back from the browser's memory has the theme of the day it was left.
  addEventListener("pageshow", () => show(remembered()));
})();
