#!/usr/bin/env python3
"""Writes a recording of invented films, as `wikigen build --recorded FOLDER` reads it.

    corpus.py 10000 FOLDER            a film's answer for each, and the lists that name them
    corpus.py 10000 FOLDER --seed 7   others; the same number and seed give the same bytes
    corpus.py 10000 FOLDER --credits-only   the films, their cast and crew, and none of the other parts

Films, people, companies and sentences are ours. There are no pictures.
"""

import argparse
import json
import sys
from pathlib import Path

# The genres, countries and languages of the fixtures, and the parts of their wire form.
sys.path.append(str(Path(__file__).resolve().parent.parent / "Scripts"))

from invented.dice import Dice
from invented.wire import Wire
from tmdb_fixtures.tables import CONFIGURATION, GENRES

# TMDB's list of popular films ends at page 500: of more, a wiki of a recording has these. All are found
# by `discover`, which `loopback.py` answers.
MOST_OF_A_LIST = 10_000
MOST_FILMS = 500_000
DEFAULT_SEED = 1
# The parts of a film's answer that a page of facts and people can do without.
EXTRAS = {"videos", "release_dates", "keywords", "recommendations", "external_ids"}
MARKER = "wikigen-recording.txt"


def files(count, seed):
    """Path and content of each file, one after the other."""
    wire = Wire(count, Dice(seed))
    yield "configuration", CONFIGURATION
    genres = [{"id": number, "name": name} for name, number in GENRES.items()]
    yield "genre/movie/list", {"genres": genres}
    for page in wire.pages():
        yield f"movie/popular/page-{page['page']}", page
    for film in wire.details():
        yield f"movie/{film['id']}", film


def write(count, folder, seed=DEFAULT_SEED, credits_only=False):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARKER).write_text("Answers of APIs, invented by Benchmarks/corpus.py.\n")
    # The encoder of the standard library is fast only where it is not made anew for each film.
    encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
    for path, body in files(count, seed):
        file = folder / "tmdb" / f"{path}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        if credits_only:
            body = {key: value for key, value in body.items() if key not in EXTRAS}
        file.write_bytes(encode(body).encode())


def number_of_films(text, most=MOST_FILMS):
    count = int(text)
    if not 1 <= count <= most:
        raise argparse.ArgumentTypeError(f"give a number from 1 to {most}")
    return count


def main():
    parser = argparse.ArgumentParser(description="Invented films in the wire form of TMDB.")
    parser.add_argument("films", type=number_of_films, help=f"how many, up to {MOST_FILMS}")
    parser.add_argument("folder", type=Path, help="a folder that is not there yet, or empty")
    parser.add_argument("--seed", type=int, default=DEFAULT_SEED)
    parser.add_argument("--credits-only", action="store_true", help="leave the other parts out")
    options = parser.parse_args()
    if options.folder.exists() and any(options.folder.iterdir()):
        sys.exit(f"{options.folder} is not empty. Give another folder, or remove it.")
    write(options.films, options.folder, options.seed, options.credits_only)
    print(f"{options.films} films in {options.folder}, seed {options.seed}.")


if __name__ == "__main__":
    main()
