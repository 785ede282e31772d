"use strict";

const SHOWN = 8;
const CONSIDERED = 12;

whenReady(() => {
  const form = document.querySelector("form.search");
  const input = form && form.querySelector("input");
  if (!form || !input) return;
  // The page of the search answers in itself.
  if (!document.querySelector("[data-search]")) new SearchBox(form, input);
  else {
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      input.blur();
    });
  }
});

/** The box in the header: answers below it while one types. */
class SearchBox {
  #input;
  #list = make("div", { class: "hits", id: "hits", role: "listbox", hidden: true, "aria-label": say("hits") });
  #note = make("p", { class: "hits-note", hidden: true });
  #status = make("p", { class: "unseen", role: "status" });
  #selected = -1;
  #latest = 0;

  /**
   * @param {Element} form
   * @param {HTMLInputElement} input
   */
  constructor(form, input) {
    this.#input = input;
    form.append(this.#list, this.#note, this.#status);
    for (const [name, value] of Object.entries({
      role: "combobox", "aria-expanded": "false", "aria-controls": "hits", "aria-autocomplete": "list",
    })) input.setAttribute(name, value);
    this.listen(form);
    // Somebody has begun to type before this was there.
    if (document.activeElement === input) {
      this.preload();
      this.answer();
    }
  }

  /** @param {Element} form */
  listen(form) {
    const input = this.#input;
    input.addEventListener("input", () => this.answer());
    input.addEventListener("focus", () => {
      this.preload();
      if (this.#list.hidden) this.answer();
    });
    input.addEventListener("blur", () => this.close());
    input.addEventListener("keydown", (event) => this.onKeyDown(event));
    // A press on an answer must not take the focus away before the click.
    this.#list.addEventListener("mousedown", (event) => event.preventDefault());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      location.assign(resultsHref(input.value));
    });
    // A page that comes back from the browser's memory has its box as it was left.
    addEventListener("pageshow", ({ persisted }) => persisted && this.close());
  }

  /** Reads what the first letter is looked up in; that it cannot be read, the answer to it says. */
  preload() {
    withIndex((all) => Promise.all(all.map((of) => of.contents.tops && of.tops()))).catch(() => {});
  }

  async answer() {
    const query = this.#input.value;
    if (!query.trim()) {
      this.close();
      return;
    }
    const request = (this.#latest += 1);
    // What was selected was an answer to something else.
    this.select(-1);
    try {
      const answers = await withIndex((all) => answersTo(query, all));
      if (request === this.#latest) this.show(query, answers);
    } catch (failure) {
      if (request === this.#latest) this.close(say("failed"));
    }
  }

  /**
   * @param {string} query
   * @param {{entries: Entry[], count: number}} answers
   */
  show(query, { entries, count }) {
    if (!entries.length) {
      this.close(nothingFound(query));
      return;
    }
    this.close();
    this.#status.textContent = count ? say("found", { count })
      : say("answers.shown", { count: entries.length });
    this.setOptions([...entries.map(optionOf), allOption(query, entries.length)]);
  }

  /** @param {string} [message] */
  close(message = "") {
    this.#latest += 1;
    this.setOptions([]);
    this.#note.hidden = !message;
    this.#note.textContent = message;
    this.#status.textContent = message;
  }

  /** @param {HTMLElement[]} options */
  setOptions(options) {
    this.select(-1);
    this.#list.replaceChildren(...options);
    this.#list.hidden = !options.length;
    this.#input.setAttribute("aria-expanded", String(!this.#list.hidden));
  }

  /** @param {number} at */
  select(at) {
    this.#selected = at;
    const options = [...this.#list.children];
    options.forEach((option, place) => {
      option.setAttribute("aria-selected", String(place === at));
      if (place === at) option.scrollIntoView({ block: "nearest" });
    });
    if (at < 0) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", options[at].id);
  }

  /** @param {KeyboardEvent} event */
  onKeyDown(event) {
    // The keys of an input method are its own.
    if (event.isComposing) return;
    if (event.key === "Escape") {
      // Of itself a browser would take away what was typed.
      event.preventDefault();
      this.close();
      this.#input.blur();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !this.#list.hidden) {
      event.preventDefault();
      this.moveSelection(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.follow();
    }
  }

  /** @param {1 | -1} step */
  moveSelection(step) {
    const count = this.#list.children.length;
    // Beyond either end is the box itself, which is -1.
    const next = this.#selected + step;
    this.select(next < -1 ? count - 1 : next === count ? -1 : next);
  }

  /** Goes where the selected option leads, or to all results. */
  follow() {
    const option = this.#list.children[this.#selected];
    if (option instanceof HTMLAnchorElement) location.assign(option.href);
    else if (this.#input.value.trim()) location.assign(resultsHref(this.#input.value));
  }
}

/**
 * @param {string} query
 * @param {Catalogue[]} all
 */
async function answersTo(query, all) {
  const { hits, isPart } = await seek(query, all, "best");
  const entries = await judge(query, hits.slice(0, CONSIDERED));
  return { entries: entries.slice(0, SHOWN), count: isPart ? 0 : hits.length };
}

/** @param {string} query */
function resultsHref(query) {
  return `${ROOT}search.html?q=${encodeURIComponent(query)}`;
}

/**
 * @param {string} query
 * @param {number} at
 */
function allOption(query, at) {
  const option = optionAt(at, resultsHref(query), "hit hit-all");
  option.append(say("answers.all", { query: shortened(query) }));
  return option;
}

/**
 * @param {number} at
 * @param {string} href
 * @param {string} kind
 */
function optionAt(at, href, kind) {
  return make("a", {
    class: kind, id: `hit-${at}`, role: "option", href, tabindex: "-1", "aria-selected": "false",
  });
}

/**
 * @param {Entry} entry
 * @param {number} at
 */
function optionOf(entry, at) {
  const option = optionAt(at, ROOT + entry.href, "hit");
  option.dataset.collection = entry.collection;
  const [badge] = entry.badges;
  const text = make("span", { class: "hit-text" },
    make("span", { class: "hit-title" }, make("bdi", {}, entry.title), " ",
      make("span", { class: "distinction" }, distinctionOf(entry))),
    make("span", { class: "hit-context" }, make("span", { class: "hit-kind" }, entry.kind),
      entry.context ? " · " : "", make("bdi", {}, entry.context)));
  option.append(make("span", { class: "hit-picture" }, ...pictureOf(entry)), text);
  if (badge) {
    option.append(make("span", { class: "hit-badge" },
      make("span", { "aria-hidden": "true" }, badge[2]), " ", badge[3]));
  }
  return option;
}

/** @param {string} query */
function nothingFound(query) {
  return say("answers.none", { query: shortened(query) });
}

/**
 * As much of a query as a line of words can hold.
 * @param {string} query
 */
function shortened(query) {
  const letters = Array.from(query);
  return letters.length > 60 ? `${letters.slice(0, 60).join("")}…` : query;
}
