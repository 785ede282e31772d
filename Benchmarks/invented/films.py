"""The films: what a list says of each, and what only its own page says."""

from datetime import date, timedelta

from tmdb_fixtures.tables import COUNTRIES, GENRES
from tmdb_fixtures.tables import LANGUAGES as FIXTURE_LANGUAGES

from .words import LANGUAGES, MORE_COUNTRIES, MORE_LANGUAGES, SCRIPTS

FIRST_COLLECTION, FIRST_COMPANY, FIRST_KEYWORD = 5001, 101, 201
# The newest data; later films are not released.
TODAY = date(2026, 11, 1)
COUNTRY_NAMES = COUNTRIES | MORE_COUNTRIES
LANGUAGE_NAMES = FIXTURE_LANGUAGES | MORE_LANGUAGES
GENRE_NAMES = {number: name for name, number in GENRES.items()}
GENRE_IDS = list(GENRE_NAMES)
LANGUAGE_OF_A_HUNDRED = [code for code, row in LANGUAGES.items() for _ in range(row.share)]


class Films:
    """By popularity, the most popular first."""

    def __init__(self, count, dice, speech):
        self.dice, self.speech = dice, speech
        self.titles, self.series = [], []
        self.companies = self.pool(count * 2 // 5, FIRST_COMPANY, speech.company)
        self.company_countries = [
            dice.pick(LANGUAGES[dice.pick(LANGUAGE_OF_A_HUNDRED)].countries.split())
            if dice.chance(0.7) else "" for _ in self.companies
        ]
        self.keywords = self.pool(count // 3, FIRST_KEYWORD, speech.keyword)
        ids = dice.some(count * 2, lambda: dice.number(1, 1_400_000))[:count]
        self.rows, self.extras = [], []
        for rank, number in enumerate(ids):
            row, extra = self.film(number, rank, count)
            self.rows.append(row)
            self.extras.append(extra)
        self.by_genre = {}
        for at, row in enumerate(self.rows):
            for genre in row["genre_ids"]:
                self.by_genre.setdefault(genre, []).append(at)

    def pool(self, size, first, draw):
        return [(first + at, draw()) for at in range(max(20, size))]

    def film(self, number, rank, count):
        """A row as lists have it, and the facts that only the film's own answer has."""
        dice = self.dice
        language = dice.pick(LANGUAGE_OF_A_HUNDRED)
        title, original, collection = self.named(language)
        day, status = self.released()
        votes = int(40 + 30000 * dice.random() ** 6) if status == "Released" else 0
        popularity = 0.6 + 400 * (1 - rank / count) ** 9 + (count - rank) / count
        row = {
            "adult": False, "backdrop_path": None,
            "genre_ids": dice.some(dice.number(1, 3), lambda: dice.pick(GENRE_IDS)),
            "id": number, "original_language": language, "original_title": original,
            "overview": self.speech.overview(), "popularity": round(popularity, 4),
            "poster_path": None, "release_date": day, "softcore": False, "title": title,
            "video": False,
            "vote_average": round(3.5 + 5 * (dice.random() + dice.random()) / 2, 3) if votes else 0,
            "vote_count": votes,
        }
        return row, {"collection": collection, "status": status}

    def named(self, language):
        """Title, original title and series; some are sequels, and some namesakes."""
        dice = self.dice
        if self.series and dice.chance(0.05):
            number, title, parts = series = dice.pick(self.series)
            series[2] += 1
            return f"{title} {parts + 1}", f"{title} {parts + 1}", (number, title)
        if self.titles and dice.chance(0.015):
            title = original = dice.pick(self.titles)
        elif language == "en":
            title = original = self.speech.title()
        else:
            original = self.speech.foreign(language)
            kept = 0.15 if language in SCRIPTS else 0.4
            title = original if dice.chance(kept) else self.speech.title()
        self.titles.append(title)
        if not dice.chance(0.04):
            return title, original, None
        self.series.append([FIRST_COLLECTION + len(self.series), title, 1])
        return title, original, tuple(self.series[-1][:2])

    def released(self):
        dice = self.dice
        fate = dice.random()
        if fate < 0.003:
            return "", "Planned"
        if fate < 0.015:
            return (TODAY + timedelta(dice.number(20, 700))).isoformat(), dice.pick(
                ["Post Production", "In Production"])
        # Half of the films are of the last fifteen years.
        back = int(30 + 365 * 95 * dice.random() ** 2.7)
        return (TODAY - timedelta(back)).isoformat(), "Released"

    def kindred(self, at):
        """Up to 20 others of its first genre."""
        row, dice = self.rows[at], self.dice
        pool = self.by_genre[row["genre_ids"][0]]
        wanted = 20 if dice.chance(0.6) else dice.number(0, 20)
        found = dice.some(wanted, lambda: dice.pick(pool))
        return [self.rows[other] for other in found if other != at]

    def made_by(self):
        dice = self.dice
        places = dice.some(dice.number(0, 4), lambda: dice.place(len(self.companies), 2.2))
        return [(*self.companies[at], self.company_countries[at]) for at in places]

    def about(self):
        count = int(18 * self.dice.random() ** 1.5)
        return self.dice.some(
            count, lambda: self.keywords[self.dice.place(len(self.keywords), 2)])
