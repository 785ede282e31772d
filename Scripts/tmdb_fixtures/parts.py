"""The parts of the wire form that a film's card alone decides."""

import string
from datetime import date, timedelta
from hashlib import sha1

from .cards import OURS, chance, words
from .tables import GENRES, LANGUAGES

RATED = ("US", "GB", "DE")
LETTERS = string.ascii_letters + string.digits


def hexadecimal(*of):
    """24 digits, as TMDB's ids of credits and videos are."""
    return sha1("/".join(map(str, of)).encode()).hexdigest()[:24]


def language(code):
    english, name = LANGUAGES[code]
    return {"english_name": english, "iso_639_1": code, "name": name}


def external_ids(imdb):
    return {
        "imdb_id": imdb, "wikidata_id": None, "facebook_id": None, "instagram_id": None,
        "twitter_id": None,
    }


def videos(film):
    """Their keys are invented and lead nowhere."""
    results = []
    for at, video in enumerate(words(film.fields.get("videos", "YouTube Trailer"))):
        if video == "-":
            continue
        site, kind = video.split()
        key = "".join(LETTERS[int(62 * chance(film.id, kind, n))] for n in range(11))
        results.append({
            "iso_639_1": "en",
            "iso_3166_1": "US",
            "name": f"Official {kind}" if film.id < OURS else f"{film.title} – {kind}",
            "key": key if site == "YouTube" else str(int(1e9 * chance(film.id, kind))),
            "site": site,
            "size": 1080,
            "type": kind,
            "official": True,
            "published_at": f"2021-03-{at + 1:02}T13:03:55.000Z",
            "id": hexadecimal(film.id, kind, at),
        })
    return results


def releases(film):
    """The day in the first country is the film's; elsewhere it comes later, on days of ours."""
    if not film.date:
        return []
    ratings = dict(zip(RATED, film.certifications))
    results = []
    for country in sorted({film.countries[0], *RATED}):
        late = 0 if country == film.countries[0] else 7 + int(40 * chance(film.id, country))
        day = (date.fromisoformat(film.date) + timedelta(days=late)).isoformat()
        entries = [release(day, ratings.get(country, ""), 3)]
        # A premiere without a certification comes first, as it does at TMDB.
        if country == "US" and ratings["US"] and late == 0:
            entries.insert(0, release(day, "", 1, "Premiere"))
        results.append({"iso_3166_1": country, "release_dates": entries})
    return results


def release(day, certification, kind, note=""):
    return {
        "certification": certification, "descriptors": [], "iso_639_1": "", "note": note,
        "release_date": f"{day}T00:00:00.000Z", "type": kind,
    }


def outsider(number, title, original, language, day, genres):
    """The row of a film that is not among ours; some numbers come without a point."""
    return {
        "adult": False, "backdrop_path": None,
        "genre_ids": [GENRES[genre] for genre in words(genres)], "id": number,
        "original_language": language, "original_title": original, "overview": "",
        "popularity": 0, "poster_path": None, "release_date": day, "title": title,
        "video": False, "vote_average": 0, "vote_count": 0,
    }
