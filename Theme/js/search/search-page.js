"use strict";

/** How many results come at once, by scrolling too. */
const BATCH = 20;

whenReady(() => {
  const page = document.querySelector("[data-search]");
  const input = document.querySelector("form.search input");
  if (page && input instanceof HTMLInputElement) new SearchPage(page, input);
});

/** `search.html`: everything that the header's box finds, by facets; all of it in the address. */
class SearchPage {
  #page;
  #input;
  #choice = readChoice(location.search);
  #panel = new Panel(this.#choice, () => this.change(true));
  #count = make("p", { class: "count", role: "status" });
  #cards = make("ul", { class: "cards" });
  #more = make("button", { class: "tool more", type: "button", hidden: true }, say("more"));
  #sort = sortSelect(say("sort.relevance"), (value) => {
    this.#choice.sort = value;
    this.change(true);
  });
  #lookAgain;
  /**
   * What the cards are the first of, in the catalogues that number them so: after a build they are others.
   * @type {{
   *   ordered: Ordered, all: Catalogue[], isMixed: boolean, summary: string, request: number } | undefined}
   */
  #results;
  #latest = 0;
  /** @type {Promise<void> | undefined} */
  #growing;

  /**
   * @param {Element} page
   * @param {HTMLInputElement} input
   */
  constructor(page, input) {
    this.#page = page;
    this.#input = input;
    const tools = make("div", { class: "tools" }, filterButton(
      (isOpen) => this.#panel.element.classList.toggle("is-open", isOpen),
    ), this.#sort.element, viewButton());
    const results = make("div", { class: "results" }, this.#count, this.#cards, this.#more);
    page.append(tools, make("div", { class: "search-columns" }, this.#panel.element, results));
    this.#lookAgain = whenNear(this.#more, () => this.grow());
    this.listen();
    this.readAddress();
    this.start();
  }

  /** As the reader left it, for one who comes back to it. */
  async start() {
    const left = takePlace();
    await this.update(left?.count);
    if (left && this.#latest === 1) scrollTo(0, left.top);
  }

  listen() {
    this.#input.addEventListener("input", () => this.search(false));
    this.#input.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.search(true);
    });
    this.#more.addEventListener("click", () => this.grow());
    this.#cards.addEventListener("click", (event) => keepPlace(event, { count: this.#cards.children.length }));
    addEventListener("favourites", () => {
      if (this.#choice.onlyFavourites) this.update(this.#cards.children.length);
    });
    addEventListener("popstate", () => {
      // A step within the page, to its content for one, changes nothing of the results.
      if (writeChoice(readChoice(location.search)) === writeChoice(this.#choice)) return;
      this.readAddress();
      this.update();
    });
  }

  readAddress() {
    this.#choice = readChoice(location.search);
    this.#panel.choice = this.#choice;
    this.#input.value = this.#choice.query;
  }

  /** @param {boolean} isNew */
  search(isNew) {
    this.#choice.query = this.#input.value;
    this.change(isNew);
  }

  /** @param {boolean} isNew whether the back button undoes it */
  change(isNew) {
    const address = writeChoice(this.#choice);
    showAddress(location.pathname + address, isNew && address !== location.search);
    this.update();
  }

  /** @param {number} [most] how many cards are shown at once */
  async update(most = BATCH) {
    const request = (this.#latest += 1);
    try {
      await withIndex((all) => this.show(all, request, most));
      this.#page.classList.remove("has-failed");
    } catch (failure) {
      if (request !== this.#latest) return;
      this.#page.classList.add("has-failed");
      this.#count.textContent = say("failed");
    }
  }

  /**
   * @param {Catalogue[]} all
   * @param {number} request
   * @param {number} most
   */
  async show(all, request, most) {
    await dropUnknown(this.#choice, all);
    const { shown, isPart, ordered, kinds } = await find(this.#choice, all);
    const single = shown.length === 1 ? shown[0] : undefined;
    const narrowed = single && (await narrow(single.of, single.docs, this.#choice, true));
    const isMixed = shown.length > 1;
    const cards = (await ordered.next(Math.max(most, BATCH))).map((entry) => cardOf(entry, isMixed));
    if (request !== this.#latest) return;
    this.#panel.show(single?.of, narrowed, kinds, isPart);
    this.#sort.show(shown.map(({ of }) => of), this.#choice.sort);
    this.#cards.replaceChildren();
    this.#results = { ordered, all, isMixed, summary: this.summary(ordered.count, isPart), request };
    document.title = titled(this.#choice.query);
    this.append(cards);
  }

  /**
   * @param {number} count
   * @param {boolean} isPart
   */
  summary(count, isPart) {
    if (count) return say(isPart ? "answers.more" : "found", { count });
    return isNarrowed(this.#choice) ? say("answers.nothing") : nothingFound(this.#choice.query);
  }

  /** @param {HTMLElement[]} cards */
  append(cards) {
    if (!this.#results) return;
    const { ordered, summary } = this.#results;
    this.#cards.append(...cards);
    showHearts();
    this.#count.textContent = summary;
    this.#more.hidden = this.#cards.children.length >= ordered.count;
    if (!this.#more.hidden) this.#lookAgain();
  }

  /** Once at a time: whoever asks meanwhile waits for the same cards. */
  grow() {
    if (this.#more.hidden) return Promise.resolve();
    this.#growing ??= this.continue().finally(() => (this.#growing = undefined));
    return this.#growing;
  }

  async continue() {
    const request = this.#latest;
    try {
      await withIndex((all) => this.appendNext(all));
    } catch (failure) {
      if (request === this.#latest) this.#count.textContent = say("failed");
    }
    if (request !== this.#latest) this.#lookAgain();
  }

  /** @param {Catalogue[]} all */
  async appendNext(all) {
    const results = this.#results;
    if (!results) return;
    if (results.all !== all) {
      await this.show(all, this.#latest, this.#cards.children.length + BATCH);
      return;
    }
    const entries = await results.ordered.next(BATCH);
    const cards = entries.map((entry) => cardOf(entry, results.isMixed));
    // They continue what is no longer asked for.
    if (results === this.#results && results.request === this.#latest) this.append(cards);
  }
}

/** @type {(query: string) => string} */
const titled = (() => {
  const own = document.title;
  return (query) => (query ? `${shortened(query)} – ${own}` : own);
})();

/**
 * So many entries in an order, of which more are read as they are wanted.
 * @typedef {{count: number, next: (most: number) => Promise<Entry[]>}} Ordered
 */

/**
 * The hits of a choice in its order, and how many each kind has of them.
 * @param {Choice} choice
 * @param {Catalogue[]} all
 */
async function find(choice, all) {
  const isAsked = fold(choice.query).length > 0;
  const isWhole = choice.sort !== "" || isNarrowed(choice);
  const found = isAsked ? await seek(choice.query, all, isWhole ? "all" : "most") : { hits: [], isPart: false };
  // In another order than that of relevance, what is merely similar would stand among what is meant.
  const hasExact = found.hits.some(({ edits }) => !edits);
  if (choice.sort && hasExact) found.hits = found.hits.filter(({ edits }) => !edits);
  /** @type {Map<Catalogue, number[]>} */
  const docs = new Map(all.map((of) => [of, isAsked ? [] : of.all]));
  for (const { of, doc } of found.hits) docs.get(of)?.push(doc);
  const lists = await Promise.all(all.map(async (of) => {
    const own = docs.get(of) || [];
    return { of, docs: own, kept: (await narrow(of, own, choice, false)).docs };
  }));
  const kinds = lists.map(({ of, kept }) => ({ slug: of.id, title: of.contents.title, count: kept.length }));
  const shown = lists.filter(({ of, kept }) => (
    (!choice.kinds.size || choice.kinds.has(of.id)) && (kept.length || choice.kinds.size === 1)
  ));
  return { shown, isPart: found.isPart, ordered: await inOrder(choice, shown, found.hits), kinds };
}

/**
 * What is shown of each kind, in the order that is chosen: one for all kinds.
 * @param {Choice} choice
 * @param {{of: Catalogue, kept: number[]}[]} shown
 * @param {Hit[]} hits
 * @returns {Promise<Ordered>}
 */
async function inOrder(choice, shown, hits) {
  const lists = shown.map(({ of, kept }) => ({ of, docs: kept }));
  if (choice.sort === "name") {
    return byName(await Promise.all(lists.map(async ({ of, docs }) => (
      { of, docs: await sorted(of, docs, "name") }
    ))));
  }
  if (choice.sort) return listed(await measured(lists, choice.sort), read);
  if (fold(choice.query).length) {
    const kept = new Map(lists.map(({ of, docs }) => [of, new Set(docs)]));
    const ordered = hits.filter(({ of, doc }) => kept.get(of)?.has(doc));
    return listed(ordered, (batch) => judge(choice.query, batch));
  }
  const rows = lists.flatMap(({ of, docs }) => docs.map((doc) => ({ of, doc })));
  return listed(rows.sort((one, other) => one.doc - other.doc), read);
}

/**
 * @template Row
 * @param {Row[]} rows
 * @param {(rows: Row[]) => Promise<Entry[]>} readRows
 * @returns {Ordered}
 */
function listed(rows, readRows) {
  let at = 0;
  const next = async (/** @type {number} */ most) => {
    const entries = await readRows(rows.slice(at, at + most));
    at += entries.length;
    return entries;
  };
  return { count: rows.length, next };
}

/**
 * Lists that are each in the order of their names as one. Names are in the entries, so those that come
 * next are read of each.
 * @param {{of: Catalogue, docs: number[]}[]} lists
 * @returns {Ordered}
 */
function byName(lists) {
  let starts = lists.map(() => 0);
  const next = async (/** @type {number} */ most) => {
    const heads = await Promise.all(lists.map(async ({ of, docs }, at) => (
      (await of.entries(docs.slice(starts[at], starts[at] + most))).map((entry) => (
        { entry, name: fold(entry.title).join(" ") }
      ))
    )));
    const taken = lists.map(() => 0);
    const rows = [];
    while (rows.length < most) {
      const left = heads.map((head, at) => head[taken[at]]);
      const [first] = left.flatMap((each, at) => (each ? [at] : []))
        .sort((one, other) => (left[one].name < left[other].name ? -1 : left[one].name > left[other].name ? 1 : 0));
      if (first === undefined) break;
      rows.push(left[first].entry);
      taken[first] += 1;
    }
    starts = starts.map((start, at) => start + taken[at]);
    return rows;
  };
  return { count: lists.reduce((sum, { docs }) => sum + docs.length, 0), next };
}
