"use strict";

/** Whether there is an index to read: only a wiki that can be searched has one. */
const hasIndex = () => document.querySelector("form.search") !== null;

/** @type {Promise<unknown> | undefined} */
let brought;

/** Brings the scripts of search/, whose file the program names at the end of this one. */
function bring() {
  brought ||= new Promise((load, error) => {
    document.head.append(make("script", { src: ROOT + site.later, load, error }));
  });
  brought.catch(() => {
    brought = undefined;
    document.querySelector("[data-search]")?.classList.add("has-failed");
    tell(say("failed"));
  });
  return brought;
}

whenReady(() => {
  const input = document.querySelector("form.search input");
  if (document.querySelector("[data-search]")) bring();
  if (!(input instanceof HTMLInputElement)) return;
  input.addEventListener("focus", bring);
  document.addEventListener("keydown", (event) => {
    const isWriting = event.target instanceof Element
      && event.target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]");
    if (event.key !== "/" || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
});
