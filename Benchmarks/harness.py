"""What the commands of the benchmarks have in common: their options, and the program that they drive."""

import argparse
import functools
import os
import signal
import sys
from pathlib import Path

import corpus

BUILD = Path(__file__).resolve().parent.parent / ".build"
PROGRAM = BUILD / "release" / "wikigen"
PACKED = BUILD / "packages" / "wikigen"


def options(description, rounds, asserted):
    """The options of a benchmark; `asserted` says where `--assert` ends with 1."""
    parser = parser_of(description, rounds, corpus.MOST_OF_A_LIST)
    parser.add_argument(
        "--assert", dest="asserts", action="store_true", help=f"exit 1 where {asserted}")
    return parsed(parser)


def parser_of(description, rounds, most_films):
    """The options that every benchmark has."""
    parser = argparse.ArgumentParser(description=description)
    films = functools.partial(corpus.number_of_films, most=most_films)
    parser.add_argument("--films", type=films, default=10_000)
    parser.add_argument("--rounds", type=positive, default=rounds)
    parser.add_argument("--seed", type=int, default=corpus.DEFAULT_SEED)
    parser.add_argument("--program", type=Path, default=PROGRAM, help="another than the usual one")
    return parser


def parsed(parser):
    chosen = parser.parse_args()
    chosen.program = chosen.program.resolve()
    if not chosen.program.is_file():
        target = "package" if chosen.program == PACKED else "bench"
        parser.error(f"{chosen.program} is not there. Run make {target}, or give --program.")
    return chosen


def begin(chosen):
    """Says what is measured. The temporary folder goes whatever ends the run."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    print(f"{chosen.films} films, seed {chosen.seed}, {os.cpu_count()} cores", flush=True)


def positive(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("give a number from 1")
    return number


def environment():
    """Without what would set the program otherwise."""
    return {
        name: value for name, value in os.environ.items() if not name.startswith(("WIKIGEN", "TMDB"))
    }


def expect(is_so, otherwise):
    if not is_so:
        sys.exit(f"Nothing was measured: {otherwise}.")
