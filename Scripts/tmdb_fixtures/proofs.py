"""What Fixtures/README.md promises of the TMDB samples, proved on the bytes that are written."""

import json
import re
import sys
from collections import Counter

from . import pictures
from .cards import OURS, TOP_BILLED
from .tables import GENRES, KEY_JOBS
from .wire import ROWS_A_PAGE

MOST_BYTES = 1_600_000
UNDRAWN, HOSTILE = 11423, 9000006
PARTS = ["credits", "videos", "release_dates", "keywords", "recommendations", "external_ids"]
LISTS = ["movie/top_rated", "movie/now_playing", "movie/upcoming", "discover/movie"]


def demand(truth, promise):
    if not truth:
        sys.exit(f"The tables of the TMDB samples break a promise: {promise}.")


def prove(files):
    read = {path: json.loads(body) for path, body in files.items()}
    films = [body for path, body in read.items() if re.fullmatch(r"movie/\d+\.json", path)]
    people = {body["id"]: body for path, body in read.items() if path.startswith("person/")}
    prove_lists(read, {film["id"]: film for film in films})
    prove_shapes(films)
    prove_people(films, people)
    prove_rarities(films)
    prove_variety(films)
    prove_credits(films)
    prove_companies(films)
    prove_hostility(films, people)


def prove_lists(read, films):
    pages = [read[f"movie/popular/page-{page}.json"] for page in (1, 2, 3)]
    demand(all(len(page["results"]) == ROWS_A_PAGE for page in pages), "three full pages")
    demand({(p["total_pages"], p["total_results"]) for p in pages} == {(3, 60)}, "equal totals")
    ids = [row["id"] for page in pages for row in page["results"]]
    demand(ids[19] == ids[20] and len({*ids}) == len(ids) - 1, "one row repeats across pages")
    demand({*ids} == {*films}, "every film is popular")
    others = [read[f"{name}/page-1.json"] for name in LISTS]
    sizes = [len(page["results"]) for page in others]
    demand(sizes == [20, 3, 2, 20], f"lists of 20, 3, 2 and 20 rows, not {sizes}")
    demand(["dates" in page for page in others] == [False, True, True, False], "dates of two lists")
    for row in (row for page in pages + others for row in page["results"]):
        film = films[row["id"]]
        demand(row["genre_ids"] == [genre["id"] for genre in film["genres"]], "genres agree")
        same = [key for key in row if key != "genre_ids"]
        demand(all(row[key] == film[key] for key in same), "rows agree with details")
        demand(("softcore" in row) == ("softcore" in film), "softcore agrees")
    whole = [film for film in films.values() if isinstance(film["vote_average"], int)]
    demand(len(whole) == 1, "one score without a point")


def prove_shapes(films):
    for film in films:
        keys = [key for key in films[0] if key in film]
        demand(list(film) == keys and {*films[0]} - {*film} <= {"softcore"}, "keys and their order")
        demand(list(film)[-6:] == PARTS, f"all parts of {film['id']}")
        demand(not any("id" in film[part] for part in PARTS), "parts without an id")
        genres = {genre["name"]: genre["id"] for genre in film["genres"]}
        demand(genres.items() <= GENRES.items(), "known genres")
        for entry in (e for c in film["release_dates"]["results"] for e in c["release_dates"]):
            stamp = r"\d{4}-\d\d-\d\dT00:00:00\.000Z"
            demand(re.fullmatch(stamp, entry["release_date"]), "full stamps of releases")


def prove_people(films, people):
    due, every = {}, []
    for film in films:
        cast, crew = film["credits"]["cast"], film["credits"]["crew"]
        every += cast + crew
        demand([credit["order"] for credit in cast] == list(range(len(cast))), "billing order")
        for credit in cast[:TOP_BILLED] + [c for c in crew if c["job"] in KEY_JOBS]:
            due[credit["id"]] = credit
    demand(due.keys() == people.keys(), "a file for each who has a page, and for nobody else")
    for number, person in people.items():
        for key in ("name", "profile_path", "known_for_department"):
            demand(person[key] == due[number][key], f"{key} of {number} is told once")
    demand(len({c["id"] for c in every}) == len({c["name"] for c in every}), "one id a name")
    demand(len({c["credit_id"] for c in every}) == len(every), "credit ids differ")
    told = [person["biography"] for person in people.values() if person["biography"]]
    demand(5 <= len(told) <= 20 and any("\n\n" in text for text in told), "a few biographies")
    demand(any(person["deathday"] for person in people.values()), "somebody who has died")


def prove_rarities(films):
    rarities = {
        "no poster": lambda film: film["poster_path"] is None,
        "no date": lambda film: film["release_date"] == "",
        "no credits": lambda film: film["credits"] == {"cast": [], "crew": []},
        "no genres": lambda film: film["genres"] == [],
        "no overview": lambda film: film["overview"] == "",
        "more than 40 in the cast": lambda film: len(film["credits"]["cast"]) > 40,
        "no letter or digit in the title": lambda film: not re.search(r"\w", film["title"]),
        "an overview of 1,500 letters": lambda film: len(film["overview"]) >= 1500,
        "a video at Vimeo": lambda film: "Vimeo" in {v["site"] for v in film["videos"]["results"]},
        "a budget and no revenue yet": lambda film: film["status"] == "Post Production"
        and film["budget"] and film["release_date"] >= "2027",
    }
    for promise, holds in rarities.items():
        demand(sum(map(bool, map(holds, films))) == 1, f"one film with {promise}")
    titles = Counter(film["title"] for film in films)
    demand({title: n for title, n in titles.items() if n > 1} == {"Dune": 2}, "Dune twice, only")


