"use strict";

// Before the first paint, so that nothing moves.
if (/[?&]view=table/.test(location.search) || storage.read("view") === "table") site.view = "table";
