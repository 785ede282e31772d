"""The two sides of a comparison, and the recording that both are made from."""

import json
import shutil
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

import corpus
import loopback
import series
from harness import environment
from measured import cost

HERE = Path(__file__).resolve().parent

Pages = namedtuple("Pages", "entries lists")
"""How many pages a collection has: of entries, and of the list of them."""


def pages_of(count):
    return Pages(count, -(-count // loopback.ROWS_A_PAGE))


class Corpus:
    """A recording, made in a process of its own: what measures must be small."""

    def __init__(self, folder, films, chosen, has_series=True):
        self.folder, self.films = folder, films
        command = [sys.executable, "-B", HERE / "corpus.py", films, folder, "--seed", chosen.seed]
        command += ["--credits-only"] * chosen.credits_only
        subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL)
        if has_series:
            series.write(folder, chosen.seed)

    @property
    def film(self):
        """The answer of the film in the middle."""
        rows = self.page(1 + -(-self.films // loopback.ROWS_A_PAGE) // 2)["results"]
        return self.folder / "tmdb" / "movie" / f"{rows[0]['id']}.json"

    @property
    def reachable(self):
        """How many films wikigen can know of: beyond those of one list, the ones with a date."""
        pages = range(1, -(-self.films // loopback.ROWS_A_PAGE) + 1)
        rows = [bool(row["release_date"]) for page in pages for row in self.page(page)["results"]]
        return sum(rows[corpus.MOST_OF_A_LIST:]) + len(rows[:corpus.MOST_OF_A_LIST])

    def page(self, number):
        file = self.folder / "tmdb" / "movie" / "popular" / f"page-{number}.json"
        return json.loads(file.read_bytes())


class Wiki:
    """wikigen's: a cache that is filled from a server on this machine, and what is built of it."""

    def __init__(self, program, folder, settings, address):
        self.folder, self.site = folder, folder / "site"
        self.report = folder / "report.json"
        self.settings = [
            "--cache", folder / "cache", "--images", "none", "--report", self.report,
            "--set", f"sources.tmdb.url={address}/tmdb",
            "--set", f"sources.rickandmorty.url={address}/rickandmorty", *settings]
        self.program = program
        folder.mkdir()

    def fetch(self, *more, under=()):
        return self.run("fetch", *more, under=under)

    def build(self, under=()):
        return self.run("build", "--offline", "--out", self.site, under=under)

    def run(self, command, *more, under=()):
        """`under` is the command that runs it."""
        # A key that nobody sees but the server on this machine.
        named = environment() | {"TMDB_API_KEY": "0" * 32}
        return cost([*under, self.program, command, *self.settings, *more], self.folder, named)

    @property
    def told(self):
        return json.loads(self.report.read_bytes())

    @property
    def written(self):
        return self.told["pages"]["written"]

    def clear(self):
        shutil.rmtree(self.site, ignore_errors=True)

    def pages(self, collection):
        folder = self.site / collection
        return Pages(
            sum(1 for _ in folder.glob("[0-9]*.html")),
            (folder / "index.html").is_file() + sum(1 for _ in folder.glob("page-*.html")))


class Peer:
    """Hugo's: the site in `hugo/`, with some of its collections."""

    def __init__(self, hugo, folder, recording, collections):
        self.folder, self.site = folder, folder / "site"
        folder.mkdir()
        mounts = [(HERE / "hugo" / "content" / each, f"content/{each}") for each in collections]
        mounts += [(HERE / "hugo" / each, each) for each in ("data", "layouts", "static")]
        mounts += [(recording, "assets/recording")]
        mounted = folder / "mounts.toml"
        mounted.write_text("".join(
            f"[[module.mounts]]\nsource = {json.dumps(str(source))}\ntarget = {json.dumps(target)}\n"
            for source, target in mounts), encoding="utf-8")
        self.command = [
            hugo, "--quiet", "--noBuildLock", "--source", HERE / "hugo", "--cacheDir", folder / "cache",
            "--config", f"{HERE / 'hugo' / 'hugo.toml'},{mounted}", "--destination", self.site]

    def build(self):
        return cost(self.command, self.folder, environment())

    def clear(self):
        shutil.rmtree(self.site, ignore_errors=True)

    def pages(self, collection):
        folder = self.site / collection
        return Pages(
            sum(1 for _ in folder.glob("[0-9]*/index.html")),
            (folder / "index.html").is_file() + sum(1 for _ in folder.glob("page/*/index.html")))