def prove_variety(films):
    real = [film for film in films if film["id"] < OURS]
    demand(len(real) == 50, "50 real films")
    demand(len({film["original_language"] for film in films}) == 11, "eleven languages")
    demand(len({film["release_date"][:3] for film in real}) == 10, "ten decades")
    losses = [film["id"] for film in real if 0 < film["revenue"] < film["budget"]]
    demand(losses == [841], f"one loss of a real film, not {losses}")
    states = Counter(film["status"] for film in films if film["status"] != "Released")
    demand(states == {"Planned": 1, "Post Production": 1, "In Production": 1}, "three to come")
    foreign = [f["original_title"] for f in films if f["original_title"] != f["title"]]
    demand(any(not re.search("[A-Za-z]", title) for title in foreign), "a foreign title")
    demand(any(f["vote_count"] == 0 == f["vote_average"] for f in films), "a film without votes")
    demand(any(not f["videos"]["results"] for f in films), "a film without videos")
    twelve = {"US": {""}, "GB": {"12"}, "DE": {"12"}}
    demand(any(certified(film) == twelve for film in real), "12 in two countries, none in the US")
    near = {row["id"] for film in films for row in film["recommendations"]["results"]}
    ours = {film["id"] for film in films}
    demand(near & ours and near - ours, "recommended films here and elsewhere")
    sets = Counter(f["belongs_to_collection"]["id"] for f in films if f["belongs_to_collection"])
    demand(sets[119] == sets[264] == 3, "two collections of three films")


def certified(film):
    return {
        found["iso_3166_1"]: {entry["certification"] for entry in found["release_dates"]}
        for found in film["release_dates"]["results"] if found["iso_3166_1"] in ("US", "GB", "DE")
    }


def prove_credits(films):
    versatile, twice, mute = set(), set(), set()
    for film in films:
        cast = Counter(credit["id"] for credit in film["credits"]["cast"])
        jobs = Counter(credit["id"] for credit in film["credits"]["crew"])
        versatile |= {film["id"] for number in cast if jobs[number] >= 3}
        twice |= {film["id"] for count in cast.values() if count == 2}
        mute |= {film["id"] for credit in film["credits"]["cast"] if credit["character"] == ""}
    demand(versatile == {680, 9000005, HOSTILE}, "somebody with three jobs who is in the cast")
    demand(twice >= {165, 1417}, "cast members with two characters")
    demand(mute, "a part without a character")


def prove_companies(films):
    companies = [company for film in films for company in film["production_companies"]]
    names = Counter(name for name, _ in {(c["name"], c["id"]) for c in companies})
    shared = [name for name, count in names.items() if count > 1]
    demand(shared == ["Northlight Pictures"], f"one name of two companies, not {shared}")
    films_of = Counter(c["id"] for c in companies if c["name"] == "Northlight Pictures")
    demand(films_of == {9200001: 2, 9200002: 2}, "two films of each of them")


def prove_hostility(films, people):
    film = next(film for film in films if film["id"] == HOSTILE)
    first = film["credits"]["cast"][0]
    words = " ".join(word["name"] for word in film["keywords"]["keywords"])
    told = people[first["id"]]["biography"]
    for text in (film["title"], film["tagline"], film["overview"], first["character"], words, told):
        demand(all(mark in text for mark in "<|*"), f"marks in {text}")
    demand(all(mark in first["name"] for mark in "<|*[\"'"), "marks in a name")
    demand(all(mark in film["title"] for mark in ("](", "&", '"')), "a link in a title")
    demand(film["homepage"].startswith("javascript:"), "a homepage that is none")


def prove_pictures(root, wire):
    posters = {f"w342/poster-{film.id}.jpg" for film in wire.films if film.id != UNDRAWN}
    profiles = {f"w185/profile-{wire.ids[name]}.jpg" for name in wire.pictured}
    images = root / "images"
    found = {p.relative_to(images).as_posix(): p.read_bytes() for p in images.glob("*/*")}
    demand(found.keys() == posters | profiles, "the pictures that are named, and no others")
    for path, body in found.items():
        size = pictures.POSTER if path in posters else pictures.PROFILE
        kind = "PNG" if path == f"w342/poster-{pictures.PNG}.jpg" else "JPEG"
        demand(pictures.measured(body) == (kind, *size), f"kind and size of {path}")
        demand(len(body) <= pictures.MOST_BYTES[size], f"{path} small enough, not {len(body)}")
    total = sum(path.stat().st_size for path in root.rglob("*") if path.is_file())
    demand(total <= MOST_BYTES, f"{MOST_BYTES} bytes in all, not {total}")
