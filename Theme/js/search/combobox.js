"use strict";

const SHOWN = 8;
const CONSIDERED = 12;

/** The box in the header: answers below it while one types. */
whenReady(() => {
  const form = document.querySelector("form.search");
  const input = form && form.querySelector("input");
  if (!form || !input) return;
  if (document.querySelector("[data-search]")) {
    input.addEventListener("keydown", ({ key }) => key === "Escape" && input.blur());
    return;
  }
  const list = make("div", { class: "hits", id: "hits", role: "listbox", hidden: true, "aria-label": say("hits") });
  const status = make("p", { class: "unseen", role: "status" });
  const note = make("p", { class: "hits-note", hidden: true });
  form.append(list, note, status);
  for (const [name, value] of Object.entries({
    role: "combobox", "aria-expanded": "false", "aria-controls": "hits", "aria-autocomplete": "list",
  })) input.setAttribute(name, value);

  let turn = 0;
  let chosen = -1;

  /** @param {string} [said] */
  function close(said = "") {
    turn += 1;
    show([]);
    note.hidden = !said;
    note.textContent = said;
    status.textContent = said;
  }

  /** @param {HTMLElement[]} options */
  function show(options) {
    choose(-1);
    list.replaceChildren(...options);
    list.hidden = !options.length;
    input?.setAttribute("aria-expanded", String(!list.hidden));
  }

  /** @param {number} at */
  function choose(at) {
    chosen = at;
    [...list.children].forEach((option, place) => {
      option.setAttribute("aria-selected", String(place === at));
      if (place === at) option.scrollIntoView({ block: "nearest" });
    });
    if (at < 0) input?.removeAttribute("aria-activedescendant");
    else input?.setAttribute("aria-activedescendant", list.children[at].id);
  }

  async function answer() {
    const query = input?.value || "";
    if (!query.trim()) {
      close();
      return;
    }
    const mine = (turn += 1);
    // What was chosen was an answer to something else.
    choose(-1);
    try {
      const found = await withIndex(async (all) => {
        const { hits, isPart } = await seek(query, all, true);
        const entries = await judge(query, hits.slice(0, CONSIDERED));
        return { entries: entries.slice(0, SHOWN), count: isPart ? 0 : hits.length };
      });
      if (mine !== turn) return;
      if (!found.entries.length) {
        close(say("answers.none", { query }));
        return;
      }
      close();
      status.textContent = found.count ? say("found", { count: found.count })
        : say("answers.shown", { count: found.entries.length });
      show([...found.entries.map(optionOf), allOption(query, found.entries.length)]);
    } catch (failure) {
      if (mine === turn) close(say("failed"));
    }
  }

  /** @param {string} query */
  const pageOf = (query) => `${ROOT}search.html?q=${encodeURIComponent(query)}`;

  /**
   * @param {string} query
   * @param {number} at
   */
  function allOption(query, at) {
    const option = optionAt(at, pageOf(query), "hit hit-all");
    option.append(say("answers.all", { query }));
    return option;
  }

  /** Reads what the first letter is looked up in; that it cannot be read, the answer to it says. */
  function prepare() {
    withIndex((all) => Promise.all(all.map((of) => of.contents.tops && of.tops()))).catch(() => {});
  }

  input.addEventListener("input", answer);
  input.addEventListener("focus", () => {
    prepare();
    if (list.hidden) answer();
  });
  input.addEventListener("blur", () => close());
  // A press on an answer must not take the focus away before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  input.addEventListener("keydown", (event) => {
    // The keys of an input method are its own.
    if (event.isComposing) return;
    const count = list.children.length;
    if (event.key === "Escape") {
      close();
      input.blur();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count) {
      event.preventDefault();
      // Beyond either end is the box itself, which is -1.
      const next = chosen + (event.key === "ArrowDown" ? 1 : -1);
      choose(next < -1 ? count - 1 : next === count ? -1 : next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const option = list.children[chosen];
      if (option instanceof HTMLAnchorElement) location.assign(option.href);
      else if (input.value.trim()) location.assign(pageOf(input.value));
    }
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    location.assign(pageOf(input.value));
  });
  // A page that comes back from the browser's memory has its box as it was left.
  addEventListener("pageshow", ({ persisted }) => persisted && close());
  // Somebody has begun to type before this was there.
  if (document.activeElement === input) {
    prepare();
    answer();
  }
});

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
