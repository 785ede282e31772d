"""Both APIs as a recording with the real names of the series and of 1,000 films; all else is made up."""

from pathlib import Path

import hostile_api
import hostile_tmdb

NAMES = Path(__file__).parent / "names"
FAMILY = {"Rick Sanchez", "Morty Smith", "Summer Smith", "Beth Smith", "Jerry Smith"}
"""Who is in every episode: importance follows from links."""

GENRES = ["Action", "Drama", "Comedy", "Mystery"]


def names(kind):
    return (NAMES / f"{kind}.txt").read_text(encoding="utf-8").splitlines()


def record(folder):
    record_series(folder / "rickandmorty")
    record_films(folder / "tmdb")


def record_series(source):
    characters, locations, episodes = map(names, ["characters", "locations", "episodes"])
    place = {at: {"name": name, "url": hostile_api.address("location", at)}
             for at, name in enumerate(locations, start=1)}
    residents, cast = {at: [] for at in place}, {at: [] for at in range(1, len(episodes) + 1)}
    rows = []
    for number, name in enumerate(characters, start=1):
        words = (name, ["Alive", "Dead", "unknown"][number % 3], ["Human", "Alien"][number % 2], "", "Male")
        home, seen = 1 + number % len(locations), 1 + number % len(episodes)
        row = hostile_api.character_row(number, words, (None, None), "", [])
        parts = [*cast] if name in FAMILY else [seen]
        row |= {"origin": place[home], "location": place[home],
                "episode": [hostile_api.address("episode", at) for at in parts]}
        residents[home].append(row["url"])
        for at in parts:
            cast[at].append(row["url"])
        rows.append(row)
    hostile_api.record_list(source, "character", rows)
    hostile_api.record_list(source, "location", [
        {"id": at, "name": place[at]["name"], "type": "Planet", "dimension": "unknown",
         "residents": residents[at], "url": place[at]["url"], "created": hostile_api.created(at)}
        for at in place])
    hostile_api.record_list(source, "episode", [
        {"id": at, "name": name, "air_date": f"December {1 + at % 28}, 2013",
         "episode": f"S{1 + at // 11:02}E{1 + at % 11:02}", "characters": cast[at],
         "url": hostile_api.address("episode", at), "created": hostile_api.created(at)}
        for at, name in enumerate(episodes, start=1)])


def record_films(source):
    listed = []
    lines = names("films")
    for number, line in enumerate(lines, start=1):
        title, year = line[:-len(" (1957)")], line[-len("1957)"):-1]
        film = hostile_tmdb.movie(
            number, title=title, original_title=title, release_date=f"{year}-05-01", status="Released",
            popularity=10 * (len(lines) - number), vote_average=4 + number % 6, vote_count=100,
            genres=[hostile_tmdb.named(at, GENRES[at]) for at in {number % 4, number % 3}])
        hostile_tmdb.write(source / "movie" / f"{number}.json", film)
        listed.append({"id": number, "title": title, "release_date": film["release_date"]})
    hostile_tmdb.record_pages(source / "movie" / "popular", listed)
    genres = [hostile_tmdb.named(at, name) for at, name in enumerate(GENRES)]
    hostile_tmdb.write(source / "genre" / "movie" / "list.json", {"genres": genres})
    hostile_tmdb.write(source / "configuration.json", hostile_tmdb.configuration())
