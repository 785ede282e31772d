"use strict";

/**
 * A card as the pages of lists have them.
 * @param {Entry} entry
 * @param {boolean} [isMixed] whether others beside it are of other kinds
 */
function cardOf(entry, isMixed = false) {
  const card = make("li", { class: "card", "data-entry": entry.id, "data-collection": entry.collection });
  const distinction = make("span", { class: "distinction" }, distinctionOf(entry));
  const link = make("a", { href: ROOT + entry.href }, make("bdi", {}, entry.title), " ", distinction);
  card.append(make("p", { class: "band" }, link), ...pictureOf(entry));
  const context = make("p", { class: "card-context", dir: "auto" }, entry.context);
  if (isMixed) context.prepend(make("span", { class: "card-kind" }, entry.kind), entry.context ? " · " : "");
  card.append(context);
  if (entry.badges.length) {
    const badges = entry.badges.map(([facet, value, emoji, word]) => make(
      "li", { class: `badge ${facet}-${value}` },
      make("span", { "aria-hidden": "true" }, emoji), " ", make("bdi", {}, word),
    ));
    card.append(make("ul", { class: "badges" }, ...badges));
  }
  addHeart(card);
  return card;
}

/** @param {Entry} entry */
function distinctionOf({ isNamesake, key }) {
  return isNamesake ? say("distinction", { key }) : "";
}

/**
 * Nothing where entries of that kind have no pictures; drawn letters where this one has none.
 * @param {{picture: string, title: string, isPictured: boolean}} entry
 */
function pictureOf({ picture, title, isPictured }) {
  if (picture) {
    const attributes = { class: "picture", src: ROOT + picture, loading: "lazy", decoding: "async" };
    return [Object.assign(make("img", attributes), { alt: "" })];
  }
  return isPictured ? [draw("picture initials", "0 0 100 100", "", initialsOf(title))] : [];
}

/**
 * The letters of a drawn placeholder, as the pages that are made beforehand have them.
 * @param {string} title
 */
function initialsOf(title) {
  const words = title.match(/[\p{L}\p{M}\p{N}'’]+/gu) || [];
  const letters = words.slice(0, 2).map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] || "").join("");
  return letters.toUpperCase() || "·";
}
