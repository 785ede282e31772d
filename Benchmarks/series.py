"""A recording of the whole of a series, as large as the Rick and Morty API's: the names are invented."""

import json

import corpus
from invented.dice import Dice

API = "https://rickandmortyapi.com/api"
CHARACTERS, LOCATIONS, EPISODES = 826, 126, 51
ROWS_A_PAGE = 20


def write(folder, seed=corpus.DEFAULT_SEED):
    """As `wikigen build --recorded FOLDER` reads it. There are no pictures."""
    dice = Dice(seed)
    casts = {episode: set() for episode in range(1, EPISODES + 1)}
    homes = {location: set() for location in range(1, LOCATIONS + 1)}
    characters = []
    for number in range(1, CHARACTERS + 1):
        seen = sorted({1 + dice.place(EPISODES, 1) for _ in range(1 + dice.place(12, 3))})
        home = 1 + dice.place(LOCATIONS, 2)
        homes[home].add(number)
        for episode in seen:
            casts[episode].add(number)
        characters.append({
            "id": number, "name": f"Person {number}", "status": dice.pick(["Alive", "Dead", "unknown"]),
            "species": dice.pick(["Human", "Alien", "Robot"]), "type": "",
            "gender": dice.pick(["Female", "Male", "unknown"]),
            "origin": {"name": "unknown", "url": ""},
            "location": {"name": f"Place {home}", "url": f"{API}/location/{home}"},
            "image": f"{API}/character/avatar/{number}.jpeg",
            "episode": [f"{API}/episode/{episode}" for episode in seen],
        })
    locations = [{
        "id": number, "name": f"Place {number}", "type": dice.pick(["Planet", "Station"]),
        "dimension": "unknown", "residents": people(residents),
    } for number, residents in homes.items()]
    episodes = [{
        "id": number, "name": f"Story {number}", "air_date": f"December {1 + number % 28}, 2013",
        "episode": f"S{1 + number // 11:02}E{1 + number % 11:02}", "characters": people(cast),
    } for number, cast in casts.items()]
    for kind, rows in [("character", characters), ("location", locations), ("episode", episodes)]:
        put(folder / "rickandmorty" / kind, kind, rows)


def people(numbers):
    return [f"{API}/character/{number}" for number in sorted(numbers)]


def put(folder, kind, rows):
    folder.mkdir(parents=True)
    pages = -(-len(rows) // ROWS_A_PAGE)
    for page in range(1, pages + 1):
        results = rows[(page - 1) * ROWS_A_PAGE:page * ROWS_A_PAGE]
        for row in results:
            row |= {"url": f"{API}/{kind}/{row['id']}", "created": "2017-11-04T18:48:46.250Z"}
        info = {
            "count": len(rows), "pages": pages,
            "next": f"{API}/{kind}?page={page + 1}" if page < pages else None,
            "prev": f"{API}/{kind}?page={page - 1}" if page > 1 else None,
        }
        (folder / f"page-{page}.json").write_text(
            json.dumps({"info": info, "results": results}), encoding="utf-8")
