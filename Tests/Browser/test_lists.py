"""Lists on many pages, and the way from each of them to the others."""

from collections import defaultdict

import hostile_tmdb
import sample_films
from sites import DETAILS, expect_none, number_in


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
        "pager-first": pages[0].name if here > 1 else None,
        "pager-previous": pages[here - 2].name if here > 1 else None,
        "pager-next": pages[here].name if here < last else None,
        "pager-last": pages[-1].name if here < last else None,
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
        if link.get("href") != pages[shown[-1] - 1].name:
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
    for collection, kind in DETAILS.items():
        lists = [page for page in site.of_kind("list") if page.collection == collection]
        listed = {card for page in lists for card in cards_of(page)}
        assert listed == {page.name for page in site.of_kind(kind)}


def cards_of(page):
    return [card.first("a").get("href") for card in page.main.of_class("card")]


def test_a_list_is_in_the_order_of_its_ranks(sample, hostile):
    assert ranked(sample, "movies/list/popular.html") == sample_films.popular()
    assert ranked(hostile, "movies/list/popular.html") == hostile_tmdb.ranks()


def ranked(site, path):
    """The ids of the entries of a list in the order of its pages."""
    (pages,) = [pages for pages in series(site) if pages[0].path == path]
    return [number_in(card) for page in pages for card in cards_of(page)]
