"""Records films and people of an API that wishes us ill, in the form of TMDB's answers."""

import json

import hostile_people
from hostile_api import ROWS_A_PAGE, TEXTS, png, text
from hostile_people import CROWD, LAST_PERSON, NOBODY, RECORDED_PEOPLE
from hostile_people import cast_row, crew_row, person, profile
from hostile_values import DATES, HIGHEST, HOMEPAGES, IMDB, KEYS, NUMBERS, POSTERS, STATUSES, VOTES

FILMS = 300

BARE_FILM = len(TEXTS) + 1
"""Of whom every text is empty, every number 0 and every list without anything in it."""

NULL_FILM = len(TEXTS) + 2
"""Of whom all is null but what a film must have."""

ABSENT_FILM = len(TEXTS) + 3
"""Of whom nothing is there but what a film must have."""

BARE_FILMS = [BARE_FILM, NULL_FILM, ABSENT_FILM]

TWINS = [len(TEXTS) + 4, len(TEXTS) + 5]
"""Two films of one name, of one day and of one genre."""

MIRROR_FILM = len(TEXTS) + 6
"""All of whose cast is one person."""

ADULT_FILM, SOFTCORE_FILM, LATE_ADULT_FILM, GONE_FILM = 901, 902, 903, 904
"""Listed, but they must leave no trace: marked in the row, in the detail only, without a detail."""

UNWANTED = "Unwanted"
"""What all of those are called."""

UNLISTED_FILM = 999_999
"""Recommended everywhere, and in no list."""

# What is appended to the answer about a film.
PARTS = "credits videos release_dates keywords recommendations external_ids".split()


def pick(values, number):
    return values[number % len(values)]


def named(number, name):
    return {"id": number, "name": name, "logo_path": None, "origin_country": ""}


def film(number):
    """Up to the number of texts hostile, then some for a purpose, then plain ones in a crowd."""
    if number in BARE_FILMS:
        return nothing(number)
    if number in (*TWINS, MIRROR_FILM) or number > MIRROR_FILM:
        return plain(number)
    return hostile(number)


def nothing(number):
    if number == ABSENT_FILM:
        return {"id": number, "title": ""}
    full = hostile(1)
    if number == NULL_FILM:
        return dict.fromkeys(full) | {"id": number, "title": ""}
    empty = {str: "", int: 0, float: 0, list: [], dict: {}, bool: False, type(None): None}
    bare = {name: empty[type(value)] for name, value in full.items()}
    parts = {
        name: {key: empty[type(value)] for key, value in full[name].items()} for name in PARTS
    }
    return bare | parts | {"id": number, "belongs_to_collection": None}


def plain(number):
    is_twin, is_mirror = number in TWINS, number == MIRROR_FILM
    title = "Twins" if is_twin else "Mirrors" if is_mirror else f"Film {number}"
    extras = hostile_people.TWINS if is_twin else [pick(CROWD, number * step) for step in (3, 5)]
    stars = [1] * 60 if is_mirror else [*dict.fromkeys([1, *extras])]
    return movie(
        number,
        title=title,
        release_date="2001-01-01" if is_twin else f"{1950 + number % 70}-{1 + number % 12:02}-01",
        original_language="en",
        genres=[named(1001, "Crowded")],
        production_companies=[named(1, text(0))],
        vote_average=number % 100 / 10,
        vote_count=number,
        runtime=number % 200,
        status="Released",
        credits={
            "cast": [
                cast_row(who, number, place, f"Face {place}") for place, who in enumerate(stars)
            ],
            "crew": [crew_row(pick(CROWD, number), number, "Directing", "Director")],
        },
    )


def hostile(number):
    certificates = [{"type": 3, "certification": text(number), "release_date": text(number + 1)}]
    return movie(
        number,
        title=text(number - 1),
        original_title=text(number + 5),
        tagline=text(number + 1),
        overview=text(number - 1) + "\n\n" + text(number + 2),
        status=pick([*STATUSES, text(number + 3)], number),
        release_date=pick(DATES, number),
        original_language=pick(["en", "xx", "", text(number)], number),
        genres=[named(number, text(number)), named(1 + number % 9, text(number + 6))],
        production_companies=[named(1, text(0)), named(2, text(0)), named(number, text(number))],
        production_countries=[{"iso_3166_1": text(number), "name": text(number + 2)}],
        origin_country=[text(number + 1), "US"],
        spoken_languages=[{"iso_639_1": text(number), "english_name": text(number), "name": None}],
        belongs_to_collection=named(1 + number % 9, text(number + 4)),
        homepage=pick(HOMEPAGES, number - 1),
        imdb_id=pick(IMDB, number),
        poster_path=pick(POSTERS, number - 1),
        runtime=pick(NUMBERS, number),
        budget=pick(NUMBERS, number + 2),
        revenue=pick(NUMBERS, number * 3),
        vote_average=pick(VOTES, number),
        vote_count=pick([1, *NUMBERS], number),
        credits={"cast": cast_of(number), "crew": crew_of(number)},
        videos={"results": [video(number, pick(KEYS, number - 1))]},
        release_dates={
            "results": [{"iso_3166_1": code, "release_dates": certificates} for code in ("US", "<")]
        },
        keywords={"keywords": [named(who, word) for who, word in enumerate(TEXTS[number - 1 :])]},
        recommendations={
            "results": [
                {"id": other, "title": UNWANTED}
                for other in (number, UNLISTED_FILM, LATE_ADULT_FILM, 1 + number % FILMS, BARE_FILM)
            ]
        },
        external_ids={"imdb_id": pick(IMDB, number - 1), "wikidata_id": text(number)},
    )


