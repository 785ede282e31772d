"use strict";

whenReady(() => {
  const page = document.querySelector("[data-favourites]");
  if (page) new FavouritesPage(page);
});

/** `favourites.html`: what the reader likes, to take along as a file and to bring back. */
class FavouritesPage {
  #count = make("p", { class: "count", role: "status" });
  #cards = make("ul", { class: "cards" });
  #exportButton = make("button", { class: "tool", type: "button" }, say("favourites.export"));
  #fileInput = make("input", { type: "file", id: "favourites-file", class: "unseen", accept: ".json" });
  #undoButton = make("button", { class: "tool", type: "button", hidden: true }, say("favourites.undo"));
  /** @type {Favourite[]} */
  #shown = [];
  /** @type {Favourite[]} */
  #beforeRemoval = [];

  /** @param {Element} page */
  constructor(page) {
    const label = make("label", { class: "tool", for: "favourites-file" }, say("favourites.import"));
    page.append(make("div", { class: "tools" }, this.#exportButton, this.#fileInput, label, this.#undoButton),
      this.#count, this.#cards);
    this.listen();
    this.show();
    // Says it at once where nothing can be kept. The list itself may hold what only a newer script knows.
    if (!storage.write("probe", "")) tell(say("favourites.visit"));
  }

  listen() {
    this.#exportButton.addEventListener("click", () => this.exportFile());
    this.#fileInput.addEventListener("change", () => this.importFile());
    this.#undoButton.addEventListener("click", () => this.undo());
    this.#cards.addEventListener("click", ({ target }) => {
      const card = target instanceof Element && target.closest(".heart") && target.closest(".card");
      if (card instanceof HTMLElement) this.onHeartClick(card);
    });
    // Another tab, or a page that the reader comes back from, may have chosen otherwise.
    for (const event of ["storage", "pageshow"]) {
      addEventListener(event, () => {
        if (favourites.all() !== this.#shown) this.show();
      });
    }
  }

  /** @param {string} [message] */
  show(message) {
    const list = (this.#shown = favourites.all());
    this.#cards.replaceChildren(...list.map((favourite) => {
      const [collection, key] = favourite.id.split("/");
      return cardOf({
        ...favourite, collection, key, kind: "", badges: [],
        isNamesake: list.filter(({ title }) => title === favourite.title).length > 1,
        isPictured: Boolean(favourite.picture),
      });
    }));
    this.#exportButton.hidden = !list.length;
    this.#count.textContent = message
      || (list.length ? say("favourites.count", { count: list.length }) : say("favourites.none"));
  }

  exportFile() {
    const text = JSON.stringify(favourites.all(), null, 2);
    const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    make("a", { href, download: `${site.site}-favourites.json` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60000);
  }

  async importFile() {
    const [file] = this.#fileInput.files || [];
    this.#fileInput.value = "";
    if (!file) return;
    this.#undoButton.hidden = true;
    const imported = trusted(file.size < 5e6 ? parsed(await file.text()) : []);
    if (!imported.length) {
      this.show(say("favourites.refused"));
      return;
    }
    const known = favourites.all();
    const added = without(imported, known);
    favourites.keep([...known, ...added]);
    this.show(added.length ? say("favourites.imported", { count: added.length }) : say("favourites.known"));
  }

  /**
   * A heart that is pressed off takes its card away; the list of before can be had back.
   * @param {HTMLElement} card
   */
  onHeartClick(card) {
    const id = card.dataset.entry || "";
    if (favourites.has(id)) {
      this.show();
      return;
    }
    const title = card.querySelector(".band bdi")?.textContent || "";
    this.#beforeRemoval = this.#shown.filter((each) => each.id === id || favourites.has(each.id));
    this.#undoButton.hidden = false;
    this.show(say("favourites.removed", { title }));
    this.#undoButton.focus();
  }

  undo() {
    this.#undoButton.hidden = true;
    // Another tab may have added some since.
    const added = without(favourites.all(), this.#beforeRemoval);
    favourites.keep([...added, ...this.#beforeRemoval]);
    this.show();
    this.#cards.querySelector("a")?.focus();
  }
}

/**
 * @param {Favourite[]} list
 * @param {Favourite[]} others
 */
function without(list, others) {
  return list.filter(({ id }) => others.every((each) => each.id !== id));
}
