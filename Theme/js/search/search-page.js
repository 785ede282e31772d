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
  /** What the cards are the first of. */
  #results = { hits: /** @type {Hit[]} */ ([]), summary: "", request: 0 };
  #latest = 0;
  #isGrowing = false;

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
    this.update();
  }

  listen() {
    this.#input.addEventListener("input", () => this.search(false));
    this.#input.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      this.search(true);
    });
    this.#more.addEventListener("click", () => this.grow());
    addEventListener("popstate", () => {
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

  async update() {
    const request = (this.#latest += 1);
    try {
      await withIndex((all) => this.show(all, request));
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
   */
  async show(all, request) {
    dropUnknown(this.#choice, all);
    const { shown, found, ordered, kinds } = await find(this.#choice, all);
    const single = shown.length === 1 ? shown[0] : undefined;
    const narrowed = single && (await narrow(single.of, single.docs, this.#choice, true));
    const cards = await this.nextCards(ordered, 0);
    if (request !== this.#latest) return;
    this.#panel.show(single?.of, narrowed, kinds);
    this.#sort.show(shown.map(({ of }) => of), this.#choice.sort);
    this.#cards.replaceChildren();
    this.#results = { hits: ordered, summary: this.summary(ordered.length, found.isPart), request };
    this.append(cards);
  }

  /**
   * @param {number} count
   * @param {boolean} isPart
   */
  summary(count, isPart) {
    const { query } = this.#choice;
    if (count) return say(isPart ? "answers.more" : "found", { count });
    return say(query ? "answers.none" : "answers.nothing", { query });
  }

  /**
   * @param {Hit[]} ordered
   * @param {number} from
   */
  async nextCards(ordered, from) {
    const hits = ordered.slice(from, from + BATCH);
    const { query, sort } = this.#choice;
    return (await (sort || !query ? read(hits) : judge(query, hits))).map(cardOf);
  }

  /** @param {HTMLElement[]} cards */
  append(cards) {
    const { hits, summary } = this.#results;
    this.#cards.append(...cards);
    showHearts();
    this.#count.textContent = summary;
    this.#more.hidden = this.#cards.children.length >= hits.length;
  }

  async grow() {
    if (this.#isGrowing || this.#more.hidden) return;
    this.#isGrowing = true;
    await this.appendNext().catch(() => (this.#count.textContent = say("failed")));
    this.#isGrowing = false;
  }

  async appendNext() {
    const { hits, request } = this.#results;
    const cards = await this.nextCards(hits, this.#cards.children.length);
    // They continue what is no longer asked for.
    if (request !== this.#latest) return;
    this.append(cards);
    this.#lookAgain();
  }
}

/**
 * The hits of a choice in its order, and how many each kind has of them.
 * @param {Choice} choice
 * @param {Catalogue[]} all
 */
async function find(choice, all) {
  const isAsked = fold(choice.query).length > 0;
  const found = isAsked ? await seek(choice.query, all) : { hits: [], isPart: false };
  /** @type {Map<Catalogue, number[]>} */
  const docs = new Map(all.map((of) => [of, isAsked ? [] : of.all]));
  for (const { of, doc } of found.hits) docs.get(of)?.push(doc);
  const narrowed = await Promise.all(all.map((of) => narrow(of, docs.get(of) || [], choice, false)));
  const counts = narrowed.map((each) => each.docs.length);
  const kinds = all.map(({ id, contents }, at) => ({ slug: id, title: contents.title, count: counts[at] }));
  const isKind = (/** @type {Catalogue} */ of) => !choice.kinds.size || choice.kinds.has(of.id);
  const shown = all.map((of, at) => ({ of, docs: docs.get(of) || [], kept: narrowed[at].docs }))
    .filter(({ of, kept }) => isKind(of) && (kept.length || choice.kinds.size === 1));
  /** @type {Hit[]} */
  let ordered;
  if (choice.sort) {
    const lists = await Promise.all(shown.map(({ of, kept }) => sorted(of, kept, choice.sort)));
    ordered = shown.flatMap(({ of }, at) => lists[at].map((doc) => ({ of, doc, score: 0, edits: 0 })));
  } else if (isAsked) {
    const kept = new Map(shown.map((each) => [each.of, new Set(each.kept)]));
    ordered = found.hits.filter(({ of, doc }) => kept.get(of)?.has(doc));
  } else {
    ordered = shown.flatMap(({ of, kept }) => kept.map((doc) => ({ of, doc, score: doc, edits: 0 })));
    ordered.sort((one, other) => one.score - other.score);
  }
  return { shown, found, ordered, kinds };
}
