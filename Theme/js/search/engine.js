"use strict";

/**
 * @typedef {Map<number, number>} Matches By document its code: 6 an edit, 3 if the word goes on,
 *   and the class of the posting (0 the whole title, 1 its first word, 2 another).
 * @typedef {{of: Catalogue, doc: number, score: number, edits: number}} Hit The least score is best.
 * @typedef {{hits: Hit[], isPart: boolean}} Found Whether there may be more than these hits.
 */

/** Scores of a title that begins with the query, has it inside, has its words, or nearly so. */
const TIERS = { begins: 0, inside: 20, ordered: 30, words: 40, edits: 60 };
const FEW = 5;
/** How many shards a word may span to be sought in all of them. */
const SPAN = 16;
/** How many similar words stand in for one that is not there. */
const SIMILAR = 8;
/** How many words of a query are looked at: no title needs more to be told from others. */
const MOST_WORDS = 8;

/**
 * How far a short beginning is sought: its best documents alone, or those where its words are in too
 * many shards, or all of them.
 * @typedef {"best" | "most" | "all"} Reach
 */

/**
 * All that a query finds, the best first as far as that is known without their titles.
 * @param {string} query
 * @param {Catalogue[]} all
 * @param {Reach} reach
 * @returns {Promise<Found>}
 */
async function seek(query, all, reach) {
  const asked = fold(query).slice(0, MOST_WORDS);
  if (!asked.length) return { hits: [], isPart: false };
  const found = await Promise.all(all.map((of) => seekIn(of, asked, reach, false)));
  let hits = found.flatMap((each) => each.hits);
  if (hits.length < FEW) {
    const similar = await Promise.all(all.map((of) => seekIn(of, asked, reach, true)));
    hits = similar.flatMap((each) => each.hits);
  }
  hits.sort((one, other) => one.score - other.score);
  return { hits, isPart: found.some((each) => each.isPart) };
}

/**
 * @param {Catalogue} of
 * @param {string[]} asked
 * @param {Reach} reach
 * @param {boolean} isLenient whether similar words count, and words in one or in two
 * @returns {Promise<Found>}
 */
async function seekIn(of, asked, reach, isLenient) {
  const [from, to] = of.range(asked[0]);
  const isShort = asked.length === 1 && asked[0].length < 3 && to > from && of.contents.tops;
  const isBest = reach === "best" || (reach === "most" && to - from >= SPAN);
  // A beginning whose words are all in one shard has no best documents of its own.
  const docs = isShort && isBest && (await of.tops()).get(asked[0]);
  if (docs) {
    // Their order, titles that begin so first, is all that is known of them.
    const hits = docs.map((doc, at) => ({ of, doc, score: at + Math.log2(doc + 1) / 99, edits: 0 }));
    return { hits, isPart: true };
  }
  const hits = await having(of, asked, reach, isLenient);
  const others = isLenient ? await rewritten(of, asked) : [];
  const known = new Set(hits.map(({ doc }) => doc));
  for (const more of await Promise.all(others.map((each) => having(of, each, reach, false)))) {
    for (const hit of more) {
      if (!known.has(hit.doc)) hits.push({ ...hit, score: hit.score + TIERS.edits + 10, edits: 0.5 });
      known.add(hit.doc);
    }
  }
  return { hits, isPart: false };
}

/**
 * The documents that have all of the words.
 * @param {Catalogue} of
 * @param {string[]} asked
 * @param {Reach} reach
 * @param {boolean} isLenient
 */
async function having(of, asked, reach, isLenient) {
  const matches = await Promise.all(asked.map((word, at) => (
    matching(of, word, reach, isLenient, at === asked.length - 1)
  )));
  const [fewest] = [...matches].sort((one, other) => one.size - other.size);
  /** @type {Hit[]} */
  const hits = [];
  for (const doc of fewest.keys()) {
    const codes = matches.map((each) => each.get(doc));
    if (codes.every(isNumber)) hits.push({ of, doc, ...estimate(codes, doc) });
  }
  return hits;
}

/**
 * The same with two words in one, or one in two of which the first is known.
 * @param {Catalogue} of
 * @param {string[]} asked
 */
async function rewritten(of, asked) {
  const joined = asked.slice(1).map((word, at) => (
    [...asked.slice(0, at), asked[at] + word, ...asked.slice(at + 2)]
  ));
  const halves = await Promise.all(asked.map(async (word, at) => {
    const { words } = await of.words(of.range(word)[0]);
    const ends = Array.from({ length: word.length - 1 }, (_, end) => end + 1)
      .filter((end) => words[firstAtLeast(words, word.slice(0, end))] === word.slice(0, end));
    return ends.map((end) => (
      [...asked.slice(0, at), word.slice(0, end), word.slice(end), ...asked.slice(at + 1)]
    ));
  }));
  return [...joined, ...halves.flat()];
}

/** @type {(value: number | undefined) => value is number} */
const isNumber = (value) => value !== undefined;

/**
 * @param {number[]} codes
 * @param {number} doc
 */
