"use strict";

/**
 * How much of a list was open when a reader left it, and where; `from` is the page it began with.
 * @typedef {{from?: number, count: number, top: number}} Place
 */

/**
 * Keeps it with this step of the browser's history, for the way back from where a click leads.
 * @param {Event} click
 * @param {{from?: number, count: number}} seen
 */
function keepPlace(click, seen) {
  if (!(click.target instanceof Element && click.target.closest("a"))) return;
  try {
    history.replaceState({ place: { ...seen, top: scrollY } }, "");
  } catch (refusal) {
    // The way back then leads to the beginning.
  }
}

/**
 * What was kept, once: the list may become another one on this step.
 * @returns {Place | undefined}
 */
function takePlace() {
  const place = history.state?.place;
  if (!Number.isInteger(place?.count)) return undefined;
  history.replaceState(null, "");
  return place;
}
