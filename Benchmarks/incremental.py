#!/usr/bin/env python3
"""What a build costs when nothing has changed, or one film, as a share of a clean build.

    incremental.py                    10,000 films, three rounds, the release program of this folder
    incremental.py --films 1000 --rounds 1 --program PATH
    incremental.py --assert           exits 1 where an unchanged build is not below a tenth

The builds of a round follow one another, so that whatever slows the machine slows all of them.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import namedtuple
from pathlib import Path

import corpus
import harness
from harness import environment, expect

# What the unchanged build may take of a clean one.
PROMISE = 0.1

Build = namedtuple("Build", "seconds peak written pages")
Round = namedtuple("Round", "clean unchanged changed restored")


class Bench:
    """A corpus and a site in a folder of their own."""

    def __init__(self, program, folder, films, seed):
        self.program, self.folder = program, folder
        self.recording, self.site = folder / "recording", folder / "site"
        corpus.write(films, self.recording, seed)
        answers = sorted(self.recording.glob("tmdb/movie/*.json"))
        self.answer = answers[len(answers) // 2]

    def round(self):
        shutil.rmtree(self.site, ignore_errors=True)
        clean = self.build()
        manifest = self.manifest()
        unchanged = self.build()
        original = self.answer.read_bytes()
        self.answer.write_bytes(changed(original))
        one = self.build()
        self.answer.write_bytes(original)
        restored = self.build()
        expect(clean.written == clean.pages, "a clean build left pages out")
        expect(unchanged.written == 0, "pages were written though nothing had changed")
        expect(0 < one.written < one.pages, "one changed film rewrote no page or all")
        expect(restored.written == one.written, "the way back wrote other pages than the way there")
        expect(self.manifest() == manifest, "the same data gave another site")
        return Round(clean, unchanged, one, restored)

    def manifest(self):
        return (self.site / "wikigen-manifest.json").read_bytes()

    def build(self):
        report = self.folder / "report.json"
        command = [
            self.program, "build", "--source", "tmdb", "--recorded", self.recording,
            "--out", self.site, "--cache", self.folder / "cache", "--report", report, "--strict"]
        # What the build before this one wrote goes to the disk on nobody's time.
        os.sync()
        start = time.monotonic()
        done = subprocess.run(
            command, cwd=self.folder, env=environment(), stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True)
        seconds = time.monotonic() - start
        expect(done.returncode == 0, f"wikigen ended with {done.returncode}:\n{done.stderr}")
        told = json.loads(report.read_bytes())
        pages = told["pages"]
        return Build(seconds, told["peakMemoryBytes"], pages["written"], pages["total"])


def changed(answer):
    """The film's answer with another sentence and another vote, as a night at TMDB brings them."""
    film = json.loads(answer)
    film["overview"] += " Then the wind turns."
    film["vote_count"] += 1
    return json.dumps(film, ensure_ascii=False, separators=(",", ":")).encode()


def shown(round):
    return ", ".join(f"{name} {build.seconds:.2f} s" for name, build in round._asdict().items())


def summary(name, ratios):
    middle = statistics.median(ratios)
    return f"{name}: {middle:.3f} (from {min(ratios):.3f} to {max(ratios):.3f})"


def measure(bench, wanted):
    rounds = []
    for number in range(1, wanted + 1):
        rounds.append(bench.round())
        print(f"round {number}: {shown(rounds[-1])}", flush=True)
    return rounds


def tell(rounds):
    """Prints the ratios; returns the median of unchanged to clean."""
    unchanged = [r.unchanged.seconds / r.clean.seconds for r in rounds]
    changed = [b.seconds / r.clean.seconds for r in rounds for b in (r.changed, r.restored)]
    print(summary("unchanged/clean", unchanged))
    print(summary("one changed/clean", changed))
    for name in Round._fields:
        peak = max(getattr(r, name).peak for r in rounds)
        print(f"peak memory, {name}: {peak / 1e6:.0f} MB")
    first = rounds[0]
    print(f"pages: {first.clean.pages}, of which one changed film rewrote {first.changed.written}")
    return statistics.median(unchanged)


def main():
    options = harness.options(
        "Builds with nothing or one film changed.", 3, f"unchanged/clean is not below {PROMISE}")
    harness.begin(options)
    with tempfile.TemporaryDirectory(prefix="wikigen-bench-") as folder:
        bench = Bench(options.program, Path(folder), options.films, options.seed)
        ratio = tell(measure(bench, options.rounds))
    if options.asserts and ratio >= PROMISE:
        sys.exit(f"unchanged/clean is {ratio:.3f}, and was to be below {PROMISE}.")


if __name__ == "__main__":
    main()
