"""The films in the wire form of the TMDB API: minified, its keys in its order."""

import json
import math

from . import cards, parts
from .cards import OURS, chance, words
from .tables import (
    COLLECTIONS, COMPANIES, CONFIGURATION, COUNTRIES, DEPARTMENTS, GENRES, OUTSIDERS)

ROWS_A_PAGE = 20
FIRST_COMPANY, FIRST_KEYWORD, FIRST_COLLECTION = 9200003, 9300001, 9400001
# Those who are in most films have a picture.
PICTURED_PEOPLE = 36
RECOMMENDED = 4
# Jurassic Park, whose 8 is written without a point.
WHOLE_SCORE = 329
NOW_PLAYING = {"maximum": "2026-11-20", "minimum": "2026-10-01"}
UPCOMING = {"maximum": "2028-12-31", "minimum": "2027-01-01"}


def numbered(names, taken, first):
    """Ids by name: those taken, then numbers in the order in which the names come."""
    fresh = dict.fromkeys(name for name in names if name not in taken)
    return taken | {name: number for number, name in enumerate(fresh, first)}


def listed(films, field):
    return [name for film in films for name in words(film.fields.get(field, ""))]


def picture(kind, number):
    return f"/{kind}-{number}.jpg"


class Wire:
    """Every JSON file, by path below the root."""

    def __init__(self):
        self.films = cards.films()
        self.known = cards.known_people()
        self.ids = cards.person_ids(self.films)
        self.paged = cards.people_with_a_file(self.films)
        known = {name: number for name, (number, _) in COMPANIES.items()}
        self.companies = numbered(listed(self.films, "companies"), known, FIRST_COMPANY)
        self.keywords = numbered(listed(self.films, "keywords"), {}, FIRST_KEYWORD)
        names = [film.fields["collection"] for film in self.films if "collection" in film.fields]
        self.collections = numbered(names, COLLECTIONS, FIRST_COLLECTION)
        counts = cards.films_a_person(self.films)
        ranked = sorted(self.paged, key=lambda name: (-counts[name], self.ids[name]))
        self.pictured = ranked[:PICTURED_PEOPLE]
        self.known_for = {name: self.trade(name) for name in self.ids}

    def trade(self, name):
        """The department somebody is known for: who directs, directs, and who acts, acts."""
        parts = [DEPARTMENTS[c.part] for film in self.films for c in film.crew if c.person == name]
        acts = any(credit.person == name for film in self.films for credit in film.cast)
        if "Directing" in parts:
            return "Directing"
        return "Acting" if acts else max(parts, key=parts.count)

    def files(self):
        genres = [{"id": number, "name": name} for name, number in GENRES.items()]
        bodies = {"configuration.json": CONFIGURATION, "genre/movie/list.json": {"genres": genres}}
        bodies |= {f"movie/{film.id}.json": self.details(film) for film in self.films}
        bodies |= {f"person/{self.ids[name]}.json": self.person(name) for name in self.paged}
        bodies |= self.lists()
        return {
            path: json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
            for path, body in bodies.items()
        }

    # Lists

    def lists(self):
        popular = sorted(self.films, key=lambda film: -self.popularity(film))
        # As if this film had moved down while somebody was between the two pages.
        popular.insert(ROWS_A_PAGE, popular[ROWS_A_PAGE - 1])
        voted = [film for film in self.films if film.score]
        best = sorted(voted, key=lambda film: (-film.score, film.id))[:ROWS_A_PAGE]
        dated = sorted((film for film in self.films if film.date), key=lambda film: film.date)
        return {
            **self.pages("movie/popular", popular),
            **self.pages("movie/top_rated", best),
            **self.pages("movie/now_playing", self.inside(NOW_PLAYING), dates=NOW_PLAYING),
            **self.pages("movie/upcoming", self.inside(UPCOMING), dates=UPCOMING),
            **self.pages("discover/movie", dated[:ROWS_A_PAGE]),
        }

    def inside(self, window):
        return [f for f in self.films if window["minimum"] <= f.date <= window["maximum"]]

    def pages(self, path, films, **extra):
        count = math.ceil(len(films) / ROWS_A_PAGE)
        rows = [self.row(film) for film in films]
        return {
            f"{path}/page-{page}.json": {
                **extra,
                "page": page,
                "results": rows[(page - 1) * ROWS_A_PAGE : page * ROWS_A_PAGE],
                "total_pages": count,
                "total_results": len(films),
            }
            for page in range(1, count + 1)
        }

    def row(self, film):
        whole = self.details(film, whole=False)
        genres = [genre["id"] for genre in whole["genres"]]
        keys = (
            "adult backdrop_path genre_ids id original_language original_title overview popularity "
            "poster_path release_date softcore title video vote_average vote_count")
        whole["genre_ids"] = genres
        return {key: whole[key] for key in keys.split() if key in whole}

    # Films

    def details(self, film, whole=True):
        fields = film.fields
        budget, revenue = film.money
        body = {
            "adult": False,
            "backdrop_path": picture("backdrop", film.id) if film.id < OURS else None,
            "belongs_to_collection": self.collection(fields.get("collection")),
            "budget": budget,
            "genres": [{"id": GENRES[g], "name": g} for g in words(fields["genres"])],
            "homepage": fields.get("homepage", ""),
            "id": film.id,
            "imdb_id": film.imdb,
            "origin_country": film.countries[:1],
            "original_language": film.language,
            "original_title": fields.get("original", film.title),
            "overview": fields["overview"],
            "popularity": self.popularity(film),
            "poster_path": None if fields.get("poster") == "-" else picture("poster", film.id),
            "production_companies": [self.company(c) for c in words(fields.get("companies", ""))],
            "production_countries": [
                {"iso_3166_1": code, "name": COUNTRIES[code]} for code in film.countries
            ],
            "release_date": film.date,
            "revenue": revenue,
            "runtime": film.minutes,
            # TMDB has not said this about every film yet.
            **({"softcore": False} if film.id % 5 else {}),
            "spoken_languages": [
                parts.language(code) for code in fields.get("spoken", film.language).split()
            ],
            "status": fields.get("status", "Released"),
            "tagline": fields["tagline"],
            "title": film.title,
            "video": False,
            **self.votes(film),
        }
        return body | self.parts(film) if whole else body

    def parts(self, film):
        return {
            "credits": {"cast": self.cast(film), "crew": self.crew(film)},
            "videos": {"results": parts.videos(film)},
            "release_dates": {"results": parts.releases(film)},
            "keywords": {
                "keywords": [
                    {"id": self.keywords[word], "name": word}
                    for word in words(film.fields["keywords"])
                ]
            },
            "recommendations": self.recommendations(film),
            "external_ids": parts.external_ids(film.imdb),
        }

    def popularity(self, film):
        most = 6 if film.id >= OURS else 90
        return round(most * (0.15 + 0.85 * chance("popularity", film.id)), 4)

    def votes(self, film):
        if not film.score:
            return {"vote_average": 0.0, "vote_count": 0}
        spread = round(film.score + (chance("score", film.id) - 0.5) / 12, 3)
        most = 90 if film.id >= OURS else 30000
        return {
            "vote_average": int(film.score) if film.id == WHOLE_SCORE else spread,
            "vote_count": 12 + int(most * chance("votes", film.id)),
        }

    def collection(self, name):
        if name is None:
            return None
        number = self.collections[name]
        return {"id": number, "name": name, "poster_path": None, "backdrop_path": None}

    def company(self, name):
        shown, _, rest = name.rpartition(" (")
        _, country = COMPANIES.get(name, (0, ""))
        return {
            "id": self.companies[name], "logo_path": None,
            "name": shown if rest in ("1)", "2)") else name, "origin_country": country,
        }

    # Credits

    def credited(self, name):
        return {
            "adult": False,
            "gender": 0,
            "id": self.ids[name],
            "known_for_department": self.known_for[name],
            "name": name,
            "original_name": self.known[name].original if name in self.known else name,
            "popularity": self.popularity_of(name),
            "profile_path": self.profile(name),
        }

    def popularity_of(self, name):
        return round(9 * chance("person", name), 4)

    def profile(self, name):
        return picture("profile", self.ids[name]) if name in self.pictured else None

    def cast(self, film):
        return [
            {
                **self.credited(name),
                "cast_id": order + 1,
                "character": character,
                "credit_id": parts.hexadecimal(film.id, name, character),
                "order": order,
            }
            for order, (name, character) in enumerate(film.cast)
        ]

    def crew(self, film):
        return [
            {
                **self.credited(name),
                "credit_id": parts.hexadecimal(film.id, name, job),
                "department": DEPARTMENTS[job],
                "job": job,
            }
            for name, job in film.crew
        ]

    def person(self, name):
        card = self.known.get(name)
        return {
            "adult": False,
            "also_known_as": card.aliases if card else [],
            "biography": card.biography if card else "",
            "birthday": card.born if card else None,
            "deathday": card.died if card else None,
            "gender": 0,
            "homepage": None,
            "id": self.ids[name],
            "imdb_id": card.imdb if card else None,
            "known_for_department": self.known_for[name],
            "name": name,
            "place_of_birth": card.place if card else None,
            "popularity": self.popularity_of(name),
            "profile_path": self.profile(name),
            "external_ids": parts.external_ids(card.imdb if card else None),
        }

    # Recommendations

    def recommendations(self, film):
        rows = [self.row(other) for other in self.kindred(film)]
        rows += [parts.outsider(*facts) for near, *facts in OUTSIDERS if film.id in near]
        return {
            "page": 1,
            "results": [{**row, "media_type": "movie"} for row in rows],
            "total_pages": 1,
            "total_results": len(rows),
        }

    def kindred(self, film):
        """Those that share most people, then genres; never one that shares nothing."""
        def shared(other):
            people = {c.person for c in film.cast + film.crew} & {
                c.person for c in other.cast + other.crew}
            genres = {*words(film.fields["genres"])} & {*words(other.fields["genres"])}
            return 3 * min(len(people), 3) + 2 * len(genres) + (film.language == other.language)

        near = [other for other in self.films if other is not film and shared(other) > 1]
        return sorted(near, key=lambda other: (-shared(other), other.id))[:RECOMMENDED]
