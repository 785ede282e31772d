"""What a reader, and a reader's software, relies on in every page."""

import re
from collections import Counter, defaultdict

import hostile_api
from sites import expect_none

DETAILS = ["character", "location", "episode"]
HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"]

# The entries of the hostile site about which nothing is said.
BARE = {
    "characters": hostile_api.BARE_CHARACTER,
    "locations": hostile_api.DESERTED_LOCATION,
    "episodes": hostile_api.EMPTY_EPISODE,
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


def pager_of(page):
    pagers = page.main.of_class("pager")
    assert len(pagers) <= 1, f"{page} has {len(pagers)} pagers"
    return pagers[0] if pagers else None


def series(site):
    """The lists of a site: the pages of each in their order."""
    lists = defaultdict(list)
    for page in site.of_kind("list", "category"):
        lists[page.series].append(page)
    return [sorted(pages, key=lambda page: page.number) for pages in lists.values()]


def name_of(page):
    return page.path.split("/")[-1]


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
        for page in site.of_kind("character")
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


def test_a_pager_leads_to_every_neighbour_and_to_both_ends(site):
    def offences():
        for pages in series(site):
            for page in pages:
                pager = pager_of(page)
                if (pager is None) != (len(pages) == 1):
                    yield f"{page}: a pager on a list of {len(pages)} pages is {pager}"
                elif pager is not None:
                    yield from (f"{page}: {what}" for what in pager_offences(page, pager, pages))

    expect_none(offences())


def pager_offences(page, pager, pages):
    here, last = page.number, len(pages)
    expected = {
        "pager-first": name_of(pages[0]) if here > 1 else None,
        "pager-previous": name_of(pages[here - 2]) if here > 1 else None,
        "pager-next": name_of(pages[here]) if here < last else None,
        "pager-last": name_of(pages[-1]) if here < last else None,
    }
    for step, target in expected.items():
        found = [link.get("href") for item in pager.of_class(step) for link in item.all("a")]
        if found != ([target] if target else []):
            yield f"{step} leads to {found}"
    for word, target in [("prev", "pager-previous"), ("next", "pager-next")]:
        ends = [expected[target]] if expected[target] else []
        for tree, tag in [(pager, "a"), (page.tree.first("head"), "link")]:
            found = [link.get("href") for link in tree.all(tag) if link.get("rel") == word]
            if found != ends:
                yield f"<{tag} rel={word}> leads to {found}"
    yield from number_offences(here, pager, pages)


def number_offences(here, pager, pages):
    """Numbers ascend from 1 to the last; where some are left out there is a gap, and only there."""
    (numbers,) = pager.of_class("pager-numbers")
    shown, gaps = [], []
    for item in numbers.first("ul").elements:
        link = item.first("a")
        if link is None:
            gaps.append(len(shown))
            continue
        shown.append(int(link.text))
        if link.get("href") != name_of(pages[shown[-1] - 1]):
            yield f"{link.text} leads to {link.get('href')}"
        if (link.get("aria-current") == "page") != (shown[-1] == here):
            yield f"{link.text} is marked as {link.get('aria-current')}"
    jumps = [at for at in range(1, len(shown)) if shown[at] != shown[at - 1] + 1]
    around = {1, max(1, here - 1), here, min(len(pages), here + 1), len(pages)}
    if gaps != jumps or shown != sorted(set(shown)) or not around <= set(shown):
        yield f"the numbers are {shown} with gaps at {gaps}"


def test_a_long_list_has_gaps_and_a_short_one_has_none(hostile, sample):
    long = pager_of(hostile.page("characters/page-9.html"))
    assert len(long.of_class("pager-gap")) == 2
    assert pager_of(sample.page("characters/page-3.html")).of_class("pager-gap") == []


def test_lists_hold_every_entry_once_and_twenty_a_page(site):
    for pages in series(site):
        cards = [cards_of(page) for page in pages]
        assert all(len(page) == 20 for page in cards[:-1]), pages[0]
        assert 1 <= len(cards[-1]) <= 20, pages[-1]
        everyone = [card for page in cards for card in page]
        assert len(set(everyone)) == len(everyone), pages[0]
    for collection, kind in zip(["characters", "locations", "episodes"], DETAILS):
        lists = [page for page in site.of_kind("list") if page.collection == collection]
        listed = {card for page in lists for card in cards_of(page)}
        assert listed == {name_of(page) for page in site.of_kind(kind)}


def cards_of(page):
    return [card.first("a").get("href") for card in page.main.of_class("card")]


def test_neighbours_make_one_chain_in_the_order_of_the_collection(site):
    for kind in DETAILS:
        pages = {name_of(page): page for page in site.of_kind(kind)}
        ahead = {name: neighbour(page, "next") for name, page in pages.items()}
        back = {name: neighbour(page, "prev") for name, page in pages.items()}
        (first,) = [name for name, before in back.items() if before is None]
        chain = [first]
        while ahead[chain[-1]]:
            assert back[ahead[chain[-1]]] == chain[-1]
            chain.append(ahead[chain[-1]])
        assert len(chain) == len(pages)
        if kind == "character":
            assert [int(re.match(r"\d+", name)[0]) for name in chain] == list(
                range(1, len(chain) + 1)
            )


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
    for site, entries in zip(sites, [{"locations": 32}, BARE]):
        for collection, number in entries.items():
            entry = site.detail(collection, number)
            page.goto(entry.url)
            assert page.evaluate(HEADINGS_WITHOUT_WORDS) == [], entry
            shown = page.locator("main").inner_text()
            assert "undefined" not in shown and "null" not in shown.lower(), entry


def test_an_entry_without_anything_still_has_a_name_and_no_dead_end(hostile):
    page = hostile.detail("characters", hostile_api.BARE_CHARACTER)
    assert page.main.first("h1").text == f"#{hostile_api.BARE_CHARACTER}"
    assert "No episode" in page.main.text or "no episode" in page.main.text
    assert all(link.get("href") and link.text for link in page.main.all("a"))
