"use strict";

/** A list that goes on by itself; its address is that of the page whose cards are in sight. */
class EndlessScroll {
  #list;
  #current;

  /** @param {LivingList} list */
  constructor(list) {
    this.#list = list;
    this.#current = list.first;
    this.lookAgain = whenNear(list.more, () => this.isOn && list.grow());
    addEventListener("scroll", () => this.isOn && this.follow(), { passive: true });
  }

  get isOn() {
    return this.#list.tools.isEndless;
  }

  /** The other page of the list that the fragment means, if any; it may have had more of them once. */
  get pageOfFragment() {
    const { first, pages } = this.#list;
    const page = Number(/^#page-(\d+)$/.exec(location.hash)?.[1]);
    return page !== first && page >= 1 && page <= pages ? page : undefined;
  }

  /**
   * The page that a file's fragment means: appended here if the list goes on, else the page itself.
   * @param {number} page
   */
  async goTo(page) {
    const { cards, more, first, size } = this.#list;
    if (!this.isOn || page < first) {
      location.replace(this.addressOf(page));
      return;
    }
    this.#list.showMore();
    for (let at = first; at < page && !more.hidden; at += 1) await this.#list.grow();
    cards.children[(page - first) * size]?.scrollIntoView();
  }

  /** @param {number} page */
  addressOf(page) {
    const [first, others] = (this.#list.section.dataset.base || "").split("|");
    return page === 1 ? first : others.replace("{page}", String(page));
  }

  follow() {
    const { cards, first, size, isChanged } = this.#list;
    if (isChanged) return;
    const tops = [...cards.children].filter((_, at) => at % size === 0);
    const passed = tops.filter((card) => card.getBoundingClientRect().top < innerHeight / 2).length;
    const page = first + Math.max(0, passed - 1);
    if (page === this.#current) return;
    this.#current = page;
    // Browsers refuse another path to a file.
    const isFile = location.protocol === "file:";
    const own = location.pathname + location.search;
    showAddress(!isFile ? this.addressOf(page) : page === first ? own : `#page-${page}`, false, history.state);
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
