"use strict";

/** `favourites.html`: what the reader likes, to take along as a file and to bring back. */
whenReady(() => {
  const page = document.querySelector("[data-favourites]");
  if (!page) return;
  const count = make("p", { class: "count", role: "status" });
  const cards = make("ul", { class: "cards" });
  const undo = make("button", { class: "tool", type: "button", hidden: true }, say("favourites.undo"));
  const file = make("input", { type: "file", id: "favourites-file", class: "unseen", accept: ".json" });
  const save = make("button", { class: "tool", type: "button", click: saveFile }, say("favourites.export"));
  const open = make("label", { class: "tool", for: "favourites-file" }, say("favourites.import"));
  page.append(make("div", { class: "tools" }, save, file, open, undo), count, cards);
  /** @type {Favourite[]} */
  let shown = [];
  /** @type {Favourite[]} */
  let before = [];

  /** @param {string} [said] */
  function show(said) {
    const list = (shown = favourites.all());
    cards.replaceChildren(...list.map((favourite) => {
      const [collection, key] = favourite.id.split("/");
      return cardOf({
        ...favourite, collection, key, kind: "", badges: [],
        isNamesake: list.filter(({ title }) => title === favourite.title).length > 1,
        isPictured: Boolean(favourite.picture),
      });
    }));
    save.hidden = !list.length;
    count.textContent = said || (list.length ? say("favourites.count", { count: list.length })
      : say("favourites.none"));
  }

  function saveFile() {
    const text = JSON.stringify(favourites.all(), null, 2);
    const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    make("a", { href, download: `${site.site}-favourites.json` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60000);
  }

  async function openFile() {
    const [chosen] = file.files || [];
    file.value = "";
    if (!chosen) return;
    const list = chosen.size < 5e6 ? parsed(await chosen.text()) : [];
    const known = favourites.all();
    const fresh = trusted(list).filter(({ id }) => known.every((each) => each.id !== id));
    if (!trusted(list).length) {
      show(say("favourites.refused"));
      return;
    }
    favourites.keep([...known, ...fresh]);
    show(say("favourites.imported", { count: fresh.length }));
  }

  file.addEventListener("change", openFile);
  // A heart that is pressed off takes its card away; the list of before can be had back.
  cards.addEventListener("click", ({ target }) => {
    const card = target instanceof Element && target.closest(".heart") && target.closest(".card");
    if (!(card instanceof HTMLElement)) return;
    const id = card.dataset.entry || "";
    if (favourites.has(id)) {
      show();
      return;
    }
    const title = card.querySelector(".band bdi")?.textContent || "";
    before = shown.filter((each) => each.id === id || favourites.has(each.id));
    undo.hidden = false;
    show(say("favourites.removed", { title }));
    undo.focus();
  });
  undo.addEventListener("click", () => {
    undo.hidden = true;
    // Another tab may have added some since.
    const added = favourites.all().filter(({ id }) => before.every((each) => each.id !== id));
    favourites.keep([...added, ...before]);
    show();
    cards.querySelector("a")?.focus();
  });
  show();
  // Another tab, or a page that the reader comes back from, may have chosen otherwise.
  for (const event of ["storage", "pageshow"]) {
    addEventListener(event, () => {
      if (favourites.all() !== shown) show();
    });
  }
  // Says it at once where nothing can be kept.
  favourites.keep(favourites.all());
});
