"""Titles, names of people and companies, sentences."""

import re

from .words import (
    ADJECTIVES, ENDINGS, LANGUAGES, MIDDLES, NOUNS, OPENINGS, PLACES_END, PLACES_START, ROLES,
    SCRIPTS, TAGLINES, WHAT, WHO)

# Those with one word are said rarely: there are not many of them.
TITLES = (
    "The {adjective} {noun} | {adjective} {noun} | {noun} of the {noun} | The {noun} of {place} "
    "| {noun} in {place} | {name} and the {adjective} {noun} | The {noun} and the {noun} | A "
    "{noun} for {name} | {name}’s {noun} | {noun} & {noun} | The {noun}’s {noun} | The {noun} of "
    "{name} {surname} | {adjective} {noun}: {place} | Before the {adjective} {noun} | {name} of "
    "{place} | Two {noun}s to {place} | No {noun} for {name}"
).split(" | ")
SHORT_TITLES = "The {noun} | {noun} | {place} | {name}".split(" | ")
COMPANIES = (
    "{noun} Pictures | {adjective} {noun} Films | {place} Film Partners | {surname} & {surname} "
    "| {noun} Studio | {surname} Entertainment | {place} Television"
).split(" | ")
SLOT = re.compile(r"\{(\w+)\}")
WORDS = {code: language.words.split(" | ") for code, language in LANGUAGES.items()}
# Beginnings and ends of given names and of surnames; some have no end.
GIVEN = {
    code: (language.given.split(), language.given_ends.split())
    for code, language in LANGUAGES.items()
}
SURNAMES = {
    code: (language.surname.split(), language.surname_ends.split() or [""])
    for code, language in LANGUAGES.items()
}


class Speech:
    def __init__(self, dice):
        self.dice = dice
        pick = dice.pick
        self.slots = {
            "adjective": lambda: pick(ADJECTIVES), "noun": lambda: pick(NOUNS), "place": self.place,
            "who": lambda: pick(WHO), "what": lambda: pick(WHAT), "name": self.given,
            "other": self.given, "surname": self.surname,
        }

    def said(self, templates):
        text = SLOT.sub(lambda slot: self.slots[slot[1]](), self.dice.pick(templates))
        return text[0].upper() + text[1:]

    def place(self):
        return self.dice.pick(PLACES_START) + self.dice.pick(PLACES_END)

    def given(self, language="en"):
        start, end = GIVEN[language]
        return self.dice.pick(start) + self.dice.pick(end)

    def surname(self, language="en"):
        start, end = SURNAMES[language]
        inner = self.dice.pick(start).lower() if self.dice.chance(0.4) else ""
        return self.dice.pick(start) + inner + self.dice.pick(end)

    def person(self, language):
        middle = f" {self.given(language)}" if self.dice.chance(0.15) else ""
        return f"{self.given(language)}{middle} {self.surname(language)}"

    def title(self):
        return self.said(SHORT_TITLES if self.dice.chance(0.05) else TITLES)

    def foreign(self, language):
        """A word or two of the language itself and, where that has our letters, a name."""
        count = 2 if self.dice.chance(0.7) else 1
        words = self.dice.some(count, lambda: self.dice.pick(WORDS[language]))
        if language not in SCRIPTS and self.dice.chance(0.6):
            words[-1] = self.given(language)
        return LANGUAGES[language].joiner.join(words)

    def company(self):
        return self.said(COMPANIES)

    def keyword(self):
        adjective, noun = self.dice.pick(ADJECTIVES).lower(), self.dice.pick(NOUNS).lower()
        return noun if self.dice.chance(0.2) else f"{adjective} {noun}"

    def tagline(self):
        return self.said(TAGLINES) if self.dice.chance(0.6) else ""

    def character(self):
        if self.dice.chance(0.15):
            return self.dice.pick(ROLES)
        return self.person("en") if self.dice.chance(0.7) else self.given()

    def overview(self):
        """40 to 80 words mostly; a few films have far more, and a few none."""
        fate = self.dice.random()
        if fate < 0.02:
            return ""
        wanted = self.dice.number(90, 180) if fate > 0.97 else self.dice.number(28, 62)
        sentences = [self.said(OPENINGS)]
        while sum(len(sentence.split()) for sentence in sentences) < wanted:
            sentences.append(self.said(MIDDLES))
        return " ".join([*dict.fromkeys(sentences), self.said(ENDINGS)])
