"use strict";

/** The pages of lists: filtered, sorted and continued in place. */
whenReady(() => {
  const list = listTools && listTools.sort && listTools.section.querySelector("ul.cards");
  if (listTools && list instanceof HTMLElement) livingList = new LivingList(listTools, list);
});

class LivingList {
  /**
   * @param {Toolbar} tools
   * @param {HTMLElement} list
   */
  constructor(tools, list) {
    const { section } = tools;
    this.tools = tools;
    this.section = section;
    this.list = list;
    this.size = Number(section.dataset.size);
    this.first = Number(section.dataset.page);
    this.original = [...list.children];
    /** @type {number[] | undefined} */
    this.ordered = undefined;
    this.current = this.first;
    this.isGrowing = false;
    this.isRead = false;
    this.turn = 0;
    this.choice = readChoice(location.search);
    this.panel = new Panel(this.choice, () => this.update(true));
    this.count = make("p", { class: "count", role: "status" });
    this.more = make("button", { class: "tool more", type: "button", hidden: true }, say("more"));
    tools.element.after(this.panel.element, this.count);
    section.querySelector(".pager")?.before(this.more);
    if (!this.more.isConnected) section.append(this.more);
    this.more.addEventListener("click", () => this.grow());
    this.lookAgain = whenNear(this.more, () => this.isEndless && this.grow());
    addEventListener("popstate", () => {
      // A step within the page, to its content for one, changes nothing of the list.
      if (writeChoice(readChoice(location.search)) !== writeChoice(this.choice)) this.reread();
    });
    addEventListener("scroll", () => this.isEndless && this.follow(), { passive: true });
    this.start();
  }

  get isEndless() {
    return this.tools.isEndless;
  }

  /** @param {string} sort */
  sortBy(sort) {
    this.choice.sort = sort;
    this.update(true);
  }

  /** Opens or closes the panel, as its button now says. */
  showChoices() {
    this.panel.element.classList.toggle("is-open", this.tools.isFiltering);
    this.ready();
  }

  /** Goes on by itself or not, as the button now says. */
  showMode() {
    this.showMore();
    if (!this.isEndless) return;
    this.ready();
    this.lookAgain();
  }

  start() {
    const page = /^#page-(\d+)$/.exec(location.hash);
    const isChosen = Boolean(location.search) && writeChoice(this.choice) !== "";
    if (isChosen) this.update();
    else if (page && this.isOther(Number(page[1]))) this.goTo(Number(page[1]));
    else this.showMore();
  }

  /**
   * Whether it is another page of this list; it may have had more of them once.
   * @param {number} page
   */
  isOther(page) {
    return page !== this.first && page >= 1 && page <= Number(this.section.dataset.pages);
  }

  /**
   * The page that a file's fragment means: appended here in endless mode, else the page itself.
   * @param {number} page
   */
  async goTo(page) {
    if (!this.isEndless || page < this.first) {
      location.replace(this.addressOf(page));
      return;
    }
    this.showMore();
    for (let at = this.first; at < page && !this.more.hidden; at += 1) await this.grow();
    this.list.children[(page - this.first) * this.size]?.scrollIntoView();
  }

  /** @param {number} page */
  addressOf(page) {
    const [first, others] = (this.section.dataset.base || "").split("|");
    return page === 1 ? first : others.replace("{page}", String(page));
  }

  /** Whether something other than the page as it was made is to be seen. */
  get isChanged() {
    const { values, sort, onlyFavourites } = this.choice;
    return Boolean(sort) || onlyFavourites || [...values.values()].some((chosen) => chosen.size);
  }

  reread() {
    this.choice = readChoice(location.search);
    this.panel.choice = this.choice;
    this.update();
  }

  /** Reads the index for the choices, once, and leaves the cards alone. */
  ready() {
    if (this.isRead) return;
    this.isRead = true;
    this.run(async (of) => {
      const docs = await this.base(of);
      this.panel.show(of, await narrow(of, docs, this.choice, true), []);
      this.tools.sort?.show([of], this.choice.sort);
      if (!this.isChanged) this.ordered = docs;
    });
  }

