"""What a reader, and a reader's software, relies on in every page."""

import re
from collections import Counter, defaultdict

import hostile_api
import hostile_people
import hostile_tmdb
import sample_films
from sites import DETAILS, expect_none

HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"]

# The entries of the hostile site about which nothing is said.
BARE = {
    "characters": [hostile_api.BARE_CHARACTER],
    "locations": [hostile_api.DESERTED_LOCATION],
    "episodes": [hostile_api.EMPTY_EPISODE],
    "movies": hostile_tmdb.BARE_FILMS,
    "people": [hostile_people.BARE_PERSON],
}

HEADINGS_WITHOUT_WORDS = """() => {
  const shown = [...document.querySelectorAll("main *")]
    .filter((element) => element.checkVisibility() && element.children.length === 0)
    .filter((element) => element.textContent.trim());
  const heading = (element) => element.closest("h2, h3, h4");
  return [...document.querySelectorAll("main h2, main h3, main h4")]
    .filter((title) => title.checkVisibility())
    .filter((title) => {
      const next = shown.find((element) =>
        title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
          && !title.contains(element));
      return !next || next.closest(".neighbours") || heading(next)?.tagName === title.tagName;
    }).map((title) => title.textContent);
}"""

EMPTY_BOXES = """() => [...document.querySelectorAll("main *")]
  .filter((element) => element.checkVisibility() && !element.closest("svg, img, meter"))
  .filter((element) => !element.innerText.trim() && !element.querySelector("svg, img, meter"))
  .filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  }).map((element) => element.outerHTML.slice(0, 120))"""


def test_a_page_says_its_language_and_its_title(site):
    expect_none(page for page in site.pages if page.tree.first("html").get("lang") != "en")
    titles = Counter(page.tree.first("title").text for page in site.pages)
    expect_none(title for title, count in titles.items() if count > 1 or not title)


def test_a_title_starts_with_what_the_page_is_about(site):
    expect_none(
        f"{page}: {page.tree.first('title').text!r}"
        for page in site.pages
        if not page.tree.first("title").text.startswith(page.main.first("h1").text)
    )


def test_headings_make_an_outline(site):
    def offences():
        for page in site.pages:
            levels = [int(heading.tag[1]) for heading in page.tree.all(*HEADINGS)]
            if levels.count(1) != 1 or levels[0] != 1:
                yield f"{page}: the levels are {levels}"
            for above, below in zip(levels, levels[1:]):
                if below > above + 1:
                    yield f"{page}: a heading of level {below} follows one of level {above}"

    expect_none(offences())


def test_a_page_has_one_main_and_named_navigations(site):
    def offences():
        for page in site.pages:
            if len(list(page.tree.all("main"))) != 1:
                yield f"{page}: not one main"
            names = [nav.get("aria-label") for nav in page.tree.all("nav")]
            if not all(names) or len(set(names)) != len(names):
                yield f"{page}: navigations are named {names}"

    expect_none(offences())


def test_the_breadcrumb_leads_from_home_to_here(site):
    def offences():
        for page in site.pages:
            if page.kind in ("home", "404"):
                continue
            (crumbs,) = page.tree.of_class("crumbs")
            steps = list(crumbs.all("li"))
            home = steps[0].first("a")
            last = steps[-1].first("span")
            if home is None or home.get("href") != "../" * page.path.count("/") + "index.html":
                yield f"{page}: does not start at home"
            if last is None or last.get("aria-current") != "page" or steps[-1].first("a"):
                yield f"{page}: does not end here"
            if any(step.first("a") is None for step in steps[:-1]):
                yield f"{page}: has a step that leads nowhere"

    expect_none(offences())


def test_pictures_have_a_size_and_words(site):
    expect_none(
        f"{page}: {image.pairs}"
        for page in site.pages
        for image in page.tree.all("img")
        if image.get("alt") is None
        or not (image.get("width") or "").isdigit()
        or not (image.get("height") or "").isdigit()
    )


def test_the_picture_of_an_entry_is_named(site):
    expect_none(
        page
        for page in site.of_kind("character", "movie", "person")
        for box in page.main.of_class("infobox")
        for image in box.all("img")
        if not image.get("alt")
    )


