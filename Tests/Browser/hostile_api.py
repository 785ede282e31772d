"""Records an API that wishes us ill: every word in its lists is an attack or an accident."""

import json
import struct
import zlib

API = "https://rickandmortyapi.com/api"
ROWS_A_PAGE = 20
CHARACTERS = 330
LAST_RESIDENT = 301
"""Of the first location: all up to here live there, but for the one about whom nothing is said."""

TEXTS = [
    # Markup and scripts. The first is the worst, and the names of all the first entries.
    "<script>window.hacked = 'script'</script><h1>Seized</h1> & \"'`|*_[x](javascript:hacked) -->",
    "\"><img src=x onerror=\"window.hacked = 'img'\">",
    "' onfocus='window.hacked = 1' autofocus='",
    "</title></head></main></body><h1>Seized</h1>",
    "<style>* { display: none }</style>",
    "<svg/onload=window.hacked=1><a href='javascript:window.hacked=1'>go</a>",
    "<!-- swallowed",
    "--> ]]> <![CDATA[ <?php ?>",
    "[click](javascript:window.hacked=1) ![seen](http://192.0.2.1/seen.png)",
    "<http://192.0.2.1/> http://192.0.2.1/ www.example.com post@example.com",
    "{{name}} {{{name}}} {{#name}}x{{/name}} {{> card}} {{=<% %>=}}",
    "&lt;b&gt; &amp;amp; &nbsp; &#0; &#x41; &nosuch; &",
    # Markdown.
    "| a | b |\n|---|---|\n| c | d |",
    "Title\n=====\n\n# Heading\n\n- item\n\n    code\n\n> quote\n\n---",
    "1984. A year",
    "- a dash",
    "# a hash",
    "> a quotation",
    "    four spaces",
    "```",
    "***",
    "~~struck~~ ~once~ **bold** __bold__ `code`",
    "\\",
    "[x]: http://192.0.2.1/",
    "[ ] task",
    # Length.
    "W" * 300,
    "Mississippi-" * 25,
    "a " * 200,
    "長" * 300,
    # Direction, emoji, marks.
    "שלום עולם (1) \"abc\" - 5",
    "\u202eesrever\u202d",
    "\u2067an isolate that never ends",
    "مرحبا <b>" + "ي" * 80,
    "👩‍👩‍👧‍👦 🏳️‍🌈 🕺💀❓",
    "Z" + "\u0301\u0323\u0337" * 40 + "algo",
    # Nothing, or next to it.
    "",
    " ",
    "\n\t\n",
    "\u00a0",
    "\u200b",
    "\ufeff",
    "null",
    # Characters that a page may not have.
    "nul \u0000 bell \u0007 escape \u001b delete \u007f next \u0085",
    "line \u2028 paragraph \u2029 noncharacter \ufffe",
    # Names that a path may not have.
    "../../../etc/passwd",
    "..",
    "index",
    "page-2",
    "a-z",
    "CON",
    "nul.html",
    "%2e%2e%2f?a=b#c",
    "INDEX",
    "Alien page 2",
    # Names that a script may not have.
    "__proto__",
    "constructor",
]


def text(number):
    return TEXTS[number % len(TEXTS)]


def address(kind, number):
    return f"{API}/{kind}/{number}"


def place(number):
    if number is None:
        return {"name": "unknown", "url": ""}
    return {"name": location_name(number), "url": address("location", number)}


def location_name(number):
    return text(number - 1)


def created(number):
    return f"2017-11-{1 + number % 28:02}T00:00:00.{number % 1000:03}Z"


BARE_CHARACTER = len(TEXTS) + 1
"""The id of the character about whom nothing at all is said."""

DESERTED_LOCATION = len(TEXTS) + 1
EMPTY_EPISODE = len(TEXTS) + 1


def character(number):
    """Up to the number of texts hostile, then one without anything, then plain ones in a crowd."""
    if number == BARE_CHARACTER:
        return character_row(number, ("", "unknown", "", "", "unknown"), (None, None), "", [])
    if number > len(TEXTS):
        words = (f"Resident {number}", "Alive", "Alien", "", "Male")
        home = 1 if number <= LAST_RESIDENT else None
        return character_row(number, words, (None, home), "", [1 + number % len(TEXTS)])
    statuses = ["Alive", "Dead", "unknown", text(number + 3)]
    genders = ["Female", "Male", "Genderless", "unknown", text(number + 4)]
    words = (
        text(number - 1),
        statuses[number % len(statuses)],
        text(number),
        text(number + 1),
        genders[number % len(genders)],
    )
    return character_row(number, words, (number, 1), picture_address(number), episodes_of(number))


