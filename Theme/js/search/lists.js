"use strict";

/** The pages of lists: filtered, sorted and continued in place. */
whenReady(() => {
  const cards = listTools && listTools.sort && listTools.section.querySelector("ul.cards");
  if (listTools && cards instanceof HTMLElement) livingList = new LivingList(listTools, cards);
});

class LivingList {
  /**
   * @param {Toolbar} tools
   * @param {HTMLElement} cards
   */
  constructor(tools, cards) {
    const { section } = tools;
    this.tools = tools;
    this.section = section;
    this.cards = cards;
    this.size = Number(section.dataset.size);
    this.first = Number(section.dataset.page);
    this.pages = Number(section.dataset.pages);
    this.original = [...cards.children];
    /**
     * What the cards are the first of, in the catalogue that numbers them so: after a build it is another.
     * @type {{of: Catalogue, docs: number[]} | undefined}
     */
    this.ordered = undefined;
    /** @type {Promise<void> | undefined} */
    this.growing = undefined;
    this.isRead = false;
    this.latest = 0;
    this.choice = readChoice(location.search);
    this.panel = new Panel(this.choice, () => this.update(true));
    this.count = make("p", { class: "count", role: "status" });
    this.more = make("button", { class: "tool more", type: "button", hidden: true }, say("more"));
    tools.element.after(this.panel.element, this.count);
    section.querySelector(".pager")?.before(this.more);
    if (!this.more.isConnected) section.append(this.more);
    this.more.addEventListener("click", () => this.grow());
    cards.addEventListener("click", (event) => {
      // The page as it was made comes back by itself.
      if (!this.endless.isOn && !this.isChanged) return;
      keepPlace(event, { from: this.first, count: cards.children.length });
    });
    addEventListener("favourites", () => {
      if (this.choice.onlyFavourites) this.update(undefined, cards.children.length);
    });
    this.endless = new EndlessScroll(this);
    addEventListener("popstate", () => {
      // A step within the page, to its content for one, changes nothing of the list.
      if (writeChoice(readChoice(location.search)) !== writeChoice(this.choice)) this.reread();
    });
    this.start();
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
    if (this.endless.isOn) this.ready();
  }

  async start() {
    const [page, left] = [this.endless.pageOfFragment, takePlace()];
    const isChosen = Boolean(location.search) && writeChoice(this.choice) !== "";
    if (isChosen) await this.update();
    else if (page && !left) this.endless.goTo(page);
    else this.showMore();
    if (left && (isChosen || this.endless.isOn)) await this.restore(left);
  }

  /**
   * What a reader who comes back had seen, from the page where the list began.
   * @param {Place} left
   */
  async restore({ from = this.first, count, top }) {
    const request = this.latest;
    if (!this.isChanged && from < this.first) await this.run((of) => this.prepend(of, from));
    while (this.cards.children.length < count && !this.more.hidden) {
      const before = this.cards.children.length;
      await this.grow();
      // Nothing more comes, or the reader asks for something else by now.
      if (this.cards.children.length === before || request !== this.latest) return;
    }
    if (request === this.latest) scrollTo(0, top);
  }

  /**
   * @param {Catalogue} of
   * @param {number} from
   */
  async prepend(of, from) {
    const docs = await this.base(of);
    const entries = await of.entries(docs.slice((from - 1) * this.size, (this.first - 1) * this.size));
    if (this.isChanged) return;
    const made = entries.map((entry) => cardOf(entry));
    this.original = [...made, ...this.original];
    this.first = from;
    this.cards.prepend(...made);
    showHearts();
  }

  /** How many values are chosen, favourites being one. */
  get chosen() {
    const { values, onlyFavourites } = this.choice;
    return [...values.values()].reduce((sum, { size }) => sum + size, Number(onlyFavourites));
  }

