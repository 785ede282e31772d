"""What readers look for comes first, and costs little to find: on the real names of the series and of
1,000 films. Of 10,000 films and their people `test_large.py` says what it costs."""

import gzip
import statistics

import pytest

import named_api
from search_queries import PAIRS
from sites import DETAILS

# What they share is built once: by the one process that runs them all.
pytestmark = pytest.mark.xdist_group("relevance")

ANSWERS = """async (query) => {
  await bring();
  shards.clear();
  catalogues = undefined;
  return withIndex(async (all) => {
    const { hits } = await seek(query, all, "best");
    const entries = await judge(query, hits.slice(0, CONSIDERED));
    return { titles: entries.slice(0, 5).map((entry) => entry.title), read: [...shards.keys()] };
  });
}"""


@pytest.fixture(scope="module")
def recording(tmp_path_factory):
    folder = tmp_path_factory.mktemp("named")
    named_api.record(folder)
    return folder


@pytest.fixture(scope="module")
def known(build, recording):
    return build("known", "--recorded", recording, "--images", "none", "--set", "sources.tmdb.people=none")


@pytest.fixture(scope="module")
def series_alone(build, recording):
    return build("series", "--recorded", recording, "--source", "rickandmorty", "--images", "none")


def answers(open_page, site, queries):
    page = open_page()
    page.goto(site.url + "index.html")
    return [page.evaluate(ANSWERS, query) for query in queries]


def test_the_name_that_is_meant_comes_first(open_page, known):
    assert len(PAIRS) >= 60
    found = answers(open_page, known, [query for query, _ in PAIRS])
    titles = [answer["titles"] for answer in found]
    not_first = [(*pair, got) for pair, got in zip(PAIRS, titles) if got[:1] != [pair[1]]]
    not_among = [(query, name, got) for query, name, got in not_first if name not in got]
    assert not_among == []
    assert len(not_first) <= 0.05 * len(PAIRS), not_first


def sizes(site, found):
    """By query the bytes that its shards take when they are packed."""
    files = {}

    def packed(name):
        if name not in files:
            files[name] = len(gzip.compress(
                (site.root / f"assets/search/{name}.js").read_bytes(), mtime=0))
        return files[name]

    return [sum(map(packed, answer["read"])) for answer in found]


SERIES_QUERIES = [query for query, name in PAIRS[:44]] + ["r", "ri", "m", "e", "s", "the", "zzzzzz"]


def test_a_query_in_the_whole_series_reads_little(open_page, series_alone):
    read = sizes(series_alone, answers(open_page, series_alone, SERIES_QUERIES))
    assert statistics.median(read) <= 25_000, sorted(read)
    assert max(read) <= 60_000, sorted(zip(read, SERIES_QUERIES))[-5:]


def test_an_entry_takes_at_most_120_bytes_of_the_index(known, series_alone):
    for site in [known, series_alone]:
        whole = sum(file.stat().st_size for file in (site.root / "assets/search").glob("*.js"))
        entries = sum(len(site.of_kind(kind)) for kind in DETAILS.values())
        print(f"{site.name}: {entries} entries, {whole / entries} bytes of the index by entry")
        assert whole / entries <= 120, (site.name, whole / entries)
