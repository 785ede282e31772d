"use strict";

/**
 * The tools above a list. What most of them do is in search/, and is brought when one of them is used.
 */
class Toolbar {
  /** @param {HTMLElement} section */
  constructor(section) {
    this.section = section;
    this.isEndless = storage.read("endless") === "on";
    this.isFiltering = false;
    this.element = make("div", { class: "tools" }, viewButton());
    section.prepend(this.element);
    // The list of a page's own cards has no place in the index.
    if (section.dataset.list === "page" || !hasIndex()) return;
    this.sort = sortSelect(say("sort.list"), (value) => this.use((list) => list.sortBy(value)));
    for (const event of ["pointerdown", "focusin"]) {
      // What there is to choose is known once the index is read.
      this.sort.element.addEventListener(event, () => this.use((list) => list.ready()), { once: true });
    }
    const filter = filterButton((isOpen) => {
      this.isFiltering = isOpen;
      this.use((list) => list.showChoices(), () => {
        this.isFiltering = false;
        filter.setAttribute("aria-expanded", "false");
      });
    });
    /** @param {boolean} isOn */
    const setEndless = (isOn) => {
      this.isEndless = isOn;
      storage.write("endless", isOn ? "on" : "off");
      endless.setAttribute("aria-pressed", String(isOn));
    };
    const endless = toolButton("endless", say("endless"), () => {
      setEndless(!this.isEndless);
      this.use((list) => list.showMode(), () => setEndless(false));
    }, { "aria-pressed": String(this.isEndless) });
    this.filter = filter;
    this.element.prepend(filter, this.sort.element);
    this.element.append(endless);
    if (this.isEndless || location.search || /^#page-\d+$/.test(location.hash)) this.use(() => {});
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
