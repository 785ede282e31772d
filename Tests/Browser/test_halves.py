"""A wiki of both halves speaks of both, and a wiki of one never mentions the other."""

import re

import pytest

from sites import HALVES, expect_none
from test_links import resolve

# How a page could speak of a half, beside the names of its collections.
WORDS = {
    "rickandmorty": ["rick and morty", "rickandmorty", "dan harmon"],
    "tmdb": ["tmdb", "themoviedb", "movies", "imdb", "endorsed"],
}

RATIOS = """elements => elements.map((element) => {
  const box = element.getBoundingClientRect();
  return [element.tagName, Math.round(100 * box.height / box.width) / 100];
})"""


def test_the_home_page_speaks_of_both_halves(sample):
    home = sample.page("index.html")
    for half in HALVES.values():
        for collection in half:
            targets = [link.get("href") for link in home.main.all("a")]
            assert f"{collection}/index.html" in targets
            shelves = [
                shelf
                for shelf in home.main.all("section")
                if shelf.get("data-collection") == collection
            ]
            assert len(shelves) == 1 and shelves[0].of_class("card"), collection


def test_every_page_leads_to_every_collection(sample):
    def offences():
        for page in sample.pages:
            if page.kind == "404":
                continue
            bar = page.tree.first("header")
            targets = {resolve(page, link.get("href")) for link in bar.all("a")}
            wanted = {f"{name}/index.html" for half in HALVES.values() for name in half}
            if not wanted <= targets:
                yield f"{page}: lacks {wanted - targets}"

    expect_none(offences())


@pytest.mark.parametrize("half, other", [("tmdb", "rickandmorty"), ("rickandmorty", "tmdb")])
def test_a_wiki_of_one_half_never_mentions_the_other(request, half, other):
    site = request.getfixturevalue(f"{half}_alone")
    assert {page.collection for page in site.pages if page.half} == set(HALVES[half])
    words = [*WORDS[other], *(f"{collection}/" for collection in HALVES[other])]
    pattern = re.compile("|".join(map(re.escape, words)), re.IGNORECASE)
    expect_none(
        f"{page}: {found[0]!r}"
        for page in site.pages
        if (found := pattern.search(without_style(page)))
    )


def without_style(page):
    """One sheet serves every wiki; in the page for missing addresses it stands in full."""
    return re.sub(r"(?s)<style>.*?</style>", "", page.source)


@pytest.mark.parametrize("collection", ["movies", "people"])
@pytest.mark.parametrize("width", [390, 1280])
def test_posters_and_what_stands_for_them_are_two_to_three(open_page, site, collection, width):
    page = open_page(viewport={"width": width, "height": 900})
    seen = set()
    lists = [entry for entry in site.of_kind("list") if entry.collection == collection]
    for entry in [site.page("index.html"), *lists[:4]]:
        page.goto(entry.url)
        place = f"[data-collection={collection}] .card .picture"
        for tag, ratio in page.locator(place).evaluate_all(RATIOS):
            assert ratio == pytest.approx(1.5, abs=0.02), f"{entry}: <{tag}> {ratio}"
            seen.add(tag.lower())
    assert seen == {"img", "svg"}