  /** Whether something other than the page as it was made is to be seen. */
  get isChanged() {
    return this.choice.sort !== "" || this.chosen > 0;
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
      if (!this.isChanged) this.ordered = { of, docs };
    });
  }

  /**
   * Whether the index could be read for it.
   * @param {(of: Catalogue) => Promise<void>} task
   */
  async run(task) {
    const request = this.latest;
    try {
      await withIndex(async (all) => {
        const of = all.find(({ id }) => id === this.section.dataset.collection);
        if (!of) throw new Error(`${this.section.dataset.collection} is not in the index`);
        await task(of);
      });
      return true;
    } catch (failure) {
      if (request === this.latest) {
        this.isRead = false;
        this.section.classList.remove("is-waiting");
        this.count.textContent = say("failed");
      }
      return false;
    }
  }

  /**
   * @param {boolean} [isNew] whether the back button undoes it; nothing of it is new without
   * @param {number} [most] how many cards are shown at once
   */
  async update(isNew, most = this.size) {
    const request = (this.latest += 1);
    if (isNew !== undefined) showAddress(location.pathname + writeChoice(this.choice), isNew);
    this.section.classList.add("is-waiting");
    await this.run(async (of) => {
      await dropUnknown(this.choice, [of]);
      const narrowed = await narrow(of, await this.base(of), this.choice, true);
      const docs = await this.sorted(of, narrowed.docs);
      const shown = this.isChanged ? (await of.entries(docs.slice(0, Math.max(most, this.size)))).map((entry) => cardOf(entry)) : [];
      if (request !== this.latest) return;
      // What was begun meanwhile goes on with the cards that are taken away here.
      this.latest += 1;
      this.ordered = { of, docs };
      this.panel.show(of, narrowed, []);
      this.tools.sort?.show([of], this.choice.sort);
      this.tools.showChosen(this.chosen);
      this.cards.replaceChildren(...(this.isChanged ? shown : this.original));
      this.count.textContent = !this.isChanged ? ""
        : docs.length ? say("found", { count: docs.length }) : say("answers.nothing");
      this.section.classList.remove("is-waiting");
      this.showMore();
      showHearts();
    });
  }

  /**
   * @param {Catalogue} of
   * @param {number[]} docs
   */
  async sorted(of, docs) {
    return this.choice.sort ? sorted(of, docs, this.choice.sort) : docs;
  }

  /**
   * The documents that are chosen, in the chosen order.
   * @param {Catalogue} of
   */
  async orderedDocs(of) {
    return this.sorted(of, (await narrow(of, await this.base(of), this.choice, false)).docs);
  }

  /**
   * The documents of this list in its own order.
   * @param {Catalogue} of
   */
  async base(of) {
    const { facet, value, order } = this.section.dataset;
    const { places } = await of.order(order || "list");
    let docs = of.all;
    if (order) docs = docs.filter((doc) => places[doc]);
    else if (facet && value) {
      const choice = { ...readChoice(""), values: new Map([[facet, new Set([value])]]) };
      docs = (await narrow(of, docs, choice, false)).docs;
    }
    return [...docs].sort((one, other) => places[one] - places[other]);
  }

  /** How many entries of the order stand before and among the cards. */
  get reached() {
    return this.cards.children.length + (this.isChanged ? 0 : (this.first - 1) * this.size);
  }

  /** Pages lead on, or more cards do: never both. */
  showMore() {
    const total = this.ordered ? this.ordered.docs.length : this.pages * this.size;
    const isOn = this.endless.isOn || this.isChanged;
    this.more.hidden = !isOn || this.reached >= total || (!this.ordered && this.first === this.pages);
    this.section.classList.toggle("is-changed", isOn);
    if (!this.more.hidden) this.endless.lookAgain();
  }

  /** Once at a time: whoever asks meanwhile waits for the same cards. */
  grow() {
    if (this.more.hidden) return Promise.resolve();
    this.growing ??= this.appendNext().finally(() => (this.growing = undefined));
    return this.growing;
  }

  async appendNext() {
    const request = this.latest;
    const isRead = await this.run(async (of) => {
      const ordered = this.ordered?.of === of ? this.ordered : { of, docs: await this.orderedDocs(of) };
      const from = this.reached;
      const entries = await of.entries(ordered.docs.slice(from, from + this.size));
      // They continue what is no longer asked for.
      if (request !== this.latest) return;
      this.ordered = ordered;
      this.cards.append(...entries.map((entry) => cardOf(entry)));
      showHearts();
    });
    if (isRead) this.showMore();
  }
}
