#!/usr/bin/env python3
"""Writes Fixtures/tmdb: sample data in the exact wire form of the TMDB API.

    make-tmdb-fixtures.py            writes the JSON and draws the pictures (needs Pillow)
    make-tmdb-fixtures.py --json     writes the JSON only
    make-tmdb-fixtures.py --check    writes nothing: the committed files must be what the tables say

What is said is in tmdb_fixtures/{films,people,posters}.txt and tables.py; `proofs` refuses tables
that break the promises of Fixtures/README.md.
"""

import argparse
import sys
from pathlib import Path

from tmdb_fixtures import pictures, proofs
from tmdb_fixtures.wire import Wire

ROOT = Path(__file__).resolve().parent.parent / "Fixtures" / "tmdb"


def written():
    return {
        path.relative_to(ROOT).as_posix(): path.read_bytes() for path in ROOT.rglob("*.json")
    }


def write(files):
    for path in written().keys() - files:
        (ROOT / path).unlink()
    for path, body in files.items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_bytes(body)


def check(files):
    found = written()
    differing = sorted(p for p in found.keys() | files if found.get(p) != files.get(p))
    if differing:
        shown = ", ".join(differing[:5])
        sys.exit(
            f"{shown}: {len(differing)} of the files are not what the tables say. "
            "Run make-tmdb-fixtures.py.")


def draw(wire):
    bodies = {
        f"w342/poster-{number}.jpg": pictures.poster(number, palette, card)
        for number, (palette, card) in pictures.cards().items()
    }
    numbers = [wire.ids[name] for name in wire.pictured]
    bodies |= {f"w185/profile-{number}.jpg": pictures.profile(number) for number in numbers}
    images = ROOT / "images"
    for stale in images.glob("*/*"):
        if stale.relative_to(images).as_posix() not in bodies:
            stale.unlink()
    for path, body in bodies.items():
        (images / path).parent.mkdir(parents=True, exist_ok=True)
        (images / path).write_bytes(body)


def main():
    parser = argparse.ArgumentParser(description="Sample data of films for wikigen.")
    parser.add_argument("--json", action="store_true", help="leave the pictures alone")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    options = parser.parse_args()
    wire = Wire()
    files = wire.files()
    proofs.prove(files)
    if options.check:
        check(files)
    else:
        write(files)
        if not options.json:
            draw(wire)
    proofs.prove_pictures(ROOT, wire)
    print(f"{len(wire.films)} films, {len(wire.ids)} people, {len(wire.paged)} with a file.")


if __name__ == "__main__":
    main()
