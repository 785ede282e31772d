"""Reads films.txt and people.txt."""

import hashlib
import re
from collections import namedtuple
from pathlib import Path

from .tables import CROWD_NAMES, CROWD_ROLES, KEY_JOBS

HERE = Path(__file__).resolve().parent
# Ids of films from here on are invented.
OURS = 9000000
FIRST_PERSON = 9100001
TOP_BILLED = 20

Credit = namedtuple("Credit", "person part")
Film = namedtuple(
    "Film",
    "id title date minutes language countries certifications score imdb money fields cast crew")
Person = namedtuple("Person", "name original born died place imdb aliases biography")


def chance(*of):
    """A number from 0 up to 1 that is the same on every machine."""
    digest = hashlib.sha1("/".join(map(str, of)).encode()).digest()
    return int.from_bytes(digest[:6]) / 2**48


def present(text):
    return "" if text == "-" else text


def words(text, separator=", "):
    return [word for word in text.split(separator) if word]


def blocks(name):
    """Heading and lines of each entry; a deeper line continues the one before it."""
    entries = []
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if not line.startswith(" "):
            entries.append([line])
        elif line.startswith("    "):
            entries[-1][-1] += " " + line.strip()
        else:
            entries[-1].append(line.strip())
    return entries


def films():
    return [film(heading, lines) for heading, *lines in blocks("films.txt")]


def film(heading, lines):
    number, rest = heading.split(" | ", 1)
    title, date, minutes, language, countries, ratings, score, imdb, money = rest.rsplit(" | ", 8)
    fields = {}
    crew = []
    for line in lines:
        key, _, value = line.partition(":")
        if key[0].islower():
            fields[key] = value.strip()
        else:
            crew += [Credit(name, key) for name in words(value.strip())]
    return Film(
        int(number), title, present(date), int(minutes), language, countries.split(),
        [present(rating) for rating in ratings.split()], float(score), present(imdb) or None,
        [int(millions) * 1_000_000 for millions in money.split("/")], fields,
        [credit for part in words(fields.get("cast", ""), "; ") for credit in credits(part)], crew)


def credits(part):
    if part == "CROWD":
        first, last = CROWD_NAMES
        return [
            Credit(f"{name} {last[at * 5 % len(last)]}", CROWD_ROLES[at])
            for at, name in enumerate(first)
        ]
    name, _, character = part.partition("=")
    return [Credit(name.strip(), character.strip())]


def known_people():
    """Facts by name; whoever is not among them has a name only."""
    known = {}
    for heading, *lines in blocks("people.txt"):
        name, original, born, died, place, imdb, aliases = heading.rsplit(" | ", 6)
        told = " ".join("\n" if line == "." else line for line in lines)
        biography = re.sub(r" ?\n ?", "\n\n", told)
        known[name] = Person(
            name, present(original) or name, present(born) or None, present(died) or None,
            present(place) or None, present(imdb) or None, words(present(aliases), "; "), biography)
    return known


def person_ids(of):
    """Ids by name, in the order in which the films name them, so that a new film moves none."""
    names = dict.fromkeys(credit.person for film in of for credit in film.cast + film.crew)
    return {name: number for number, name in enumerate(names, FIRST_PERSON)}


def people_with_a_file(of):
    names = [
        credit.person
        for film in of
        for credit in film.cast[:TOP_BILLED] + [c for c in film.crew if c.part in KEY_JOBS]
    ]
    return list(dict.fromkeys(names))


def films_a_person(of):
    """How many films each name is in."""
    counts = {}
    for film in of:
        for name in {credit.person for credit in film.cast + film.crew}:
            counts[name] = counts.get(name, 0) + 1
    return counts