def cast_of(number):
    """Of the first film everyone is the star; the others have a few, and one who is twice there."""
    stars = range(1, LAST_PERSON + 1) if number == 1 else [number, 1 + number % len(TEXTS)]
    rows = [
        cast_row(who, number, place, text(number + place)) for place, who in enumerate(stars)
    ]
    odd = [None, -1, HIGHEST, 0]
    rows += [cast_row(1, number, place, text(number + 9)) for place in odd]
    return rows + [cast_row(NOBODY, number, 0, text(number))]


def crew_of(number):
    rows = [
        crew_row(who, number, text(number + who), text(number + who + 1))
        for who in (range(1, len(TEXTS) + 1) if number == 1 else [number])
    ]
    jobs = [("Directing", "Director"), ("Writing", "Writer"), ("Writing", "Story"), ("", None)]
    return rows + [crew_row(number, number, *job) for job in jobs]


def video(number, key):
    return {
        "name": text(number),
        "key": key,
        "site": pick(["YouTube", "YouTube", "Vimeo", text(number)], number - 1),
        "type": pick(["Trailer", "Trailer", "Trailer", text(number)], number - 1),
        "official": True,
        "published_at": text(number),
        "size": HIGHEST,
    }


def movie(number, **known):
    """A film in the wire's order of keys; what is not given is unknown."""
    part = {"videos": "results", "release_dates": "results", "recommendations": "results"}
    unknown = {
        "adult": False,
        "belongs_to_collection": None,
        "budget": 0,
        "genres": [],
        "homepage": "",
        "id": number,
        "imdb_id": None,
        "origin_country": [],
        "original_language": "",
        "original_title": "",
        "overview": "",
        "popularity": 1e308,
        "poster_path": None,
        "production_companies": [],
        "production_countries": [],
        "release_date": "",
        "revenue": 0,
        "runtime": 0,
        "softcore": False,
        "spoken_languages": [],
        "status": "",
        "tagline": "",
        "title": "",
        "vote_average": 0,
        "vote_count": 0,
        "credits": {"cast": [], "crew": []},
        **{name: {key: []} for name, key in part.items()},
        "keywords": {"keywords": []},
        "external_ids": {"imdb_id": None},
    }
    return unknown | known


def row(number, **marks):
    """A film as a list has it. What a list says of it may be anything: its page says it again."""
    return {"id": number, "title": text(number), "release_date": pick(DATES, number), **marks}


def ranks():
    """The films in the order of the list; that of their ids would hide a mix-up."""
    return [1 + number * 7 % FILMS for number in range(FILMS)]


def rows():
    """Some stand in the list twice, and some should not stand there."""
    listed = [row(number) for number in ranks()]
    marked = [row(ADULT_FILM, adult=True), row(SOFTCORE_FILM, softcore=True)]
    unwanted = [*marked, row(LATE_ADULT_FILM, adult=None), row(GONE_FILM)]
    return listed[:30] + listed[5:8] + unwanted + listed[30:] + listed[:1]


def record(folder):
    """Writes what TMDB was asked, and its pictures, as a folder that `--recorded` reads."""
    source = folder / "tmdb"
    record_pages(source / "movie" / "popular", rows())
    for number in range(1, FILMS + 1):
        write(source / "movie" / f"{number}.json", film(number))
    for number, mark in [(ADULT_FILM, {}), (SOFTCORE_FILM, {}), (LATE_ADULT_FILM, {"adult": True})]:
        write(source / "movie" / f"{number}.json", movie(number, title=UNWANTED, **mark))
    for number in RECORDED_PEOPLE:
        write(source / "person" / f"{number}.json", person(number))
    write(source / "genre" / "movie" / "list.json", {"genres": [named(1, text(0)), named(2, "")]})
    write(source / "configuration.json", configuration())
    record_pictures(source / "images")


def record_pages(folder, listed):
    pages = [listed[start : start + ROWS_A_PAGE] for start in range(0, len(listed), ROWS_A_PAGE)]
    totals = {"total_pages": len(pages), "total_results": len(listed)}
    for number, results in enumerate(pages, start=1):
        write(folder / f"page-{number}.json", {"page": number, "results": results, **totals})


def configuration():
    sizes = {"poster_sizes": ["w92", "w342", "original"], "profile_sizes": ["w45", "w185", "h632"]}
    return {"images": {"secure_base_url": "https://image.tmdb.org/t/p/", **sizes}}


def record_pictures(folder):
    hacked = b"<!doctype html><script>window.hacked = 1</script>"
    image = b"<svg xmlns='http://www.w3.org/2000/svg'><script>window.hacked = 1</script></svg>"
    posters = [png(1, 1), png(600, 20), png(20, 600), hacked, image]
    posters += [png(342, 513), png(342, 342), png(513, 342)]
    for size, pictures in [("w342", posters), ("w185", [profile(n) for n in range(1, 9)])]:
        (folder / size).mkdir(parents=True)
        for number, content in enumerate(pictures, start=1):
            (folder / size / f"{number}.jpg").write_bytes(content)


def write(file, value):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