function estimate(codes, doc) {
  const rank = Math.log2(doc + 1);
  const wrong = codes.reduce((sum, code) => sum + Math.floor(code / 3) / 2, 0);
  const unfinished = codes.filter((code) => code % 6 >= 3).length;
  const cost = wrong - unfinished / 2;
  const isFirst = codes[0] % 3 < 2;
  if (cost > 0) {
    const score = TIERS.edits + 20 * cost + 3 * unfinished + (isFirst ? 0 : 6) + rank;
    return { score, edits: cost };
  }
  const isExact = codes.length === 1 && codes[0] === 0;
  const bonus = isExact ? 8 : unfinished ? 0 : 2;
  return { score: (isFirst ? TIERS.begins : TIERS.inside) + rank - bonus, edits: 0 };
}

/**
 * @param {Catalogue} of
 * @param {string} word
 * @param {Reach} reach
 * @param {boolean} isLenient
 * @param {boolean} isLast
 * @returns {Promise<Matches>}
 */
async function matching(of, word, reach, isLenient, isLast) {
  const [from, to] = of.range(word);
  // A short beginning of too many words counts as a word only, unless all are wanted.
  const last = reach === "all" || to - from < SPAN ? to : from;
  const places = Array.from({ length: last - from + 1 }, (_, at) => from + at);
  const shardsAtHand = await Promise.all(places.map((at) => of.words(at)));
  /** @type {Matches} */
  const matches = new Map();
  for (const { words, postings } of shardsAtHand) {
    for (let at = firstAtLeast(words, word); at < words.length; at += 1) {
      if (!words[at].startsWith(word)) break;
      add(matches, postings[at], words[at] === word ? 0 : 3);
    }
  }
  if (isLenient && word.length >= 4) await addSimilar(of, word, isLast, shardsAtHand, matches);
  return matches;
}

/**
 * @param {Matches} matches
 * @param {string} postings
 * @param {number} code
 */
function add(matches, postings, code) {
  let sum = 0;
  for (const difference of varints(postings)) {
    sum += difference;
    const doc = Math.floor(sum / 3);
    const now = code + (sum % 3);
    const known = matches.get(doc);
    if (known === undefined || now < known) matches.set(doc, now);
  }
}

/**
 * @param {Catalogue} of
 * @param {string} word
 * @param {boolean} isLast
 * @param {WordShard[]} atHand
 * @param {Matches} matches
 */
async function addSimilar(of, word, isLast, atHand, matches) {
  const most = word.length >= 8 ? 2 : 1;
  // A wrong, missing, additional or swapped first letter leaves one of these two.
  const letters = [...new Set([word[0], word[1]])];
  const lists = of.contents.typos ? await Promise.all(letters.map((each) => of.wordsNear(each))) : [];
  const known = new Set([...lists.flat(), ...atHand.flatMap(({ words }) => words)]);
  const similar = [...known]
    .map((each) => ({ word: each, cost: edits(word, each, most, isLast) }))
    .filter(({ cost }) => cost > 0.5 && cost < Infinity)
    .sort((one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1))
    .slice(0, SIMILAR);
  await Promise.all(similar.map(async ({ word: each, cost }) => {
    const { words, postings } = await of.words(of.range(each)[0]);
    const at = firstAtLeast(words, each);
    const code = 6 * Math.floor(cost) + (cost % 1 ? 3 : 0);
    if (words[at] === each) add(matches, postings[at], code);
  }));
}

/**
 * The place of the first word that is not before another.
 * @param {string[]} words
 * @param {string} word
 */
function firstAtLeast(words, word) {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle] < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * These hits with their entries, in the order that their titles show.
 * @param {string} query
 * @param {Hit[]} hits
 */
async function judge(query, hits) {
  const entries = await read(hits);
  const asked = fold(query);
  const judged = hits.map((hit, at) => ({ entry: entries[at], score: verdict(asked, hit, entries[at]) }));
  judged.sort((one, other) => one.score - other.score);
  return judged.map(({ entry }) => entry);
}

/**
 * @param {{of: Catalogue, doc: number}[]} hits
 * @returns {Promise<Entry[]>}
 */
async function read(hits) {
  const byCatalogue = new Map();
  for (const { of, doc } of hits) byCatalogue.set(of, [...(byCatalogue.get(of) || []), doc]);
  const entries = new Map();
  await Promise.all([...byCatalogue].map(async ([of, docs]) => {
    const read = await of.entries(docs);
    docs.forEach((/** @type {number} */ doc, /** @type {number} */ at) => (
      entries.set(`${of.id}/${doc}`, read[at])
    ));
  }));
  return hits.map(({ of, doc }) => entries.get(`${of.id}/${doc}`));
}

/**
 * @param {string[]} asked
 * @param {Hit} hit
 * @param {Entry} entry
 */
function verdict(asked, { doc, score, edits }, { title }) {
  const has = fold(title);
  if (edits) return score - (edits >= 1 && has.length === asked.length ? 6 : 0);
  const rank = Math.log2(doc + 1);
  const [text, query] = [` ${has.join(" ")} `, ` ${asked.join(" ")}`];
  if (text === `${query} `) return TIERS.begins + rank - 8;
  if (text.startsWith(query)) return TIERS.begins + rank - (text[query.length] === " " ? 2 : 0);
  if (text.includes(query)) return TIERS.inside + rank - (text.includes(`${query} `) ? 2 : 0);
  let at = -1;
  const isOrdered = asked.every((word) => (
    (at = has.findIndex((each, place) => place > at && each.startsWith(word))) >= 0
  ));
  return (isOrdered ? TIERS.ordered : TIERS.words) + rank;
}