def test_a_badge_is_an_emoji_for_the_eye_and_a_word_for_all(site):
    def offences():
        for page in site.pages:
            for badge in page.tree.of_class("badge"):
                hidden = [part for part in badge.elements if part.get("aria-hidden") == "true"]
                shown = [part for part in badge.elements if part.get("aria-hidden") != "true"]
                emoji = "".join(part.text for part in hidden)
                word = "".join(part.text for part in shown)
                if not word or not emoji or re.search(r"\w", emoji):
                    yield f"{page}: {emoji!r} {word!r}"

    expect_none(offences())
    assert any(page.tree.of_class("badge") for page in site.pages)


def test_badges_are_those_that_were_agreed(sample):
    badges = {
        tuple(part.text for part in badge.elements)
        for page in sample.of_kind("character")
        for badge in page.main.of_class("badge")
    }
    assert badges == {
        ("🕺", "Alive"),
        ("💀", "Dead"),
        ("❓", "Unknown"),
        ("👩‍⚖️", "Female"),
        ("🤵‍♂️", "Male"),
        ("⚪", "Genderless"),
        ("❓", "Unknown gender"),
    }


def test_neighbours_make_one_chain_in_the_order_of_the_collection(site):
    for collection, kind in DETAILS.items():
        pages = {page.name: page for page in site.of_kind(kind)}
        ahead = {name: neighbour(page, "next") for name, page in pages.items()}
        back = {name: neighbour(page, "prev") for name, page in pages.items()}
        (first,) = [name for name, before in back.items() if before is None]
        chain = [first]
        while ahead[chain[-1]]:
            assert back[ahead[chain[-1]]] == chain[-1]
            chain.append(ahead[chain[-1]])
        assert len(chain) == len(pages)
        if collection != "episodes":
            numbers = [pages[name].entry_number for name in chain]
            assert numbers == sorted(numbers), collection


def neighbour(page, word):
    found = {link.get("href") for link in page.main.all("a") if link.get("rel") == word}
    assert len(found) <= 1, f"{page}: {found}"
    return found.pop() if found else None


def test_namesakes_are_told_apart_wherever_they_meet(site):
    """No two items of one list read the same and lead to different pages."""

    def offences():
        for page in site.pages:
            for items in page.tree.all("ul", "ol"):
                targets = defaultdict(set)
                for item in items.elements:
                    if (link := item.first("a")) is not None:
                        targets[item.text].add(link.get("href"))
                for text, found in targets.items():
                    if len(found) > 1:
                        yield f"{page}: {text!r} leads to {sorted(found)}"

    expect_none(offences())


def test_no_two_cards_of_a_collection_have_the_same_name(site):
    targets = defaultdict(set)
    for page in site.of_kind("list", "category"):
        for card in page.main.of_class("card"):
            link = card.first("a")
            targets[page.collection, link.text].add(link.get("href").split("/")[-1])
    expect_none(
        f"{name} leads to {sorted(found)}" for name, found in targets.items() if len(found) > 1
    )


def test_every_link_and_button_has_words(site):
    def words(element):
        images = [image.get("alt") or "" for image in element.all("img")]
        return element.get("aria-label") or element.text or "".join(images)

    expect_none(
        f"{page}: <{element.tag} {element.pairs}>"
        for page in site.pages
        for element in page.tree.all("a", "button")
        if not re.search(r"\S", re.sub(r"[\u200b\ufeff]", "", words(element)))
    )


def test_no_shown_heading_is_without_words_below_it(open_page, sites):
    page = open_page()
    poor = {"locations": [32], "movies": sample_films.poor_ones()}
    for site, entries in zip(sites, [poor, BARE]):
        for collection, numbers in entries.items():
            for number in numbers:
                entry = site.detail(collection, number)
                page.goto(entry.url)
                assert page.evaluate(HEADINGS_WITHOUT_WORDS) == [], entry
                assert page.evaluate(EMPTY_BOXES) == [], entry
                shown = page.locator("main").inner_text()
                assert "undefined" not in shown and "null" not in shown.lower(), entry


def test_an_entry_without_anything_still_has_a_name_and_no_dead_end(hostile):
    page = hostile.detail("characters", hostile_api.BARE_CHARACTER)
    assert page.main.first("h1").text == f"#{hostile_api.BARE_CHARACTER}"
    assert "No episode" in page.main.text or "no episode" in page.main.text
    assert all(link.get("href") and link.text for link in page.main.all("a"))