  /** @param {(of: Catalogue) => Promise<void>} task */
  async run(task) {
    const mine = this.turn;
    try {
      await withIndex(async (all) => {
        const of = all.find(({ id }) => id === this.section.dataset.collection);
        if (!of) throw new Error(`${this.section.dataset.collection} is not in the index`);
        await task(of);
      });
    } catch (failure) {
      if (mine !== this.turn) return;
      this.isRead = false;
      this.section.classList.remove("is-waiting");
      this.count.textContent = say("failed");
    }
  }

  /** @param {boolean} [isNew] */
  async update(isNew) {
    const mine = (this.turn += 1);
    if (isNew !== undefined) showAddress(location.pathname + writeChoice(this.choice), isNew);
    this.section.classList.add("is-waiting");
    await this.run(async (of) => {
      dropUnknown(this.choice, [of]);
      const base = await this.base(of);
      const narrowed = await narrow(of, base, this.choice, true);
      const docs = this.choice.sort ? await sorted(of, narrowed.docs, this.choice.sort) : narrowed.docs;
      const shown = this.isChanged ? (await of.entries(docs.slice(0, this.size))).map(cardOf) : [];
      if (mine !== this.turn) return;
      this.ordered = docs;
      this.panel.show(of, narrowed, []);
      this.tools.sort?.show([of], this.choice.sort);
      this.list.replaceChildren(...(this.isChanged ? shown : this.original));
      this.count.textContent = !this.isChanged ? ""
        : docs.length ? say("found", { count: docs.length }) : say("answers.nothing");
      this.section.classList.remove("is-waiting");
      this.showMore();
      showHearts();
    });
  }

  /**
   * The documents of this list in its own order.
   * @param {Catalogue} of
   */
  async base(of) {
    const { facet, value, order } = this.section.dataset;
    const places = await of.order(order || "list");
    let docs = of.all;
    if (order) docs = docs.filter((doc) => places[doc]);
    else if (facet && value) {
      const choice = readChoice(`?${new URLSearchParams({ [facet]: value })}`);
      docs = (await narrow(of, docs, choice, false)).docs;
    }
    return [...docs].sort((one, other) => places[one] - places[other]);
  }

  /** How many entries of the order stand before and among the cards. */
  get reached() {
    return this.list.children.length + (this.isChanged ? 0 : (this.first - 1) * this.size);
  }

  /** Pages lead on, or more cards do: never both. */
  showMore() {
    const pages = Number(this.section.dataset.pages);
    const total = this.ordered ? this.ordered.length : pages * this.size;
    const isOn = this.isEndless || this.isChanged;
    this.more.hidden = !isOn || this.reached >= total || (!this.ordered && this.first === pages);
    this.section.classList.toggle("is-changed", this.isChanged);
  }

  async grow() {
    if (this.isGrowing || this.more.hidden) return;
    this.isGrowing = true;
    await this.run(async (of) => {
      this.ordered ||= await this.base(of);
      const [mine, from] = [this.turn, this.reached];
      const entries = await of.entries(this.ordered.slice(from, from + this.size));
      if (mine !== this.turn) return;
      this.list.append(...entries.map(cardOf));
      showHearts();
      this.showMore();
      this.lookAgain();
    });
    this.isGrowing = false;
  }

  /** The address of the page whose cards are in sight: its own, or a fragment among files. */
  follow() {
    if (this.isChanged) return;
    const tops = [...this.list.children].filter((_, at) => at % this.size === 0);
    const passed = tops.filter((card) => card.getBoundingClientRect().top < innerHeight / 2).length;
    const page = this.first + Math.max(0, passed - 1);
    if (page === this.current) return;
    this.current = page;
    const isFile = location.protocol === "file:";
    const own = location.pathname + location.search;
    showAddress(!isFile ? this.addressOf(page) : page === this.first ? own : `#page-${page}`, false);
  }
}

/**
 * Does something when an element comes near the window. What it returns looks again: an observer
 * tells of changes only, and an element may stay near.
 * @param {Element} element
 * @param {() => void} task
 */
function whenNear(element, task) {
  const observer = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) task();
  }, { rootMargin: "600px" });
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    observer.observe(element);
  };
}
