"use strict";

const DRAWN = {
  filter: "M2 5h16M5 10h10M8 15h4",
  table: "M2 4h16M2 8h16M2 12h16M2 16h16",
  endless: "M10 2v15m-5-5 5 5 5-5",
};

/**
 * A button of a drawing and a word; `isPressed` if it stays down.
 * @param {keyof typeof DRAWN} drawn
 * @param {string} text
 * @param {(event: Event) => void} click
 * @param {Record<string, any>} [attributes]
 */
function toolButton(drawn, text, click, attributes = {}) {
  return make("button", { class: "tool", type: "button", click, ...attributes },
    draw("tool-drawn", "0 0 20 20", DRAWN[drawn]), make("span", {}, text));
}

/** Cards in rows, on this page and the next. */
function viewButton() {
  const button = toolButton("table", say("view.table"), () => {
    storage.write("view", site.view === "table" ? "cards" : "table");
    show();
  });
  const show = () => {
    applyView();
    button.setAttribute("aria-pressed", String(site.view === "table"));
  };
  show();
  // A page that comes back from the browser's memory may be older than the choice.
  addEventListener("pageshow", show);
  return button;
}

/**
 * What shows and hides the choices.
 * @param {(isOpen: boolean) => void} show
 */
function filterButton(show) {
  const button = toolButton("filter", say("filter"), () => {
    const isOpen = button.getAttribute("aria-expanded") === "false";
    button.setAttribute("aria-expanded", String(isOpen));
    show(isOpen);
  }, { "aria-expanded": "false", "aria-controls": "facets" });
  return button;
}

/**
 * @param {string} first what the order is without a choice
 * @param {(sort: string) => void} choose
 */
function sortSelect(first, choose) {
  const select = make("select", { id: "sort", change: () => choose(select.value) });
  /** @param {Catalogue[]} all @param {string} sort */
  const show = (all, sort) => {
    const sorts = all.flatMap(({ contents }) => contents.sorts.map(({ id, title }) => ({ id, title })));
    const options = [{ id: "", title: first }, { id: "name", title: say("sort.name") }, ...sorts];
    const unique = new Map(options.map(({ id, title }) => [id, title]));
    select.replaceChildren(...[...unique].map(([value, title]) => {
      const option = make("option", {}, title);
      option.value = value;
      option.selected = value === sort;
      return option;
    }));
  };
  show([], "");
  const element = make("label", { class: "tool" }, make("span", {}, say("sort.label")), select);
  return { element, show };
}
