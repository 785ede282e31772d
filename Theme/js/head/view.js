"use strict";

/** Cards or rows: as the reader chose, or as the address says to one who never did. */
function applyView() {
  const chosen = storage.read("view") ?? new URLSearchParams(location.search).get("view");
  if (chosen === "table") site.view = "table";
  else delete site.view;
}

// Before the first paint, so that nothing moves.
applyView();
