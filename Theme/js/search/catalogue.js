"use strict";

/**
 * @typedef {[facet: string, value: string, emoji: string, word: string]} Badge
 * @typedef {{id: string, title: string}} Named
 * @typedef {Named & {descending: boolean}} Measure
 * @typedef {{
 *   id: string, title: string, n: number, pictured: boolean, badges: Badge[], facets: Named[],
 *   sorts: Measure[], records: {size: number, names: string[]},
 *   words: {names: string[], from: string[]}, tops?: string, typos?: Record<string, string>,
 *   filters?: string, orders: Record<string, string>, keys: string }} Contents
 * @typedef {{
 *   id: string, title: string, href: string, picture: string, context: string,
 *   key: string, badges: Badge[], isNamesake: boolean, collection: string, kind: string,
 *   isPictured: boolean }} Entry
 * @typedef {{values: [slug: string, title: string][], starts: Uint32Array, indices: number[]}} Filter
 * @typedef {{words: string[], postings: string[]}} WordShard
 */

/** One collection in the index: all that is known of it is read when it is first asked for. */
class Catalogue {
  /** @param {Contents} contents */
  constructor(contents) {
    this.contents = contents;
    this.id = contents.id;
    this.all = Array.from({ length: contents.n }, (_, doc) => doc);
    /** @type {Map<string, Promise<any>>} */
    this.parts = new Map();
  }

  /**
   * A part of the index, made ready once.
   * @template T
   * @param {string} what
   * @param {string | undefined} hex
   * @param {(value: any) => T} parse
   * @returns {Promise<T>}
   */
  part(what, hex, parse) {
    const known = this.parts.get(what);
    if (known) return known;
    const part = shard(`${this.id}-${what}-${hex}`).then(parse);
    this.parts.set(what, part);
    part.catch(() => this.parts.delete(what));
    return part;
  }

  /**
   * @param {number[]} docs
   * @returns {Promise<Entry[]>}
   */
  async entries(docs) {
    const { size, names } = this.contents.records;
    const block = (/** @type {number} */ doc) => {
      const at = Math.floor(doc / size);
      return this.part(`r${at}`, names[at], (value) => this.readBlock(value));
    };
    const blocks = await Promise.all(docs.map(block));
    return docs.map((doc, at) => blocks[at](doc % size));
  }

  /**
   * What gives the entry at a place in a block.
   * @param {Record<"t" | "k" | "s" | "c" | "p" | "b", string> & {d?: number[]}} value
   */
  readBlock(value) {
    const column = (/** @type {string} */ text) => (text === undefined ? [] : text.split("\n"));
    const [titles, keys, slugs, contexts, pictures, badges] = [
      value.t, value.k, value.s, value.c, value.p, value.b,
    ].map(column);
    const { id, contents } = this;
    return (/** @type {number} */ at) => {
      const [title, key, picture] = [titles[at] || "", keys[at], pictures[at]];
      const slug = slugs[at] || simpleSlug(title);
      return {
        id: `${id}/${key}`, collection: id, kind: contents.title, isPictured: contents.pictured,
        title, key, href: `${id}/${encodeURIComponent(key)}${slug && slug !== "-" ? `-${slug}` : ""}.html`,
        picture: picture ? `images/${picture}` : "", context: contexts[at] || "",
        badges: Array.from(badges[at] || "", (digit) => contents.badges[fixed(digit, 1, 0)]),
        isNamesake: Boolean(value.d && value.d.includes(at)),
      };
    };
  }

  /**
   * The shards of words that may begin like this one, as places from and to.
   * @param {string} prefix
   */
  range(prefix) {
    const { from } = this.contents.words;
    const after = from.findIndex((word) => word > prefix);
    const past = from.findIndex((word) => word > prefix && !word.startsWith(prefix));
    const first = Math.max(0, (after < 0 ? from.length : after) - 1);
    return [first, Math.max(first, (past < 0 ? from.length : past) - 1)];
  }

