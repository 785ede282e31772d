"""A wiki of thousands of invented films and all who made them: what a reader must load for a page and
for an answer. 10,000 films with WIKIGEN_SOAK=1."""

import gzip
import os
import statistics
import subprocess
import sys
from collections import defaultdict
from functools import cache

import pytest

from shifts import shifts_of, watch
from sites import expect_none, kind_of
from test_benchmarks import BENCHMARKS
from test_layout import SCROLL_THROUGH
from test_search_relevance import ANSWERS

# What they share is built once: by the one process that runs them all.
pytestmark = pytest.mark.xdist_group("large")

FILMS = 10_000 if os.environ.get("WIKIGEN_SOAK") else 2_000

PAGE, STYLES, SCRIPTS = 14_000, 12_000, 10_000
"""Bytes after gzip: the page of the film in the middle; what its look and its scripts take."""
MEDIAN_ANSWER, WORST_ANSWER, FACETS = 60_000, 150_000, 60_000
"""Bytes after gzip of the shards that a query reads on a page that has read none."""
ENTRY = 120
"""Bytes of the index by entry, as they are."""


SEARCHING = ["search.html", "random.html"]
"""Pages that begin with a look into the index."""


@pytest.fixture(scope="session")
def large(build, tmp_path_factory):
    corpus = tmp_path_factory.mktemp("corpus") / "recording"
    subprocess.run([sys.executable, "-B", BENCHMARKS / "corpus.py", str(FILMS), corpus], check=True)
    return build("large", "--recorded", corpus, "--source", "tmdb", "--jobs", "2")


@pytest.fixture(scope="session")
def paths(large):
    """By kind the paths of all pages; to read them all would take gigabytes."""
    found = defaultdict(list)
    for page in large.pages:
        found[kind_of(page.path)].append(page.path)
    return found


@cache
def packed(file):
    return len(gzip.compress(file.read_bytes(), mtime=0))


@pytest.fixture(scope="session")
def film(large, paths):
    """The page of the film in the middle of all, by what it takes."""
    ordered = sorted(paths["movie"], key=lambda path: packed(large.root / path))
    return ordered[len(ordered) // 2]


@pytest.fixture(scope="session")
def some(paths, film):
    """A page of each kind, but for that of a missing address, which has all in itself."""
    return [film, *(found[0] for kind, found in paths.items() if kind != "404")]


def test_the_page_of_the_median_film_is_small(large, film):
    assert packed(large.root / film) <= PAGE


def test_a_page_loads_little_and_nothing_from_elsewhere(open_page, large, some):
    """That nothing comes from elsewhere, and that nothing fails, is seen by `open_page`."""
    offences = []
    for path in some:
        page = open_page(viewport={"width": 390, "height": 844})
        asked = set()
        page.on("request", lambda request: asked.add(request.url))
        page.goto(large.url + path)
        files = [large.root / url.removeprefix(large.url).split("?")[0] for url in asked]
        endings = [".css"] if path in SEARCHING else [".css", ".js"]
        for ending in endings:
            size = sum(packed(file) for file in files if file.suffix == ending)
            if not 0 < size <= (SCRIPTS if ending == ".js" else STYLES):
                offences.append(f"{path}: {size} bytes of {ending}")
    expect_none(offences)


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_jumps_on_a_page_of_a_large_wiki(open_page, large, some, width):
    page = open_page(viewport={"width": width, "height": 844})
    watch(page)
    offences = []
    for path in some:
        # It goes on where it is scrolled to its end, which moves its foot.
        if path == "search.html":
            continue
        if shifts := shifts_of(page, large.url + path, SCROLL_THROUGH):
            offences.append(f"{path}: {shifts}")
    expect_none(offences)


def typed(title):
    """A name on its way, whole, and with two letters in each other's place."""
    yield title[:3]
    yield title
    yield title[:2] + title[3:4] + title[2:3] + title[4:] if len(title) > 5 else title[:4]


def test_a_query_reads_little_of_the_index(open_page, large, paths):
    entries = sorted(paths["movie"] + paths["person"])
    names = [large.page(path).tree.first("h1").text for path in entries[:: len(entries) // 40]]
    queries = [part for name in names for part in typed(name)]
    queries += ["t", "th", "m", "ma", "a", "the", "mar", "zzzzzz", "s", "los"]
    page = open_page()
    page.goto(large.url + "index.html")
    sizes = []
    for query in queries:
        read = page.evaluate(ANSWERS, query)["read"]
        sizes.append(sum(packed(large.root / f"assets/search/{name}.js") for name in read))
    print(f"median {statistics.median(sizes)}, worst {max(sizes)} bytes of {len(queries)} queries")
    assert statistics.median(sizes) <= MEDIAN_ANSWER, sorted(sizes)
    assert max(sizes) <= WORST_ANSWER, sorted(zip(sizes, queries))[-5:]


def test_whatever_one_letter_or_two_begin_has_an_answer(open_page, large, paths):
    names = [large.page(path).tree.first("h1").text for path in paths["movie"][:200]]
    beginnings = sorted({name[:length].lower() for name in names for length in (1, 2)})
    page = open_page()
    page.goto(large.url + "index.html")
    expect_none(each for each in beginnings if not page.evaluate(ANSWERS, each)["titles"])


def test_the_index_and_its_facets_are_small(large, paths):
    files = [*(large.root / "assets/search").glob("*.js")]
    count = len(paths["movie"]) + len(paths["person"])
    whole = sum(file.stat().st_size for file in files)
    facets = sum(packed(file) for file in files if "-f-" in file.name)
    print(f"{count} entries, {whole / count} bytes of the index by entry, {facets} of all facets")
    assert count > FILMS
    assert whole / count <= ENTRY
    assert facets <= FACETS
