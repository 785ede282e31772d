"use strict";

/** What every script needs of its page: what it says of itself, the site's first folder. */
const site = document.documentElement.dataset;
const ROOT = site.root || "./";
