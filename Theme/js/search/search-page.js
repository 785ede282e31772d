"use strict";

/** Results a turn: those that come by scrolling, too. */
const TURN = 20;

/** `search.html`: everything that the header's box finds, by facets; all of it in the address. */
whenReady(() => {
  const page = document.querySelector("[data-search]");
  const input = document.querySelector("form.search input");
  if (!page || !(input instanceof HTMLInputElement)) return;
  let choice = readChoice(location.search);
  const panel = new Panel(choice, () => update(true));
  const count = make("p", { class: "count", role: "status" });
  const cards = make("ul", { class: "cards" });
  const more = make("button", { class: "tool more", type: "button", hidden: true }, say("more"));
  const sort = sortSelect(say("sort.relevance"), (value) => {
    choice.sort = value;
    update(true);
  });
  const tools = make("div", { class: "tools" }, filterButton(
    (isOpen) => panel.element.classList.toggle("is-open", isOpen),
  ), sort.element, viewButton());
  const results = make("div", { class: "results" }, count, cards, more);
  page.append(tools, make("div", { class: "search-columns" }, panel.element, results));
  let turn = 0;
  /** @type {() => Promise<void>} */
  let next = async () => {};

  /** @param {boolean} [isNew] */
  async function update(isNew) {
    const mine = (turn += 1);
    const address = writeChoice(choice);
    const isSame = address === location.search;
    if (isNew !== undefined) showAddress(location.pathname + address, isNew && !isSame);
    try {
      await withIndex(async (all) => {
        dropUnknown(choice, all);
        const result = await find(choice, all);
        const { shown, found, ordered, kinds } = result;
        const single = shown.length === 1 ? shown[0] : undefined;
        const narrowed = single && (await narrow(single.of, single.docs, choice, true));
        const [total, first] = [ordered.length, await cardsFrom(ordered, 0)];
        if (mine !== turn) return;
        panel.show(single?.of, narrowed, kinds);
        sort.show(shown.map(({ of }) => of), choice.sort);
        cards.replaceChildren(...first);
        showHearts();
        const said = total ? say(found.isPart ? "answers.more" : "found", { count: total })
          : say(choice.query ? "answers.none" : "answers.nothing", { query: choice.query });
        count.textContent = said;
        let at = TURN;
        more.hidden = at >= total;
        next = async () => {
          const added = await cardsFrom(ordered, at);
          if (mine !== turn) return;
          at += TURN;
          cards.append(...added);
          count.textContent = said;
          showHearts();
          more.hidden = at >= total;
          lookAgain();
        };
      });
      page?.classList.remove("has-failed");
    } catch (failure) {
      if (mine !== turn) return;
      page?.classList.add("has-failed");
      count.textContent = say("failed");
    }
  }

  /**
   * @param {Hit[]} ordered
   * @param {number} from
   */
  async function cardsFrom(ordered, from) {
    const hits = ordered.slice(from, from + TURN);
    const isByName = choice.sort || !choice.query;
    return (await (isByName ? read(hits) : judge(choice.query, hits))).map(cardOf);
  }

  function showChoice() {
    choice = readChoice(location.search);
    panel.choice = choice;
    if (input instanceof HTMLInputElement) input.value = choice.query;
  }

  /** @param {boolean} isNew */
  const typed = (isNew) => {
    choice.query = input.value;
    return update(isNew);
  };
  input.addEventListener("input", () => typed(false));
  input.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    typed(true);
  });
  let isBusy = false;
  const step = async () => {
    if (isBusy || more.hidden) return;
    isBusy = true;
    await next().catch(() => (count.textContent = say("failed")));
    isBusy = false;
  };
  more.addEventListener("click", step);
  const lookAgain = whenNear(more, step);
  addEventListener("popstate", () => {
    showChoice();
    update();
  });
  showChoice();
  update();
});

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
