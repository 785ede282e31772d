"""The people of the films of an API that wishes us ill."""

from hostile_api import TEXTS, png, text

BARE_PERSON = len(TEXTS) + 1
"""Of whom only the name is known."""

TWINS = [len(TEXTS) + 2, len(TEXTS) + 3]
"""Two people of one name and of one trade, in the same films."""

CROWD = range(len(TEXTS) + 4, len(TEXTS) + 44)
"""People of plain names who make film after film together."""

LAST_PERSON = CROWD[-1]

NOBODY = 5000
"""Somebody without a name, credited everywhere."""

RECORDED_PEOPLE = [*range(1, len(TEXTS) + 1), BARE_PERSON, *TWINS]
"""The crowd has no page of its own at the source."""

BIRTHDAYS = ["1964-09-02", "2025-13-45", "", None, "0000-00-00", "9999-12-31", "<b>", "1964"]

PROFILES = [
    "/1.jpg", "/2.jpg", "/3.jpg", "/4.jpg", "/5.jpg", "/../x.jpg", "//evil/x.jpg", "/a b.jpg",
    "https://192.0.2.1/x.jpg", "/missing.jpg", None, "", "/6.jpg", "/7.jpg", "/8.jpg",
]

HONEST_IMDB = "nm0000206"

IMDB = [HONEST_IMDB, "nm<b>", "tt0133093", None, "", "nm", "nm0000206/../x", "NM0000206"]

HOMEPAGES = ["javascript:window.hacked=1", None, "https://192.0.2.1/\"onclick="]


def name_of(number):
    if number == NOBODY:
        return None
    if number in TWINS:
        return "Twin"
    if number == BARE_PERSON:
        return "Whoever"
    return text(number - 1) if number <= len(TEXTS) else f"Face {number}"


def is_hostile(number):
    return number <= len(TEXTS)


def credit(number, film, mark):
    return {
        "id": number,
        "name": name_of(number),
        "known_for_department": text(number) if is_hostile(number) else "Acting",
        "profile_path": PROFILES[(number - 1) % len(PROFILES)] if is_hostile(number) else None,
        "credit_id": f"{film}-{number}-{mark}" if film % 2 else None,
        "gender": 99,
    }


def cast_row(number, film, place, character):
    credited = credit(number, film, f"cast-{place}-{character}")
    return credited | {"character": character, "order": place}


def crew_row(number, film, department, job):
    return credit(number, film, f"crew-{job}") | {"department": department, "job": job}


def person(number):
    if not is_hostile(number):
        return {"id": number, "name": name_of(number), "biography": None}
    return {
        "id": number,
        "name": name_of(number),
        "also_known_as": [text(number + step) for step in range(5)],
        "biography": text(number - 1) + "\n\n" + text(number) + "\r\n" + text(number + 1),
        "birthday": BIRTHDAYS[(number - 1) % len(BIRTHDAYS)],
        "deathday": BIRTHDAYS[(number + 2) % len(BIRTHDAYS)],
        "place_of_birth": text(number + 3),
        "known_for_department": text(number),
        "homepage": HOMEPAGES[number % len(HOMEPAGES)],
        "imdb_id": IMDB[(number - 1) % len(IMDB)],
        "profile_path": PROFILES[(number - 1) % len(PROFILES)],
        "external_ids": {"imdb_id": IMDB[number % len(IMDB)]},
    }


def profile(number):
    """As those of posters: tiny, flat, thin, two that are none, then three of decent shapes."""
    return {
        1: png(1, 1),
        2: png(600, 20),
        3: png(20, 600),
        4: b"<!doctype html><script>window.hacked = 1</script>",
        5: b"<svg xmlns='http://www.w3.org/2000/svg'><script>window.hacked = 1</script></svg>",
        6: png(185, 278),
        7: png(185, 185),
        8: png(278, 185),
    }[number]
