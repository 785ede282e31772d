"use strict";

/**
 * Letters that NFKD leaves whole.
 * @type {Record<string, string>}
 */
const FOLDED = {
  ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ħ: "h", ŋ: "n", ŧ: "t",
  ı: "i", ĸ: "k", ŉ: "n", ς: "σ",
};

/**
 * The words of a text as the index has them; of one that is all signs, the signs.
 * @param {string} text
 * @returns {string[]}
 */
function fold(text) {
  const decomposed = text.normalize("NFKD");
  // Letter by letter, as one at the end of a word may have a form of its own.
  const plain = Array.from(decomposed.replace(/\p{M}/gu, ""), (letter) => {
    const lower = letter.toLowerCase();
    return FOLDED[lower] ?? lower;
  }).join("");
  const found = plain.replace(/['’ʼ]/g, "").match(/[\p{L}\p{N}]+/gu);
  if (found) return found;
  const space = /\p{White_Space}/gu;
  const signs = plain.replace(space, "") || decomposed.replace(space, "");
  return signs ? [signs] : [];
}

/**
 * The edits between two words, a swap of neighbours being one. A half more if the other word goes
 * on; Infinity if there are more than `most`.
 * @param {string} typed
 * @param {string} word
 * @param {number} most
 * @param {boolean} goesOn
 */
function edits(typed, word, most, goesOn) {
  const to = goesOn ? word.slice(0, typed.length + most) : word;
  if (Math.abs(typed.length - to.length) > most) return Infinity;
  let before = /** @type {number[]} */ ([]);
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = typed[i - 1] === to[j - 1];
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === to[j - 2] && typed[i - 2] === to[j - 1]) {
        cost = Math.min(cost, before[j - 2] + 1);
      }
      row[j] = cost;
    }
    if (Math.min(...row) > most) return Infinity;
    [before, last] = [last, row];
  }
  const whole = to === word ? last[to.length] : Infinity;
  const part = goesOn ? Math.min(...last) + 0.5 : Infinity;
  const least = Math.min(whole, part);
  return least < most + 1 ? least : Infinity;
}
