"""Who is in the films: a few in many, most in one."""

from .speech import WORDS
from .words import LANGUAGES, SCRIPTS

FIRST_PERSON = 1001
# Established people and newcomers; 10,000 films come to about 60,000 people.
ESTABLISHED_A_FILM = 3
NEWCOMERS_A_FILM = 2.5
# How much more often the best known are asked: 100 to 200 films for the first of 10,000.
BEND = 1.5

CREW = (
    ("Director", "Directing", 1), ("Screenplay", "Writing", 0.9), ("Writer", "Writing", 0.4),
    ("Story", "Writing", 0.25), ("Producer", "Production", 1), ("Producer", "Production", 0.7),
    ("Executive Producer", "Production", 0.6), ("Original Music Composer", "Sound", 0.8),
    ("Director of Photography", "Camera", 0.9), ("Editor", "Editing", 0.9),
    ("Production Design", "Art", 0.6), ("Art Direction", "Art", 0.4),
    ("Casting", "Production", 0.5), ("Costume Design", "Costume & Make-Up", 0.6),
    ("Makeup Artist", "Costume & Make-Up", 0.3),
    ("Sound Designer", "Sound", 0.3), ("Visual Effects Supervisor", "Visual Effects", 0.2),
    ("Stunt Coordinator", "Crew", 0.2),
)
TRADES = 6 * ["Acting"] + "Directing Writing Production Sound Camera Editing Art".split()


class People:
    """Their wire form, without what they do in a film."""

    def __init__(self, films, dice, speech):
        self.dice, self.speech = dice, speech
        self.count = 0
        total = sum(language.share for language in LANGUAGES.values())
        self.established = {}
        for code, language in LANGUAGES.items():
            # Never none, however small the corpus is.
            size = max(30, films * ESTABLISHED_A_FILM * language.share // total)
            self.established[code] = [None] * size

    def of(self, language, newcomer):
        if self.dice.chance(newcomer):
            return self.person(language)
        known = self.established[language]
        at = self.dice.place(len(known), BEND)
        if known[at] is None:
            known[at] = self.person(language)
        return known[at]

    def person(self, language):
        dice = self.dice
        number, self.count = FIRST_PERSON + self.count * 7, self.count + 1
        name = original = self.speech.person(language)
        if language in SCRIPTS and dice.chance(0.8):
            original = f"{dice.pick(WORDS[language])} {dice.pick(WORDS[language])}"
        return {
            "adult": False, "gender": dice.number(0, 2), "id": number,
            "known_for_department": dice.pick(TRADES), "name": name, "original_name": original,
            "popularity": round(0.2 + 6 * dice.random() ** 4, 4), "profile_path": None,
        }

    def cast(self, language):
        """20 mostly; those at the end of the list are newcomers more often."""
        fate = self.dice.random()
        count = 20
        if fate < 0.1:
            count = self.dice.number(0, 12)
        elif fate > 0.85:
            count = self.dice.number(21, 60)
        share = NEWCOMERS_A_FILM / 20
        cast = [
            self.of(language, share * (0.3 if order < 6 else 1.2)) for order in range(count)
        ]
        return [
            {
                **person, "cast_id": order + 1, "character": self.speech.character(),
                "credit_id": self.dice.hexadecimal(24), "order": order,
            }
            for order, person in enumerate({each["id"]: each for each in cast}.values())
        ]

    def crew(self, language):
        return [
            {
                **self.of(language, 0.06), "credit_id": self.dice.hexadecimal(24),
                "department": department, "job": job,
            }
            for job, department, share in CREW
            if self.dice.chance(share)
        ]
