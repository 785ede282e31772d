"use strict";

/**
 * What a reader asks for, as the address says it: repeated values of a facet are alternatives.
 * @typedef {{
 *   query: string, kinds: Set<string>, values: Map<string, Set<string>>, sort: string,
 *   onlyFavourites: boolean }} Choice
 * @typedef {{docs: number[], counts: Map<string, Uint32Array>, filters: Map<string, Filter>}} Narrowed
 */

/**
 * @param {string} search
 * @returns {Choice}
 */
function readChoice(search) {
  const parameters = new URLSearchParams(search);
  const [query, sort] = ["q", "sort"].map((key) => parameters.get(key) || "");
  const [kinds, values] = [new Set(parameters.getAll("kind")), new Map()];
  for (const key of new Set(parameters.keys())) {
    if (!["q", "kind", "sort", "favourites", "view"].includes(key)) {
      values.set(key, new Set(parameters.getAll(key)));
    }
  }
  return { query, kinds, values, sort, onlyFavourites: parameters.has("favourites") };
}

/** @param {Choice} choice */
function writeChoice({ query, kinds, values, sort, onlyFavourites }) {
  const parameters = new URLSearchParams(query ? { q: query } : {});
  for (const kind of kinds) parameters.append("kind", kind);
  for (const [facet, chosen] of values) for (const value of chosen) parameters.append(facet, value);
  if (sort) parameters.set("sort", sort);
  if (onlyFavourites) parameters.set("favourites", "1");
  const text = parameters.toString();
  return text && `?${text}`;
}

/**
 * Puts the choice into the address; where a browser refuses that to files, it stays on the page.
 * @param {string} address
 * @param {boolean} isNew whether the back button undoes it
 */
function showAddress(address, isNew) {
  try {
    history[isNew ? "pushState" : "replaceState"](null, "", address);
  } catch (refusal) {
    if (address.startsWith("#")) location.replace(address);
  }
}

/**
 * Drops chosen values of facets that no catalogue has: unknown keys of an address mean nothing.
 * @param {Choice} choice
 * @param {Catalogue[]} all
 */
function dropUnknown(choice, all) {
  for (const facet of choice.values.keys()) {
    if (!all.some((of) => of.contents.facets.some(({ id }) => id === facet))) {
      choice.values.delete(facet);
    }
  }
}

/**
 * The documents that have what is chosen, and how many have each value beside the other choices.
 * @param {Catalogue} of
 * @param {number[]} docs
 * @param {Choice} choice
 * @param {boolean} isCounted
 * @returns {Promise<Narrowed>}
 */
async function narrow(of, docs, choice, isCounted) {
  let among = docs;
  if (choice.onlyFavourites) {
    const keys = await of.keys();
    const liked = new Set(favourites.all().map(({ id }) => id));
    const known = new Set([...keys].filter(([key]) => liked.has(`${of.id}/${key}`)).map((pair) => pair[1]));
    among = docs.filter((doc) => known.has(doc));
  }
  const chosen = [...choice.values].filter(([, values]) => values.size);
  const filters = isCounted || chosen.length ? await of.filters() : new Map();
  if (chosen.some(([facet]) => !filters.has(facet))) return { docs: [], counts: new Map(), filters };
  const counts = new Map([...filters].map(([id, { values }]) => [id, new Uint32Array(values.length)]));
  const tests = chosen.map(([facet, wanted]) => {
    const filter = filters.get(facet);
    const places = filter.values.map((/** @type {string[]} */ [slug], /** @type {number} */ at) => (
      wanted.has(slug) ? at : -1));
    return { facet, filter, wanted: new Set(places.filter((/** @type {number} */ at) => at >= 0)) };
  });
  const kept = among.filter((doc) => {
    const failed = tests.filter(({ filter, wanted }) => !has(filter, doc, wanted));
    // Who fails by one facet alone counts for the other values of it.
    if (failed.length < 2 && isCounted) {
      for (const id of failed.length ? [failed[0].facet] : filters.keys()) {
        const { starts, indices } = filters.get(id);
        const count = counts.get(id);
        for (let at = starts[doc]; count && at < starts[doc + 1]; at += 1) count[indices[at]] += 1;
      }
    }
    return !failed.length;
  });
  return { docs: kept, counts, filters };
}

/**
 * @param {Filter} filter
 * @param {number} doc
 * @param {Set<number>} wanted
 */
function has({ starts, indices }, doc, wanted) {
  for (let at = starts[doc]; at < starts[doc + 1]; at += 1) if (wanted.has(indices[at])) return true;
  return false;
}

/**
 * These documents in the order of a measure or of the names; those without a value come last.
 * @param {Catalogue} of
 * @param {number[]} docs
 * @param {string} sort
 */
async function sorted(of, docs, sort) {
  const measure = of.contents.sorts.find(({ id }) => id === sort);
  const places = await of.order(sort);
  const sign = measure && measure.descending ? -1 : 1;
  const place = (/** @type {number} */ doc) => (places[doc] ? sign * places[doc] : Infinity);
  return [...docs].sort((one, other) => place(one) - place(other) || one - other);
}
