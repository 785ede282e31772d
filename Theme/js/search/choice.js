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
 * Whether fewer entries are wanted than the query or the list has.
 * @param {Choice} choice
 */
function isNarrowed({ kinds, values, onlyFavourites }) {
  return onlyFavourites || kinds.size > 0 || [...values.values()].some(({ size }) => size > 0);
}

/**
 * Puts the choice into the address; where a browser refuses that to files, it stays on the page.
 * @param {string} address
 * @param {boolean} isNew whether the back button undoes it
 * @param {any} [state] what is kept with the step
 */
function showAddress(address, isNew, state = null) {
  try {
    history[isNew ? "pushState" : "replaceState"](state, "", address);
  } catch (refusal) {
    if (address.startsWith("#")) location.replace(address);
  }
}

/**
 * Drops what no catalogue has: an address may be older than the wiki, and unknown keys mean nothing.
 * @param {Choice} choice
 * @param {Catalogue[]} all
 */
async function dropUnknown(choice, all) {
  for (const kind of choice.kinds) if (!all.some(({ id }) => id === kind)) choice.kinds.delete(kind);
  const sorts = all.flatMap(({ contents }) => contents.sorts.map(({ id }) => id));
  if (!["name", ...sorts].includes(choice.sort)) choice.sort = "";
  const hasValues = [...choice.values.values()].some(({ size }) => size);
  const filters = hasValues ? await Promise.all(all.map((of) => of.filters())) : [];
  for (const [facet, chosen] of choice.values) {
    const known = new Set(filters.flatMap((each) => each.get(facet)?.values || []).map(([slug]) => slug));
    for (const value of chosen) if (!known.has(value)) chosen.delete(value);
    if (!chosen.size) choice.values.delete(facet);
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
  const { places } = await of.order(sort);
  const sign = signOf(of, sort);
  const place = (/** @type {number} */ doc) => (places[doc] ? sign * places[doc] : Infinity);
  return [...docs].sort((one, other) => place(one) - place(other) || one - other);
}

/**
 * @param {Catalogue} of
 * @param {string} sort
 */
function signOf(of, sort) {
  return of.contents.sorts.find(({ id }) => id === sort)?.descending ? -1 : 1;
}

/**
 * The hits of several catalogues in the order of a measure; those without a value come last.
 * @param {{of: Catalogue, docs: number[]}[]} lists
 * @param {string} sort
 */
async function measured(lists, sort) {
  // Kinds may differ in which end of it comes first: one of them is asked.
  const [first] = lists.filter(({ of }) => of.contents.sorts.some(({ id }) => id === sort));
  const sign = first ? signOf(first.of, sort) : 1;
  const rows = await Promise.all(lists.map(async ({ of, docs }) => {
    const { places, values } = await of.order(sort);
    return docs.map((doc) => (
      { of, doc, value: places[doc] ? sign * values[places[doc] - 1] : Infinity }
    ));
  }));
  return rows.flat().sort((one, other) => (
    one.value === other.value ? one.doc - other.doc : one.value < other.value ? -1 : 1
  ));
}
