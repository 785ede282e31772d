"use strict";

/** @typedef {{slug: string, title: string, count: number | undefined}} Value Its count, if that is known. */

/** The choices of facets with how many entries each would show. */
class Panel {
  /**
   * @param {Choice} choice
   * @param {() => void} change
   */
  constructor(choice, change) {
    this.choice = choice;
    this.change = change;
    this.element = make("div", { class: "panel-facets", id: "facets" });
    /** @type {Map<string, HTMLDetailsElement>} */
    this.groups = new Map();
    const only = make("input", { type: "checkbox", id: "only-favourites", change: () => {
      this.choice.onlyFavourites = only.checked;
      change();
    } });
    this.only = only;
    this.clear = make("button", { class: "tool", type: "button", hidden: true, click: () => {
      this.choice.kinds.clear();
      this.choice.values.clear();
      this.choice.onlyFavourites = false;
      change();
    } }, say("clear"));
    // Behind what is there from the beginning, which must not move when it comes.
    this.element.append(make("label", { class: "facet-value" }, only, say("favourites.only")), this.clear);
  }

  /**
   * The values of the facets of one catalogue, or of none.
   * @param {Catalogue | undefined} of
   * @param {Narrowed | undefined} narrowed
   * @param {Value[]} kinds
   * @param {boolean} [isPart] whether there are more entries than were counted
   */
  show(of, narrowed, kinds, isPart = false) {
    const { choice } = this;
    this.only.checked = choice.onlyFavourites;
    this.clear.hidden = !isNarrowed(choice);
    const facets = of && narrowed ? of.contents.facets.filter(({ id }) => narrowed.filters.has(id)) : [];
    const shown = new Set(facets.map(({ id }) => id).concat("kind"));
    for (const [id, group] of this.groups) if (!shown.has(id)) this.drop(id, group);
    const uncounted = (/** @type {Value} */ value) => (isPart ? { ...value, count: undefined } : value);
    if (kinds.length > 1) this.group("kind", say("kind"), kinds.map(uncounted), choice.kinds);
    for (const { id, title } of facets) {
      const counts = narrowed?.counts.get(id) || [];
      const values = (narrowed?.filters.get(id)?.values || []).map(([slug, word], at) => (
        uncounted({ slug, title: word, count: counts[at] || 0 })
      ));
      if (!choice.values.has(id)) choice.values.set(id, new Set());
      // Another collection may have a facet of the same name, with as many values of its own.
      this.group(id, title, values, choice.values.get(id) || new Set(), of?.id);
    }
  }

  /**
   * @param {string} id
   * @param {HTMLElement} group
   */
  drop(id, group) {
    group.remove();
    this.groups.delete(id);
  }

  /**
   * @param {string} id
   * @param {string} title
   * @param {Value[]} values
   * @param {Set<string>} chosen
   * @param {string} [collection] whose facet it is
   */
  group(id, title, values, chosen, collection = "") {
    let group = this.groups.get(id);
    const mark = [collection, ...values.map(({ slug }) => slug)].join(" ");
    if (!group || group.dataset.values !== mark) {
      if (group) this.drop(id, group);
      group = this.build(id, title, values);
      group.dataset.values = mark;
    }
    const rows = group.querySelectorAll("li");
    values.forEach(({ slug, count }, at) => {
      const [row, input] = [rows[at], rows[at].querySelector("input")];
      if (input) input.checked = chosen.has(slug);
      row.hidden = count === 0 && !chosen.has(slug);
      const shown = row.querySelector(".facet-count");
      if (shown) shown.textContent = count?.toLocaleString(document.documentElement.lang) ?? "";
    });
    group.hidden = values.every(({ slug, count }) => count === 0 && !chosen.has(slug));
  }

  /**
   * @param {string} id
   * @param {string} title
   * @param {Value[]} values
   */
  build(id, title, values) {
    const rows = values.map(({ slug, title: word }) => {
      const input = make("input", { type: "checkbox", name: id, value: slug, change: () => {
        const { kinds, values: all } = this.choice;
        const chosen = id === "kind" ? kinds : all.get(id) || new Set();
        if (input.checked) chosen.add(slug);
        else chosen.delete(slug);
        if (id !== "kind") all.set(id, chosen);
        this.change();
      } });
      const count = make("span", { class: "facet-count" });
      return make("li", {}, make("label", { class: "facet-value" }, input, make("bdi", {}, word), count));
    });
    const isOpen = id === "kind" || values.length < 9 || Boolean(this.choice.values.get(id)?.size);
    const group = make("details", { class: "facet", open: isOpen },
      make("summary", {}, title), make("ul", {}, ...rows));
    this.groups.set(id, group);
    this.element.append(group);
    return group;
  }
}
