"use strict";

/**
 * The tools above a list. What most of them do is in search/, and is brought when one of them is used.
 */
class Toolbar {
  /** @param {HTMLElement} section */
  constructor(section) {
    this.section = section;
    this.isEndless = false;
    this.isFiltering = false;
    this.element = make("div", { class: "tools" }, viewButton());
    section.prepend(this.element);
    // The list of a page's own cards has no place in the index.
    if (section.dataset.list === "page" || !hasIndex()) return;
    this.sort = this.sortTool();
    this.filter = this.filterTool();
    this.element.prepend(this.filter, this.sort.element);
    this.element.append(this.endlessTool());
    if (this.isEndless || location.search || /^#page-\d+$/.test(location.hash)) this.use(() => {});
  }

  sortTool() {
    const sort = sortSelect(say("sort.list"), (value) => this.use((list) => list.sortBy(value)));
    for (const event of ["pointerdown", "focusin"]) {
      // What there is to choose is known once the index is read.
      sort.element.addEventListener(event, () => this.use((list) => list.ready()), { once: true });
    }
    return sort;
  }

  filterTool() {
    const filter = filterButton((isOpen) => {
      this.isFiltering = isOpen;
      this.use((list) => list.showChoices(), () => {
        this.isFiltering = false;
        filter.setAttribute("aria-expanded", "false");
      });
    });
    return filter;
  }

  endlessTool() {
    const endless = toolButton("endless", say("endless"), () => {
      keep(!this.isEndless);
      this.use((list) => list.showMode(), () => keep(false));
    });
    const show = () => {
      this.isEndless = storage.read("endless") === "on";
      endless.setAttribute("aria-pressed", String(this.isEndless));
    };
    /** @param {boolean} isOn */
    const keep = (isOn) => {
      storage.write("endless", isOn ? "on" : "off");
      show();
    };
    show();
    // As for cards and rows.
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      show();
      if (this.isEndless || livingList) this.use((list) => list.showMode());
    });
    return endless;
  }

  /**
   * Says on the button of the choices, which may be folded away, how many there are.
   * @param {number} chosen
   */
  showChosen(chosen) {
    const word = this.filter?.querySelector("span");
    if (word) word.textContent = chosen ? say("filtered", { chosen }) : say("filter");
  }

  /**
   * @param {(list: LivingList) => void} task
   * @param {() => void} [undo] what the tool does if nothing could be brought, as `bring` then says
   */
  use(task, undo = () => {}) {
    bring().then(() => livingList && task(livingList), undo);
  }
}

/** @type {Toolbar | undefined} */
let listTools;

/**
 * What the tools work on, once it is brought.
 * @type {LivingList | undefined}
 */
let livingList;

whenReady(() => {
  const section = document.querySelector("[data-list]");
  if (section instanceof HTMLElement && section.querySelector("ul.cards")) listTools = new Toolbar(section);
});
