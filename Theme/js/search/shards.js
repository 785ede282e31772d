"use strict";

/** Printable ASCII without what JSON or HTML would escape: the digits of numbers in the index. */
const ALPHABET = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  .filter((character) => !" \"\\<'".includes(character));
const DIGITS = new Uint8Array(128);
ALPHABET.forEach((character, digit) => (DIGITS[character.charCodeAt(0)] = digit));

/** @type {Map<string, Promise<any>>} */
const shards = new Map();
/** @type {Map<string, (value: any) => void>} */
const arrivals = new Map();

/**
 * What each script of the index calls: files cannot be fetched from a page that is a file itself.
 * @param {string} name
 * @param {any} value
 */
function wikigenShard(name, value) {
  const arrive = arrivals.get(name);
  if (arrive) arrive(value);
}

/**
 * The value of a script of the index, the head `assets/search/index.js` first: loaded once.
 * @param {string} name
 * @param {string} [version]
 */
function shard(name, version = "") {
  const known = shards.get(name);
  if (known) return known;
  const loading = new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${name} is not there`));
    arrivals.set(name, resolve);
    const src = `${ROOT}assets/search/${name}.js${version}`;
    document.head.append(make("script", { src, load: fail, error: fail }));
  });
  shards.set(name, loading);
  loading.catch(() => shards.delete(name));
  return loading;
}

/**
 * The number of so many digits at a place.
 * @param {string} text
 * @param {number} width
 * @param {number} at
 */
function fixed(text, width, at) {
  let value = 0;
  for (let i = at * width; i < (at + 1) * width; i += 1) {
    value = value * 90 + DIGITS[text.charCodeAt(i)];
  }
  return value;
}

/**
 * Numbers of any length, one after another: all digits but the last of each are below 45.
 * @param {string} text
 */
function varints(text) {
  const values = [];
  let value = 0;
  for (let i = 0; i < text.length; i += 1) {
    const digit = DIGITS[text.charCodeAt(i)];
    value = value * 45 + (digit % 45);
    if (digit >= 45) {
      values.push(value);
      value = 0;
    }
  }
  return values;
}

/**
 * Sorted words, each of which says how much it shares with the one before.
 * @param {string} text
 */
function frontCoded(text) {
  let last = "";
  const restore = (/** @type {string} */ line) =>
    (last = last.slice(0, parseInt(line[0], 36)) + line.slice(1));
  return text ? text.split("\n").map(restore) : [];
}
