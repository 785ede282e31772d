"""Writes the search index of given entries, by the description of its format alone.

The small wikis that the tests of the scripts read are searched in it: they have what no API would have.
"""

import hashlib
import json
import math
import re
import unicodedata
from dataclasses import dataclass, field

ALPHABET = "".join(chr(code) for code in range(32, 127) if chr(code) not in ' "\\<\'')
RECORDS, WORDS_TARGET = 32, 5_000
FOLDED = {
    **{"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th"},
    **{"ħ": "h", "ŋ": "n", "ŧ": "t", "ı": "i", "ĸ": "k", "ŉ": "n", "ς": "σ"},
}


@dataclass
class Entry:
    key: str
    title: str
    context: str = ""
    picture: str = ""
    slug: str = ""
    connections: int = 0
    badges: list = field(default_factory=list)
    facets: dict = field(default_factory=dict)
    measures: dict = field(default_factory=dict)


@dataclass
class Collection:
    id: str
    title: str
    entries: list
    facets: dict = field(default_factory=dict)
    pictured: bool = False
    sorts: list = field(default_factory=list)


def fold(text):
    """The words of a text, or its signs where it has no word."""
    decomposed = unicodedata.normalize("NFKD", text)
    lower = [one.lower() for one in decomposed if unicodedata.category(one)[0] != "M"]
    plain = "".join(FOLDED.get(one, one) for one in lower)
    words = re.findall(r"[^\W_]+", re.sub("['’ʼ]", "", plain))
    return words or ["".join(plain.split()) or "".join(decomposed.split())]


def fixed(value, width):
    digits = ""
    for _ in range(width):
        value, digit = divmod(value, 90)
        digits = ALPHABET[digit] + digits
    assert value == 0
    return digits


def width_for(greatest):
    return max(1, next(width for width in range(1, 9) if greatest < 90**width))


def varint(value):
    value, digit = divmod(value, 45)
    text = ALPHABET[45 + digit]
    while value:
        value, digit = divmod(value, 45)
        text = ALPHABET[digit] + text
    return text


def utf16(text):
    return text.encode("utf-16-be", "surrogatepass")


def front_coded(words):
    lines, last = [], ""
    for word in words:
        shared = 0
        while shared < min(35, len(last), len(word)) and last[shared] == word[shared]:
            shared += 1
        lines.append("0123456789abcdefghijklmnopqrstuvwxyz"[shared] + word[shared:])
        last = word
    return "\n".join(lines)


