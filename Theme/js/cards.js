"use strict";

/**
 * A card as the pages of lists have them.
 * @param {Entry} entry
 */
function cardOf(entry) {
  const card = make("li", { class: "card", "data-entry": entry.id, "data-collection": entry.collection });
  const distinction = make("span", { class: "distinction" }, distinctionOf(entry));
  const link = make("a", { href: ROOT + entry.href }, make("bdi", {}, entry.title), " ", distinction);
  card.append(make("p", { class: "band" }, link), ...pictureOf(entry));
  card.append(make("p", { class: "card-context", dir: "auto" }, entry.context));
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
    return [make("img", {
      class: "picture", src: ROOT + picture, alt: " ", loading: "lazy", decoding: "async",
    })].map((image) => ((image.alt = ""), image));
  }
  const named = title.match(/[\p{L}\p{N}][^\s]*/gu) || [];
  const initials = named.slice(0, 2).map((word) => Array.from(word)[0].toUpperCase()).join("");
  return isPictured ? [draw("picture initials", "0 0 100 100", "", initials || "·")] : [];
}