  /**
   * @param {number} at
   * @returns {Promise<WordShard>}
   */
  words(at) {
    return this.part(`w${at}`, this.contents.words.names[at], (value) => (
      { words: frontCoded(value.w), postings: value.p.split(" ") }
    ));
  }

  /** The best documents of short beginnings whose words are in many shards. */
  tops() {
    return this.part("tops", this.contents.tops, (value) => {
      /** @type {[string, number[]][]} */
      const lines = value.p.split("\n").map((/** @type {string} */ line) => {
        const [prefix, docs] = line.split(" ");
        return [prefix, varints(docs)];
      });
      return new Map(lines);
    });
  }

  /**
   * Words whose first or second letter is this one.
   * @param {string} letter
   * @returns {Promise<string[]>}
   */
  async wordsNear(letter) {
    const hex = (this.contents.typos || {})[letter];
    if (!hex) return [];
    const code = letter.charCodeAt(0).toString(16);
    return this.part(`t${code}`, hex, (value) => (
      [...frontCoded(value.first || ""), ...frontCoded(value.second || "")]
    ));
  }

  /** @returns {Promise<Map<string, Filter>>} */
  async filters() {
    const { filters, n } = this.contents;
    if (!filters) return new Map();
    return this.part("f", filters, (value) => new Map(
      Object.entries(value.facets).map(([id, facet]) => [id, readFilter(facet, n)])
    ));
  }

  /**
   * By document the place in an order, 0 for none; and of a measure the value at each place from 1.
   * @param {string} id
   * @returns {Promise<{places: number[], values: number[]}>}
   */
  async order(id) {
    const hex = new Map(Object.entries(this.contents.orders)).get(id);
    if (!hex) return { places: [], values: [] };
    return this.part(`o-${id.replace("/", ".")}`, hex, ({ o, width, least, steps }) => {
      let value = least;
      const values = varints(steps || "").map((step) => (value += step));
      return { places: this.all.map((doc) => fixed(o, width, doc)), values };
    });
  }

  /** @returns {Promise<Map<string, number>>} */
  keys() {
    return this.part("k", this.contents.keys, (value) => (
      new Map(value.k.split("\n").map((/** @type {string} */ key, /** @type {number} */ doc) => [key, doc]))
    ));
  }
}

/**
 * @param {{values: [string, string][], docs: string, many: boolean, width: number}} facet
 * @param {number} count
 * @returns {Filter}
 */
function readFilter({ values, docs, many, width }, count) {
  const starts = new Uint32Array(count + 1);
  /** @type {number[]} */
  const indices = [];
  const lists = many ? docs.split(" ") : [];
  for (let doc = 0; doc < count; doc += 1) {
    const value = many ? 0 : fixed(docs, width, doc);
    const size = many ? (lists[doc] || "").length / width : 0;
    if (value) indices.push(value - 1);
    for (let at = 0; at < size; at += 1) indices.push(fixed(lists[doc], width, at));
    starts[doc + 1] = indices.length;
  }
  return { values, starts, indices };
}

/**
 * The readable part of an address, as it follows from a title in ASCII.
 * @param {string} title
 */
function simpleSlug(title) {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** @type {Promise<Catalogue[]> | undefined} */
let catalogues;

/** @param {string} [version] */
function readHead(version) {
  return shard("index", version).then((head) => (
    head.collections.map((/** @type {Contents} */ contents) => new Catalogue(contents))
  ));
}

/**
 * Does something with the index; once more with a fresh one if a part of it is not there, as the
 * site may have been made anew since this page was opened.
 * @template T
 * @param {(all: Catalogue[]) => Promise<T>} task
 * @returns {Promise<T>}
 */
async function withIndex(task) {
  const read = (catalogues ||= readHead());
  try {
    return await task(await read);
  } catch (failure) {
    // Whoever fails next with the same head waits for the same fresh one.
    if (catalogues === read) catalogues = freshHead();
    if (!catalogues) throw failure;
    return task(await catalogues);
  }
}

function freshHead() {
  shards.delete("index");
  const fresh = readHead(`?${Date.now()}`);
  fresh.catch(() => {
    if (catalogues === fresh) catalogues = undefined;
  });
  return fresh;
}