def character_row(number, words, places, image, episodes):
    name, status, species, kind, gender = words
    origin, location = places
    return {
        "id": number,
        "name": name,
        "status": status,
        "species": species,
        "type": kind,
        "gender": gender,
        "origin": place(origin),
        "location": place(location),
        "image": image,
        "episode": [address("episode", episode) for episode in episodes],
        "url": address("character", number),
        "created": created(number),
    }


def episodes_of(number):
    # The first also names the second episode, whose cast does not have her.
    return [1, 2] if number == 1 else [1]


def location(number):
    is_deserted = number == DESERTED_LOCATION
    residents = range(1, LAST_RESIDENT + 1) if number == 1 else []
    return {
        "id": number,
        "name": "Nowhere" if is_deserted else location_name(number),
        "type": "" if is_deserted else text(number),
        "dimension": "" if is_deserted else text(number + 1),
        "residents": [
            address("character", resident)
            for resident in residents
            if resident != BARE_CHARACTER
        ],
        "url": address("location", number),
        "created": created(number),
    }


def episode(number):
    is_empty = number == EMPTY_EPISODE
    crowd = [who for who in range(len(TEXTS) + 2, CHARACTERS + 1) if 1 + who % len(TEXTS) == number]
    hostile = range(1, len(TEXTS) + 1) if number == 1 else []
    return {
        "id": number,
        "name": "Nobody" if is_empty else text(number - 1),
        "air_date": "December 2, 2013" if number % 2 else text(number),
        "episode": f"S{1 + number // 20:02}E{number % 20:02}" if number % 3 else text(number),
        "characters": [address("character", who) for who in [*hostile, *crowd]],
        "url": address("episode", number),
        "created": created(number),
    }


def picture_address(number):
    return {
        6: "https://192.0.2.1/foreign.jpeg",
        7: "javascript:window.hacked=1",
        8: f"{API}/character/avatar/../../../8.jpeg",
        9: f"{API}/character/avatar/missing.jpeg",
    }.get(number, f"{API}/character/avatar/{number}.jpeg")


def picture(number):
    return {
        1: png(1, 1),
        2: png(600, 20),
        3: png(20, 600),
        4: b"<!doctype html><script>window.hacked = 1</script>",
        5: b"<svg xmlns='http://www.w3.org/2000/svg'><script>window.hacked = 1</script></svg>",
    }.get(number, png(40, 40))


def png(width, height):
    def chunk(kind, data):
        sum_of_both = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", sum_of_both)

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = (b"\0" + b"\x80" * width) * height
    parts = [(b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def record(folder):
    """Writes the three lists and the pictures as a folder that `--recorded` reads."""
    source = folder / "rickandmorty"
    record_list(source, "character", map(character, range(1, CHARACTERS + 1)))
    record_list(source, "location", map(location, range(1, DESERTED_LOCATION + 1)))
    record_list(source, "episode", map(episode, range(1, EMPTY_EPISODE + 1)))
    pictures = source / "images" / "character"
    pictures.mkdir(parents=True)
    for number in range(1, len(TEXTS) + 1):
        (pictures / f"{number}.jpeg").write_bytes(picture(number))


GONE = 31
"""Of so many entries one is gone when the API is visited again."""


def revise(folder):
    """Changes what was recorded: names, types and places get another text, some entries go."""
    for path in sorted((folder / "rickandmorty").glob("*/page-*.json")):
        page = json.loads(path.read_text(encoding="utf-8"))
        page["results"] = [revised(row) for row in page["results"] if row["id"] % GONE]
        page["info"]["count"] -= page["info"]["count"] // GONE
        path.write_text(json.dumps(page, ensure_ascii=False), encoding="utf-8")


def revised(row):
    number = row["id"]
    if number % 3 == 0:
        row["name"] = text(number + 7)
    for key in ("type", "dimension", "air_date"):
        if key in row and number % 2:
            row[key] = text(number + 11)
    return row


def record_list(source, kind, rows):
    rows = list(rows)
    pages = [rows[start : start + ROWS_A_PAGE] for start in range(0, len(rows), ROWS_A_PAGE)]
    folder = source / kind
    folder.mkdir(parents=True)
    for number, results in enumerate(pages, start=1):
        info = {"count": len(rows), "pages": len(pages), "next": None, "prev": None}
        body = json.dumps({"info": info, "results": results}, ensure_ascii=False)
        (folder / f"page-{number}.json").write_text(body, encoding="utf-8")
