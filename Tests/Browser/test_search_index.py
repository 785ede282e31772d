"""The index that the program writes says what its format promises of the pages that it wrote."""

import hashlib
import re

import pytest

from index_reader import collections
from index_writer import fold
from search_pages import hand  # noqa: F401
from sites import DETAILS, expect_none


@pytest.fixture(scope="module")
def indexed(site):
    return collections(site)


def address(collection, title, key, slug):
    simple = re.sub("[^a-z0-9]+", "-", title.lower()).strip("-")
    name = slug or simple
    return f"{collection.id}/{key}{'' if name in ('', '-') else '-' + name}.html"


def test_every_entry_is_in_the_index_under_the_address_of_its_page(site, indexed):
    assert {collection.id for collection in indexed} == {
        name for name, kind in DETAILS.items() if site.of_kind(kind)}
    for collection in indexed:
        records = list(collection.records())
        assert len(records) == collection.head["n"]
        listed = {address(collection, *record) for record in records}
        assert listed == {page.path for page in site.of_kind(DETAILS[collection.id])}
        keys = collection.shard("k", collection.head["keys"])["k"].split("\n")
        assert keys == [key for _, key, _ in records]


def test_every_word_of_a_title_leads_to_it_and_nothing_else_does(indexed):
    for collection in indexed:
        expected = {}
        for doc, (title, _, _) in enumerate(collection.records()):
            words = fold(title)
            for place, word in reversed([*enumerate(words)]):
                rank = 0 if len(words) == 1 else 1 if place == 0 else 2
                expected.setdefault(word, {})[doc] = rank
        found = collection.postings()
        expect_none(
            f"{collection.id} {word!r}: {found.get(word)} and not {expected.get(word)}"
            for word in sorted({*found, *expected}) if found.get(word) != expected.get(word))
        assert list(found) == sorted(found, key=lambda word: word.encode("utf-16-be", "surrogatepass"))


def test_a_category_has_those_whom_the_index_gives_its_value(site, indexed):
    for collection in indexed:
        keys = [key for _, key, _ in collection.records()]
        for facet, rows in collection.filters().items():
            for slug in {slug for row in rows for slug in row}:
                path = f"{collection.id}/{facet}/{slug}.html"
                if path not in site.files:
                    continue
                pages = [path] + [
                    name for name in site.files
                    if re.fullmatch(re.escape(path[:-5]) + r"-page-\d+\.html", name)]
                shown = {
                    card.get("data-entry").split("/")[1]
                    for name in pages for card in site.page(name).main.of_class("card")}
                assert shown == {key for key, row in zip(keys, rows) if slug in row}, path


def test_shards_are_named_by_what_is_in_them(site):
    for file in (site.root / "assets/search").glob("*-*.js"):
        value = re.fullmatch(r'wikigenShard\("[^"]*",(.*)\);\n', file.read_text("utf-8"), re.S)[1]
        assert file.stem.rsplit("-", 1)[1] == hashlib.sha256(value.encode()).hexdigest()[:8]


def test_scripts_fold_titles_as_the_index_does(open_page, hand, indexed):  # noqa: F811
    page = open_page()
    page.goto(hand.url + "search.html")
    for collection in indexed:
        titles = [title for title, _, _ in collection.records()]
        folded = page.evaluate("async titles => { await bring(); return titles.map(fold); }", titles)
        expect_none(
            f"{title!r}: {words} and not {fold(title)}"
            for title, words in zip(titles, folded) if words != fold(title))
