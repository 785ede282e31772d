"use strict";

/** The button that goes from what the system says to light, to dark, and back. */
whenReady(() => {
  /** @type {ThemeChoice[]} */
  const choices = ["system", "light", "dark"];
  const button = document.querySelector(".theme-button");
  const word = document.querySelector(".theme-word");
  if (!(button instanceof HTMLElement) || !word) return;
  let current = theme.remembered();

  /** @param {ThemeChoice} choice */
  const show = (choice) => {
    current = choice;
    theme.apply(choice);
    word.textContent = button.dataset[choice] || "";
    button.hidden = false;
  };

  button.addEventListener("click", () => {
    show(choices[(choices.indexOf(current) + 1) % choices.length]);
    storage.write("theme", current);
  });
  // A page that comes back from the browser's memory has the theme of the day it was left.
  addEventListener("pageshow", () => show(theme.remembered()));
  show(current);
});
