"""What is compared: a function each, which measures its rounds and prints their medians."""

import shutil
import statistics

import corpus
import loopback
import series
from figures import floor, tell
from harness import expect
from incremental import changed
from sides import Corpus, Peer, Wiki, pages_of

FILMS, PEOPLE = ["movies"], ["people"]
SERIES = {
    "characters": series.CHARACTERS, "locations": series.LOCATIONS, "episodes": series.EPISODES}
# Without what Hugo's wikis do not have either.
ALIKE = (
    "--set", "pages.categories=false", "--set", "pages.search=false", "--set", "pages.feeds=false")
BARE = ("--source", "tmdb", "--set", "sources.tmdb.people=none", *ALIKE)


class Bench:
    """A recording, and the sides that a case wants of it."""

    def __init__(self, chosen, hugo, folder):
        self.chosen, self.hugo, self.folder = chosen, hugo, folder
        self.corpus = Corpus(folder / "recording", chosen.films, chosen)
        self.made = 0

    def wiki(self, server, settings, recording=None):
        settings = [*settings, *discovering(recording or self.corpus)]
        return Wiki(self.chosen.program, self.fresh(), settings, server)

    def peer(self, collections):
        return Peer(self.hugo, self.fresh(), self.corpus.folder, collections)

    def fresh(self):
        self.made += 1
        return self.folder / f"side-{self.made}"

    def films(self):
        return {"movies": pages_of(self.corpus.reachable)}


def discovering(recording):
    """The settings by which wikigen finds films beyond those of one list."""
    has_more = recording.films > corpus.MOST_OF_A_LIST
    return ["--set", "sources.tmdb.lists=discover"] if has_more else []


def side_by_side(bench, name, settings, collections, known):
    """Both in turn, each into no folder; `known` has the pages of those collections whose number is."""
    with loopback.serving(bench.corpus.folder) as server:
        wiki = bench.wiki(server, settings)
        wiki.fetch()
    peer = bench.peer(collections)
    costs = {"Hugo": [], "wikigen": []}
    for _ in range(bench.chosen.rounds):
        for side, measured in zip((peer, wiki), costs.values()):
            side.clear()
            measured.append(side.build())
        check(collections, known, peer, wiki)
    tell(f"{name}: {shown(wiki)}", costs)
    floor(bench.folder, wiki.site)
    for side in (peer, wiki):
        shutil.rmtree(side.folder)


def check(collections, known, *sides):
    """Refuses figures of builds that do not have the same pages."""
    for collection in collections:
        there = [side.pages(collection) for side in sides]
        expected = known.get(collection, there[0])
        expect(
            expected.entries > 0 and all(pages == expected for pages in there),
            f"{collection} were to have {expected}, and the sides have {there}")


def shown(wiki):
    told = wiki.told
    entries = ", ".join(f"{count:,} {name}" for name, count in told["entries"].items() if count)
    return f"{entries}; wikigen has {told['pages']['total']:,} pages"


def films(bench):
    """Films and their lists on both sides."""
    side_by_side(bench, "films", BARE, FILMS, bench.films())


def everything(bench):
    """All that wikigen makes by default, against Hugo's series, films and people."""
    known = bench.films() | {name: pages_of(count) for name, count in SERIES.items()}
    side_by_side(bench, "everything", (), [*SERIES, *FILMS, *PEOPLE], known)


def only_series(bench):
    """The wiki of a series alone, with all that wikigen makes by default."""
    of_series(bench, "series", ())


def series_alike(bench):
    """The same without what Hugo's wiki does not have either."""
    of_series(bench, "series-alike", ALIKE)


def of_series(bench, case, settings):
    known = {name: pages_of(count) for name, count in SERIES.items()}
    side_by_side(bench, case, ("--source", "rickandmorty", *settings), [*SERIES], known)


def again(bench):
    """Films of which none, or one, has changed since the last build; Hugo builds over its last one."""
    costs = {"Hugo again": [], "nothing changed": [], "one film changed": []}
    with loopback.serving(bench.corpus.folder) as server:
        wiki, peer = bench.wiki(server, BARE), bench.peer(FILMS)
        wiki.fetch()
        wiki.build()
        peer.build()
        for _ in range(bench.chosen.rounds):
            costs["Hugo again"].append(peer.build())
            costs["nothing changed"].append(wiki.build())
            expect(wiki.written == 0, "pages were written though nothing had changed")
            change_one(bench.corpus, wiki)
            costs["one film changed"].append(wiki.build())
            rewritten = wiki.written
            expect(
                0 < rewritten <= max(10, bench.corpus.films // 100),
                f"one changed film rewrote {rewritten} pages")
            check(FILMS, bench.films(), peer, wiki)
    tell(f"again: {shown(wiki)}, of which one film rewrote {rewritten}", costs)
    for side in (peer, wiki):
        shutil.rmtree(side.folder)


def change_one(corpus, wiki):
    """Another sentence and vote in the film in the middle, brought into the cache."""
    film = corpus.film
    film.write_bytes(changed(film.read_bytes()))
    wiki.fetch("--refresh")


def scale(bench):
    """A tenth of the films and all of them, with wikigen alone."""
    grow(bench, "scale", BARE)


def scale_of_everything(bench):
    """The same, with people, categories and search."""
    grow(bench, "scale-everything", ("--source", "tmdb"))


def grow(bench, name, settings):
    few = max(1, bench.chosen.films // 10)
    small = Corpus(bench.folder / "recording-small", few, bench.chosen, has_series=False)
    wikis = []
    for recording in (small, bench.corpus):
        with loopback.serving(recording.folder) as server:
            wiki = bench.wiki(server, settings, recording)
            wiki.fetch()
        wikis.append((wiki, {"movies": pages_of(recording.reachable)}))
    costs = {f"{few:,} films": [], f"{bench.chosen.films:,} films": []}
    for _ in range(bench.chosen.rounds):
        for (wiki, known), measured in zip(wikis, costs.values()):
            wiki.clear()
            measured.append(wiki.build())
            check(FILMS, known, wiki)
    tell(f"{name}: {shown(wiki)}", costs, growing=True)
    for folder in [small.folder, *(wiki.folder for wiki, _ in wikis)]:
        shutil.rmtree(folder)


def fetch(bench):
    """The answers of all films from a server on this machine, without limits, into no cache."""
    costs, sent = [], set()
    with loopback.serving(bench.corpus.folder) as server:
        for _ in range(bench.chosen.rounds):
            wiki = bench.wiki(server, ("--source", "tmdb"))
            costs.append(wiki.fetch())
            sent.add(wiki.told["requests"]["sent"])
            shutil.rmtree(wiki.folder)
    expect(len(sent) == 1 and min(sent) > bench.corpus.reachable, f"{sent} requests were sent")
    [requests] = sent
    each = statistics.median(one.cpu for one in costs) / requests
    tell(f"fetch: {requests:,} requests, {each * 1000:.3f} ms of CPU each", {"wikigen fetch": costs})


CASES = {
    "films": films, "everything": everything, "again": again, "series": only_series,
    "series-alike": series_alike, "scale": scale, "scale-everything": scale_of_everything,
    "fetch": fetch,
}
