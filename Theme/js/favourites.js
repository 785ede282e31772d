"use strict";

/**
 * @typedef {{
 *   id: string, title: string, href: string, picture: string, context: string, at: string
 * }} Favourite
 */

const HEART = "M10 17.3 3.4 10.8a4.3 4.3 0 0 1 6-6.2l.6.6.6-.6a4.3 4.3 0 0 1 6 6.2z";

/** What the reader likes, the newest first. */
const favourites = {
  text: "",
  /** @type {Favourite[]} */
  list: [],

  all() {
    const text = storage.read("favourites") || "";
    if (text !== favourites.text) {
      favourites.text = text;
      favourites.list = trusted(parsed(text));
    }
    return favourites.list;
  },

  /** @param {string} id */
  has: (id) => favourites.all().some((each) => each.id === id),

  /** @param {Favourite[]} list */
  keep(list) {
    const lasts = storage.write("favourites", JSON.stringify(list));
    if (!lasts) tell(say("favourites.visit"));
    showHearts();
    dispatchEvent(new Event("favourites"));
  },

  /** @param {Favourite} favourite */
  add: (favourite) => favourites.keep([favourite, ...favourites.without(favourite.id)]),

  /** @param {string} id */
  without: (id) => favourites.all().filter((each) => each.id !== id),
};

/**
 * What a text in JSON says, if it is one.
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (garbled) {
    return undefined;
  }
}

/**
 * The well-formed of what a store or a file says: anybody may have written it.
 * @param {unknown} list
 * @returns {Favourite[]}
 */
function trusted(list) {
  const seen = new Set();
  const entries = Array.isArray(list) ? list.slice(0, 10000) : [];
  return entries.filter((each) => {
    const [folder] = typeof each?.id === "string" ? each.id.split("/") : [""];
    const isGood = ["id", "title", "href", "picture", "context", "at"].every(
      (key) => typeof each?.[key] === "string" && each[key].length < 600,
    ) && /^[a-z0-9-]+\/[^\p{C}\s/<>"]+$/iu.test(each.id) && /^[a-z0-9-]+\/[^\p{C}\s/?#\\<>"]+\.html$/iu.test(each.href)
      && each.href.startsWith(`${folder}/`) && /^(images\/[\w.-]+)?$/.test(each.picture);
    const isNew = isGood && !seen.has(each.id);
    seen.add(each?.id);
    return isNew;
  });
}

let telling = 0;

/**
 * Says something for a while at the foot of the window, and to those who listen.
 * @param {string} text
 */
function tell(text) {
  const toast = document.querySelector(".toast") || make("p", { class: "toast", role: "status" });
  document.body.append(toast);
  toast.textContent = text;
  clearTimeout(telling);
  telling = setTimeout(() => toast.remove(), 8000);
}

/**
 * The site-relative address of something on this page, empty if it is of another site.
 * @param {string | undefined} address
 */
function fromRoot(address) {
  const root = new URL(ROOT, location.href).href;
  return address && address.startsWith(root) ? address.slice(root.length).replace(/[?#].*/, "") : "";
}

/**
 * What a card or the page of an entry says about it.
 * @param {HTMLElement} place
 * @returns {Favourite}
 */
function favouriteOf(place) {
  const isPage = place === document.body;
  const link = place.querySelector(".band a");
  const text = (/** @type {string} */ selector) => place.querySelector(selector)?.textContent || "";
  const image = place.querySelector(isPage ? ".infobox img" : "img.picture");
  const title = text(isPage ? "h1" : ".band bdi");
  const described = document.querySelector('meta[name="description"]')?.getAttribute("content") || "";
  const context = isPage ? described.slice(title.length + 2) : text(".card-context");
  const href = isPage ? location.href : link instanceof HTMLAnchorElement ? link.href : "";
  // Some hosts show a page without the ending of its file.
  const path = fromRoot(href).replace(/(\.html)?$/, ".html");
  const picture = image instanceof HTMLImageElement ? fromRoot(image.src) : "";
  return {
    id: place.dataset.entry || "", title: title.slice(0, 500), href: path, picture,
    context: context.slice(0, 500), at: new Date().toISOString(),
  };
}

/**
 * A heart on a card, or beside the title of a page.
 * @param {HTMLElement} place
 */
function addHeart(place) {
  const isPage = place === document.body;
  const title = place.querySelector(isPage ? "h1" : ".band bdi")?.textContent || "";
  const label = make("span", { class: isPage ? "" : "unseen" }, say("favourites.like"));
  if (!isPage) label.append(" ", make("bdi", {}, title));
  const heart = make("button", {
    class: "heart", type: "button", "data-id": place.dataset.entry,
    "aria-pressed": String(favourites.has(place.dataset.entry || "")),
    click() {
      const favourite = favouriteOf(place);
      if (favourites.has(favourite.id)) favourites.keep(favourites.without(favourite.id));
      else favourites.add(favourite);
    },
  }, draw("heart-drawn", "0 0 20 20", HEART), label);
  (isPage ? place.querySelector(".entry-head") : place)?.append(heart);
}

/** Makes all hearts of the page say what is kept, which may have been chosen on another page. */
function showHearts() {
  const liked = new Set(favourites.all().map(({ id }) => id));
  for (const heart of document.querySelectorAll(".heart")) {
    heart.setAttribute("aria-pressed", String(liked.has(heart.getAttribute("data-id") || "")));
  }
}

whenReady(() => {
  /** @type {NodeListOf<HTMLElement>} */
  const places = document.querySelectorAll("body[data-entry], .card[data-entry]");
  places.forEach(addHeart);
  addEventListener("storage", showHearts);
  addEventListener("pageshow", showHearts);
});
