#!/usr/bin/env python3
"""Where the time of a build or a fetch goes: samples of `perf`, by what the program was at.

    stages.py                       10,000 films with all that a wiki has by default, into no folder
    stages.py --case again          the same where nothing has changed
    stages.py --case series         the wiki of a series alone
    stages.py --case fetch          the answers of all films, into no cache
    stages.py --films 2000 --program PATH
"""

import collections
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import corpus
import harness
import loopback
from cases import discovering
from harness import expect
from places import place_to_work
from sides import Corpus, Wiki

# What a stack is of: the first of these with a name that is in any of its frames. Names of Swift have
# their length before them, so that of a target is told from a word in another.
STAGES = [
    ("check of links and ids", r"9PageCheck|LinkReader|9SiteCheck|11HTMLScanner|10SiteReview"),
    ("Markdown to HTML", r"^cmark_|16MarkdownDocument|10HeadingIDs|12PageMarkdown"),
    ("what pages show, and its digests", r"9PageMakerV8recorded|9PageMakerV6digest"),
    ("templates", r"16TemplateRenderer"),
    ("search index", r"9Rendering.*Search|5Pages.*Search|9TypoWords|10PrefixTops"),
    ("manifest and links", r"8Manifest|9SiteLinks|SiteRecords"),
    ("writing files", r"10FileWriter|10SiteWriter|11StageFolder|13WrittenFile"),
    ("store", r"7Storage|4GRDB|^sqlite3|^deflate|^inflate"),
    ("answers: decoding, resolving, entries", r"9Importing|10JSONCursor"),
    ("requests", r"8Fetching|AsyncHTTPClient|3NIO|NIOCore|NIOPosix|NIOHTTP1"),
    ("comparing runs", r"7History"),
    ("graph of entries", r"4Wiki.*(Graph|LinkTable)"),
    ("plan of pages", r"5Pages"),
    ("reading templates, theme, words", r"TemplateSet|TemplateCompiler|TemplateParser|ThemeFiles|5Words"),
    ("other", r"9Rendering|10Publishing|7wikigen|4Wiki"),
]
OF_NONE = "memory, threads, start: in no stage"
SETTINGS = {
    "everything": (), "again": (), "series": ("--source", "rickandmorty"), "fetch": ("--source", "tmdb")}


def options():
    parser = harness.parser_of(__doc__.partition("\n")[0], 1, corpus.MOST_FILMS)
    parser.add_argument("--case", choices=SETTINGS, default="everything")
    parser.set_defaults(credits_only=False)
    return harness.parsed(parser)


def samples(chosen, folder):
    """The stacks of one run: the names of their frames."""
    recording = Corpus(folder / "recording", chosen.films, chosen)
    measured = folder / "perf.data"
    record = ["perf", "record", "--quiet", "-F", "999", "-g", "-o", measured, "--"]
    with loopback.serving(recording.folder) as server:
        settings = [*SETTINGS[chosen.case], *discovering(recording)]
        wiki = Wiki(chosen.program, folder / "wiki", settings, server)
        wiki.fetch(under=record if chosen.case == "fetch" else ())
    if chosen.case == "again":
        wiki.build()
    if chosen.case != "fetch":
        wiki.build(under=record)
    told = subprocess.run(
        ["perf", "script", "-i", measured, "-F", "ip,sym"], check=True, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    for stack in told.split("\n\n"):
        frames = [line.split(None, 1)[-1] for line in stack.splitlines() if line.strip()]
        if frames:
            yield frames


def stage_of(frames, patterns):
    for stage, pattern in patterns:
        if any(map(pattern.search, frames)):
            return stage
    return OF_NONE


def main():
    chosen = options()
    expect(shutil.which("perf"), "perf is not installed")
    harness.begin(chosen)
    patterns = [(stage, re.compile(names)) for stage, names in STAGES]
    with tempfile.TemporaryDirectory(prefix="wikigen-bench-", dir=place_to_work()) as folder:
        counts = collections.Counter(stage_of(each, patterns) for each in samples(chosen, Path(folder)))
    total = counts.total()
    print(f"\n{chosen.case}: {total:,} samples\n\n| stage | share of CPU |\n|---|---|")
    for stage, count in counts.most_common():
        print(f"| {stage} | {count / total:.1%} |")


if __name__ == "__main__":
    main()
