#!/usr/bin/env python3
"""Does once what wikigen is for, with a program that records what it does: releases are laid out by the record.

    training.py --program PATH

Nothing is measured. The program itself writes its record, where LLVM_PROFILE_FILE or whoever made it said.
"""

import tempfile
from pathlib import Path

import corpus
import harness
import loopback
from cases import BARE, change_one
from places import place_to_work
from sides import Corpus, Wiki

FILMS = 400
# Others than those that are measured.
SEED = 7
SERIES = ("--source", "rickandmorty")


def options():
    parser = harness.parser_of(__doc__.partition("\n")[0], 1, corpus.MOST_OF_A_LIST)
    parser.set_defaults(films=FILMS, seed=SEED, credits_only=False)
    return harness.parsed(parser)


def train(chosen, folder):
    recording = Corpus(folder / "recording", chosen.films, chosen)
    with loopback.serving(recording.folder) as server:
        for name, settings in {"everything": (), "series": SERIES, "films": BARE}.items():
            wiki = Wiki(chosen.program, folder / name, settings, server)
            for _ in range(chosen.rounds):
                wiki.fetch()
                wiki.clear()
                wiki.build()
                wiki.build()
                if name != "series":
                    change_one(recording, wiki)
                    wiki.build()


def main():
    chosen = options()
    harness.begin(chosen)
    with tempfile.TemporaryDirectory(prefix="wikigen-training-", dir=place_to_work()) as folder:
        train(chosen, Path(folder))


if __name__ == "__main__":
    main()
