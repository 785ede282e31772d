"""What the sample data says of films, read without the program that shows it."""

import json
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "Fixtures" / "tmdb"

SHOWN_CAST = 20
"""So many of a film's cast have a page each, unless a setting says otherwise."""


@cache
def popular():
    """The ids in the order of the list, each once."""
    pages = sorted(FOLDER.glob("movie/popular/page-*.json"), key=lambda file: int(file.stem[5:]))
    rows = [row["id"] for page in pages for row in json.loads(page.read_text())["results"]]
    return list(dict.fromkeys(rows))


@cache
def films():
    """The details of the films of that list by id."""
    files = {number: FOLDER / f"movie/{number}.json" for number in popular()}
    return {number: json.loads(file.read_text()) for number, file in files.items()}


def poor_ones():
    """The films of which something is unknown that most films have."""
    usual = ["release_date", "poster_path", "overview", "vote_count", "runtime", "genres"]
    return [
        number
        for number, film in films().items()
        if not all(film[name] for name in usual) or not film["credits"]["cast"]
    ]


def billing(film):
    """The ids of its cast in their order, each person once."""
    cast = sorted(film["credits"]["cast"], key=lambda row: row["order"])
    return list(dict.fromkeys(row["id"] for row in cast))


def without(what):
    return [number for number, film in films().items() if not film[what]]
