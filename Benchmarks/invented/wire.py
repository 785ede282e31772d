"""An invented film in the wire form of the TMDB API: minified, its keys in its order."""

import string
from datetime import date, timedelta

from tmdb_fixtures.parts import external_ids, release

from .films import COUNTRY_NAMES, GENRE_NAMES, LANGUAGE_NAMES, Films
from .people import People
from .speech import Speech
from .words import LANGUAGES

ROWS_A_PAGE = 20
LETTERS = string.ascii_letters + string.digits
VIDEO_KINDS = "Trailer Trailer Trailer Teaser Clip Featurette".split()
CERTIFICATIONS = {
    "US": ["G", "PG", "PG-13", "R", "NR", ""], "GB": ["U", "PG", "12A", "15", "18"],
    "DE": ["0", "6", "12", "16", "18"], "FR": ["U", "12", "16"], "ES": ["A", "7", "12", "16"],
    "JP": ["G", "PG12", "R15+"], "BR": ["L", "10", "14", "16"], "IT": ["T", "14+"],
}


class Wire:
    """The films are there at once, their details one after the other, as they are asked for."""

    def __init__(self, count, dice):
        self.dice = dice
        self.speech = Speech(dice)
        self.films = Films(count, dice, self.speech)
        self.people = People(count, dice, self.speech)

    def pages(self):
        rows = self.films.rows
        total = -(-len(rows) // ROWS_A_PAGE)
        for page in range(1, total + 1):
            yield {
                "page": page, "results": rows[(page - 1) * ROWS_A_PAGE : page * ROWS_A_PAGE],
                "total_pages": total, "total_results": len(rows),
            }

    def details(self):
        for at in range(len(self.films.rows)):
            yield self.detail(at)

    def detail(self, at):
        row, extra = self.films.rows[at], self.films.extras[at]
        facts = self.facts(row, extra)
        language = row["original_language"]
        return {key: row.get(key) if key not in facts else facts[key] for key in KEYS} | {
            "credits": {"cast": self.people.cast(language), "crew": self.people.crew(language)},
            "videos": {"results": self.videos(row)},
            "release_dates": {"results": self.releases(row, facts["origin_country"])},
            "keywords": {
                "keywords": [{"id": key, "name": name} for key, name in self.films.about()]
            },
            "recommendations": self.recommendations(at),
            "external_ids": external_ids(facts["imdb_id"]),
        }

    def facts(self, row, extra):
        dice = self.dice
        language = row["original_language"]
        countries = LANGUAGES[language].countries.split()
        made_in = dice.some(2 if dice.chance(0.2) else 1, lambda: dice.pick(countries))
        money = dice.chance(0.45) and extra["status"] == "Released"
        budget = dice.number(1, 160) * 500_000 if money else 0
        english, own = LANGUAGE_NAMES[language]
        return {
            "belongs_to_collection": self.collection(extra["collection"]),
            "budget": budget,
            "genres": [{"id": key, "name": GENRE_NAMES[key]} for key in row["genre_ids"]],
            "homepage": f"https://film-{row['id']}.example/" if dice.chance(0.2) else "",
            "imdb_id": f"tt{dice.number(1, 39_999_999):07}" if dice.chance(0.97) else None,
            "origin_country": made_in[:1],
            "production_companies": [
                {"id": key, "logo_path": None, "name": name, "origin_country": country}
                for key, name, country in self.films.made_by()
            ],
            "production_countries": [
                {"iso_3166_1": code, "name": COUNTRY_NAMES[code]} for code in made_in
            ],
            "revenue": int(budget * 5 * dice.random() ** 1.5),
            "runtime": dice.number(70, 105) + int(50 * dice.random() ** 2),
            "spoken_languages": [{"english_name": english, "iso_639_1": language, "name": own}],
            "status": extra["status"],
            "tagline": self.speech.tagline(),
        }

    def collection(self, series):
        if series is None:
            return None
        number, title = series
        return {
            "id": number, "name": f"{title} Collection", "poster_path": None, "backdrop_path": None,
        }

    def videos(self, row):
        """Their keys are invented and lead nowhere."""
        dice, results = self.dice, []
        year = row["release_date"][:4] or "2026"
        for at in range(int(5 * dice.random() ** 1.5)):
            kind = dice.pick(VIDEO_KINDS)
            results.append({
                "iso_639_1": "en", "iso_3166_1": "US", "name": f"Official {kind} {at + 1}",
                "key": "".join(dice.pick(LETTERS) for _ in range(11)), "site": "YouTube",
                "size": 1080, "type": kind, "official": True,
                "published_at": f"{year}-03-{at + 1:02}T13:03:55.000Z",
                "id": dice.hexadecimal(24),
            })
        return results

    def releases(self, row, origin):
        if not row["release_date"]:
            return []
        dice, first = self.dice, date.fromisoformat(row["release_date"])
        chosen = [code for code in CERTIFICATIONS if dice.chance(0.7)]
        results = []
        for code in sorted({*origin, *chosen}):
            late = 0 if code in origin else dice.number(0, 120)
            rating = dice.pick(CERTIFICATIONS.get(code, [""]))
            day = (first + timedelta(late)).isoformat()
            entries = [release(day, rating, 3)]
            if dice.chance(0.4):
                entries.append(release((first + timedelta(late + 90)).isoformat(), rating, 4))
            results.append({"iso_3166_1": code, "release_dates": entries})
        return results

    def recommendations(self, at):
        rows = [{**row, "media_type": "movie"} for row in self.films.kindred(at)]
        return {
            "page": 1, "results": rows, "total_pages": 1 if rows else 0, "total_results": len(rows),
        }


KEYS = (
    "adult backdrop_path belongs_to_collection budget genres homepage id imdb_id origin_country "
    "original_language original_title overview popularity poster_path production_companies "
    "production_countries release_date revenue runtime softcore spoken_languages status tagline "
    "title video vote_average vote_count"
).split()