class Writer:
    """The files of an index, by their names without `.js`."""

    def __init__(self, collections):
        self.files = {}
        heads = [self._collection(each) for each in collections if each.entries]
        self._put("index", {"version": 1, "collections": heads})

    def write(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in self.files.items():
            (folder / f"{name}.js").write_text(text, encoding="utf-8")

    def _put(self, name, value, hashed=False):
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        for character, escape in [("<", "\\u003c"), ("\u2028", "\\u2028"), ("\u2029", "\\u2029")]:
            text = text.replace(character, escape)
        digest = hashlib.sha256(text.encode()).hexdigest()[:8]
        name = f"{name}-{digest}" if hashed else name
        self.files[name] = f'wikigenShard("{name}",{text});\n'
        return digest

    def _collection(self, collection):
        self.id = collection.id
        entries = collection.entries = sorted(collection.entries, key=order)
        badges = list(dict.fromkeys(tuple(one) for entry in entries for one in entry.badges))[:90]
        head = {
            "id": collection.id, "title": collection.title, "n": len(entries),
            "pictured": collection.pictured, "badges": [list(badge) for badge in badges],
            "facets": [{"id": key, "title": title} for key, title in collection.facets.items()],
            "sorts": collection.sorts, "records": self._records(entries, badges),
        }
        head |= self._words(entries)
        if collection.facets:
            head["filters"] = self._part("f", self._filters(entries, collection.facets))
        head["orders"] = self._orders(entries)
        head["keys"] = self._part("k", {"k": "\n".join(entry.key for entry in entries)})
        return head

    def _part(self, what, value):
        return self._put(f"{self.id}-{what}", value, hashed=True)

    def _records(self, entries, badges):
        size = RECORDS
        places = {badge: ALPHABET[place] for place, badge in enumerate(badges)}
        names = {}
        for entry in entries:
            names[entry.title] = names.get(entry.title, 0) + 1
        blocks = [entries[at : at + size] for at in range(0, len(entries), size)]
        hexes = []
        for number, block in enumerate(blocks):
            columns = {
                "t": [one_line(entry.title) for entry in block],
                "k": [entry.key for entry in block],
                "s": [entry.slug for entry in block],
                "c": [one_line(entry.context) for entry in block],
                "p": [entry.picture for entry in block],
                "b": ["".join(places.get(tuple(one), "") for one in entry.badges) for entry in block],
            }
            value = {key: "\n".join(rows) for key, rows in columns.items() if any(rows)}
            value["d"] = [at for at, entry in enumerate(block) if names[entry.title] > 1]
            hexes.append(self._part(f"r{number}", value))
        return {"size": size, "names": hexes}

    def _words(self, entries):
        postings = {}
        for doc, entry in enumerate(entries):
            words = fold(entry.title)
            for place, word in reversed([*enumerate(words)]):
                rank = 0 if len(words) == 1 else 1 if place == 0 else 2
                postings.setdefault(word, {})[doc] = rank
        words = sorted(postings, key=utf16)
        lists = {word: posting_list(postings[word]) for word in words}
        parts = split(words, lambda word: len(word) + len(lists[word]) + 2, WORDS_TARGET)
        names = [
            self._part(f"w{number}", {
                "w": front_coded(part), "p": " ".join(lists[word] for word in part)})
            for number, part in enumerate(parts)
        ]
        head = {"words": {"names": names, "from": [part[0] for part in parts]}}
        if len(parts) > 1:
            head["tops"] = self._part("tops", {"p": "\n".join(tops(parts, postings))})
            head["typos"] = self._typos(words)
        return head

    def _typos(self, words):
        letters = {}
        for word in words:
            if len(word) >= 4:
                letters.setdefault(word[0], ([], []))[0].append(word)
                letters.setdefault(word[1], ([], []))[1].append(word)
        return {
            letter: self._part(f"t{ord(letter):x}", {
                "first": front_coded(first), "second": front_coded(second)})
            for letter, (first, second) in sorted(letters.items())
        }

    def _filters(self, entries, facets):
        found = {}
        for facet in facets:
            values = [entry.facets.get(facet, []) for entry in entries]
            rows = sorted({tuple(one) for each in values for one in each}, key=lambda one: one[1])
            place = {row: at for at, row in enumerate(rows)}
            many = any(len(each) > 1 for each in values)
            width = width_for(len(rows))
            if many:
                docs = " ".join(
                    "".join(fixed(place[tuple(one)], width) for one in each) for each in values)
            else:
                docs = "".join(
                    fixed(1 + place[tuple(each[0])] if each else 0, width) for each in values)
            found[facet] = {
                "values": [list(row) for row in rows], "docs": docs, "many": many, "width": width}
        return {"facets": found}

    def _orders(self, entries):
        keys = {
            "name": [(" ".join(fold(entry.title)), entry.key) for entry in entries],
            "list": [int(entry.key) for entry in entries],
        }
        for measure in sorted({name for entry in entries for name in entry.measures}):
            keys[measure] = [entry.measures.get(measure) for entry in entries]
        hexes = {}
        for name, values in keys.items():
            ranks = {value: 1 + at for at, value in enumerate(sorted({*values} - {None}))}
            width = width_for(len(ranks))
            text = "".join(fixed(ranks.get(value, 0), width) for value in values)
            order = {"o": text, "width": width}
            if name in ("name", "list"):
                measured = []
            else:
                measured = sorted({*values} - {None})
            if measured:
                steps = zip(measured, measured[:1] + measured)
                order |= {"least": measured[0], "steps": "".join(varint(one - last) for one, last in steps)}
            hexes[name] = self._part(f"o-{name}", order)
        return hexes


def order(entry):
    measure = entry.measures.get("popularity", entry.connections)
    importance = math.floor(2 * math.log2(1 + measure))
    return -importance, int(entry.key)


def one_line(text):
    return re.sub(r"[\r\n\u2028\u2029]+", " ", text)


def posting_list(classes):
    last, text = 0, ""
    for doc in sorted(classes):
        value = doc * 3 + classes[doc]
        text += varint(value - last)
        last = value
    return text


def split(words, size, target):
    parts, room = [[]], target
    for word in words:
        if parts[-1] and size(word) > room:
            parts.append([])
            room = target
        parts[-1].append(word)
        room -= size(word)
    return parts


def tops(parts, postings):
    places, best = {}, {}
    for number, part in enumerate(parts):
        for word in part:
            for prefix in {word[:1], word[:2]}:
                places.setdefault(prefix, set()).add(number)
    for word, classes in postings.items():
        for prefix in {word[:1], word[:2]}:
            if len(places[prefix]) > 1:
                known = best.setdefault(prefix, {})
                for doc, rank in classes.items():
                    known[doc] = min(known.get(doc, 2), rank)
    for prefix in sorted(best, key=utf16):
        docs = sorted(best[prefix], key=lambda doc: (best[prefix][doc] == 2, doc))[:12]
        yield prefix + " " + "".join(map(varint, docs))
