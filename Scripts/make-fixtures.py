#!/usr/bin/env python3
"""Writes Fixtures/rickandmorty: sample data in the exact wire form of the Rick and Morty API.

    make-fixtures.py            writes the JSON pages and draws the portraits (needs Pillow)
    make-fixtures.py --json     writes the JSON pages only
    make-fixtures.py --check    writes nothing: the committed files must be what the tables say

What is said is in the tables; `prove` refuses tables that break the promises of Fixtures/README.md.
"""

import argparse
import json
import math
import re
import struct
import sys
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path
from typing import NamedTuple
from unicodedata import bidirectional

ROOT = Path(__file__).resolve().parent.parent / "Fixtures" / "rickandmorty"
API = "https://rickandmortyapi.com/api"
ROWS_A_PAGE = 20


# --- The tables ----------------------------------------------------------------------------------


class Location(NamedTuple):
    name: str
    type: str
    dimension: str


class Episode(NamedTuple):
    code: str
    air_date: str
    name: str


class Character(NamedTuple):
    name: str
    status: str
    species: str
    type: str
    gender: str
    origin: str
    location: str
    episodes: str
    look: str


UNKNOWN = "unknown"
C137 = "Earth (C-137)"
REPLACEMENT = "Earth (Replacement Dimension)"
TARGET = "Earth (Evil Rick's Target Dimension)"
CITADEL = "Citadel of Ricks"
CABLE = "Interdimensional Cable"
DREAM = "Mr. Goldenfold's dream"
HOSPITAL = "St. Gloopy Noops Hospital"
BATTERY = "Rick's Battery Microverse"
LOUNGE = "Q & A <Lounge> | #7 *_~ [’n’ Bar]"
MIRROR = "鏡の惑星"
HARBOUR = "The Quiet Harbour"

LOCATIONS = [
    Location(C137, "Planet", "Dimension C-137"),
    Location(REPLACEMENT, "Planet", "Replacement Dimension"),
    Location(CITADEL, "Space station", UNKNOWN),
    Location("Anatomy Park", "Microverse", "Dimension C-137"),
    Location(CABLE, "TV", UNKNOWN),
    Location("Immortality Field Resort", "Resort", UNKNOWN),
    Location("Cronenberg Earth", "Planet", "Cronenberg Dimension"),
    Location("Purge Planet", "Planet", "Replacement Dimension"),
    Location("Bird World", "Planet", UNKNOWN),
    Location("Planet Squanch", "Planet", "Replacement Dimension"),
    Location("Nuptia 4", "Planet", UNKNOWN),
    Location("Fantasy World", "Planet", "Fantasy Dimension"),
    Location(HOSPITAL, "Space station", UNKNOWN),
    Location("Gear World", "Planet", UNKNOWN),
    Location("Gazorpazorp", "Planet", UNKNOWN),
    Location("Pluto", "Dwarf planet (Celestial Dwarf)", "Replacement Dimension"),
    Location("Unity's Planet", "Planet", "Replacement Dimension"),
    Location("Signus 5 Expanse", UNKNOWN, "Cromulon Dimension"),
    Location("Alphabetrium", "Planet", "Replacement Dimension"),
    Location(BATTERY, "Microverse", "Replacement Dimension"),
    Location(DREAM, "Dream", "Dimension C-137"),
    Location("Snuffles' Dream", "Dream", "Dimension C-137"),
    Location("Mr. Meeseeks Box", "Box", UNKNOWN),
    Location("Earth (J19ζ7)", "Planet", "Dimension J19ζ7"),
    Location(TARGET, "Planet", "Evil Rick's Target Dimension"),
    Location("Zigerion's Base", "Space station", "Dimension C-137"),
    Location("Gromflom Prime", "Planet", "Replacement Dimension"),
    Location("Árboles Mentirosos", "Planet", UNKNOWN),
    Location("Jerryboree", "Daycare", UNKNOWN),
    # Ours from here on.
    Location(LOUNGE, "", "Dimension 50 % & <half>"),
    Location(MIRROR, "Planet", ""),
    Location(HARBOUR, "Harbour | Haven", ""),
]

EPISODES = [
    Episode("S01E01", "December 2, 2013", "Pilot"),
    Episode("S01E02", "December 9, 2013", "Lawnmower Dog"),
    Episode("S01E03", "December 16, 2013", "Anatomy Park"),
    Episode("S01E04", "January 13, 2014", "M. Night Shaym-Aliens!"),
    Episode("S01E05", "January 20, 2014", "Meeseeks and Destroy"),
    Episode("S01E06", "January 27, 2014", "Rick Potion #9"),
    Episode("S01E07", "March 10, 2014", "Raising Gazorpazorp"),
    Episode("S01E08", "March 17, 2014", "Rixty Minutes"),
    Episode("S01E09", "March 24, 2014", "Something Ricked This Way Comes"),
    Episode("S01E10", "April 7, 2014", "Close Rick-counters of the Rick Kind"),
    Episode("S01E11", "April 14, 2014", "Ricksy Business"),
    Episode("S02E01", "July 26, 2015", "A Rickle in Time"),
    Episode("S02E02", "August 2, 2015", "Mortynight Run"),
    Episode("S02E03", "August 9, 2015", "Auto Erotic Assimilation"),
    Episode("S02E04", "August 16, 2015", "Total Rickall"),
    Episode("S02E05", "August 23, 2015", "Get Schwifty"),
    Episode("S02E06", "August 30, 2015", "The Ricks Must Be Crazy"),
    Episode("S02E07", "September 13, 2015", "Big Trouble in Little Sanchez"),
    Episode("S02E08", "September 20, 2015", "Interdimensional Cable 2: Tempting Fate"),
    Episode("S02E09", "September 27, 2015", "Look Who's Purging Now"),
    Episode("S02E10", "October 4, 2015", "The Wedding Squanchers"),
    # Ours: the stage on which the invented characters appear, so that no real episode is misquoted.
    Episode("S02E11", "October 11, 2015",
            "Static & <Silence> | The *Best_of* `Rick’s` [Leftovers] ~"),
]

CHARACTERS = [
    Character("Rick Sanchez", "Alive", "Human", "", "Male", C137, CITADEL, "1-22",
              "head=long skin=chalk hair=spikes:ice brow=uni mouth=flat "
              "top=coat:white+sky bg=mint"),
    Character("Morty Smith", "Alive", "Human", "", "Male", UNKNOWN, CITADEL, "1-22",
              "head=round skin=fair hair=curls:brown mouth=wavy top=tee:straw bg=sky"),
    Character("Summer Smith", "Alive", "Human", "", "Female", REPLACEMENT, REPLACEMENT,
              "6-12,14-22",
              "head=egg skin=fair hair=ponytail:ginger mouth=smile top=tank:rose bg=lilac"),
    Character("Beth Smith", "Alive", "Human", "", "Female", REPLACEMENT, REPLACEMENT,
              "6-12,14-16,18-22",
              "head=egg skin=fair hair=bob:wheat mouth=smile top=shirt:brick bg=sand"),
    Character("Jerry Smith", "Alive", "Human", "", "Male", REPLACEMENT, REPLACEMENT,
              "6-16,18-22",
              "head=long skin=fair hair=short:brown mouth=grin brow=worried "
              "top=shirt:moss bg=rose"),
    Character("Birdperson", "Alive", "Alien", "Bird-Person", "Male", "Bird World",
              "Planet Squanch", "11,16,21",
              "head=egg skin=tan hair=mohawk:rust nose=beak mouth=none eyes=sleepy "
              "top=tunic:umber"),
    Character("Squanchy", "unknown", "Alien", "Cat-Person", "Male", "Planet Squanch",
              "Planet Squanch", "11,16,21",
              "head=wide skin=mustard ears=cat eyes=sleepy nose=button mouth=grin extra=whiskers"),
    Character("Mr. Poopybutthole", "Alive", "Poopybutthole", "", "Male", UNKNOWN, REPLACEMENT,
              "15,21",
              "head=tall skin=straw hair=tophat:slate eyes=happy mouth=smile top=none"),
    Character("Mr. Meeseeks", "unknown", "Humanoid", "Meeseeks", "Male", "Mr. Meeseeks Box",
              UNKNOWN, "5,10,13",
              "head=tall skin=azure hair=tuft:rust mouth=open top=none bg=sand"),
    Character("Evil Morty", "Alive", "Human", "", "Male", UNKNOWN, CITADEL, "10",
              "head=round skin=fair hair=curls:brown brow=angry mouth=flat extra=eyepatch "
              "top=tee:straw bg=rose"),
    Character("Evil Rick", "Dead", "Humanoid", "Robot", "Male", UNKNOWN, CITADEL, "10",
              "head=long skin=chalk hair=spikes:ice brow=angry mouth=flat extra=scar "
              "top=coat:slate+moss bg=rose"),
    Character("Doofus Rick", "unknown", "Human", "", "Male", "Earth (J19ζ7)", REPLACEMENT, "10",
              "head=long skin=chalk hair=bowl:ice mouth=buck top=coat:white+sky bg=straw"),
    Character("Jessica", "Alive", "Human", "Time God", "Female", REPLACEMENT, REPLACEMENT,
              "11,13,17,18",
              "head=egg skin=fair hair=long:ginger mouth=smile top=tank:moss bg=mint"),
    Character("Jessica", "Alive", "Cronenberg", "", "Female", C137, C137, "1,4,6",
              "head=blob skin=rose hair=tuft:ginger eyes=three mouth=wavy top=tank:moss"),
    Character("Snuffles (Snowball)", "Alive", "Animal", "Dog", "Male", C137, UNKNOWN,
              "2,7,10,15,16",
              "head=wide skin=white ears=dog:ash nose=snout mouth=dog top=collar:brick bg=sky"),
    Character("Unity", "Alive", "Alien", "Hivemind", "Genderless", UNKNOWN, "Unity's Planet",
              "14",
              "head=egg skin=azure hair=long:indigo eyes=sleepy mouth=smile top=dress:lavender"),
    Character("Beta-Seven", "Alive", "Alien", "Hivemind", "unknown", UNKNOWN, UNKNOWN, "14",
              "head=square skin=teal eyes=visor:rust mouth=flat ears=none top=suit:slate"),
    Character("Krombopulos Michael", "Dead", "Alien", "Gromflomite", "Male", UNKNOWN, UNKNOWN,
              "13",
              "head=egg skin=moss eyes=bug hair=antennae mouth=smile top=tunic:umber"),
    Character("Canklanker Thom", "Dead", "Alien", "Gromflomite", "Male", "Gromflom Prime",
              UNKNOWN, "1",
              "head=egg skin=sage eyes=bug hair=antennae mouth=frown top=suit:navy"),
    Character("Scary Terry", "Alive", "Mythological Creature", "Monster", "Male", DREAM, DREAM,
              "2",
              "head=long skin=coral hair=brimhat:umber mouth=zigzag brow=angry extra=scar "
              "top=stripes:brick"),
    Character("Mr. Goldenfold", "Alive", "Human", "", "Male", REPLACEMENT, REPLACEMENT,
              "9,16,17,18,21",
              "head=round skin=brown hair=short:black eyes=glasses extra=moustache:black "
              "top=sweater:mustard bg=sky"),
    Character("Mr. Goldenfold", "Alive", "Cronenberg", "", "Male", C137, C137, "1,2,4,6",
              "head=blob skin=umber eyes=three mouth=zigzag top=sweater:mustard"),
    Character("Beth Smith", "Alive", "Human", "", "Female", C137, C137, "1-6",
              "head=egg skin=fair hair=bob:wheat mouth=flat brow=angry top=tunic:rust bg=straw"),
    Character("Jerry Smith", "Alive", "Human", "", "Male", C137, C137, "1-6",
              "head=long skin=fair hair=short:brown extra=beard:brown top=tunic:umber bg=mint"),
    Character("Summer Smith", "Alive", "Human", "", "Female", C137, C137, "1-6",
              "head=egg skin=fair hair=mohawk:ginger brow=angry mouth=flat top=tunic:slate"),
    Character("Rick Sanchez", "Dead", "Human", "", "Male", TARGET, TARGET, "10",
              "head=long skin=chalk hair=spikes:ice brow=uni eyes=sleepy mouth=frown "
              "top=coat:white+mustard bg=lilac"),
    Character("Rick Sanchez", "Dead", "Human", "", "Male", REPLACEMENT, REPLACEMENT, "6",
              "head=long skin=chalk hair=spikes:ice brow=uni eyes=goggles mouth=open "
              "top=coat:white+sky bg=sand"),
    Character("Morty Smith", "Alive", "Human", "", "Male", TARGET, TARGET, "10",
              "head=round skin=fair hair=curls:brown mouth=smile top=tee:coral bg=mint"),
    Character("Morty Smith", "Dead", "Human", "", "Male", REPLACEMENT, REPLACEMENT, "6",
              "head=round skin=fair hair=curls:brown mouth=open top=tee:straw bg=rose"),
    Character("Abradolf Lincler", "unknown", "Human", "Genetic experiment", "Male", REPLACEMENT,
              UNKNOWN, "10,11",
              "head=long skin=tan hair=tophat:black extra=beard:black top=suit:slate"),
    Character("Cronenberg Rick", "unknown", "Cronenberg", "", "Male", "Cronenberg Earth", C137,
              "6,10",
              "head=blob skin=coral hair=spikes:ice eyes=three mouth=grin top=coat:white+sky"),
    Character("Cronenberg Morty", "unknown", "Cronenberg", "", "Male", "Cronenberg Earth", C137,
              "6,10",
              "head=blob skin=sand hair=tuft:brown eyes=three mouth=wavy top=tee:straw"),
    Character("Arthricia", "Alive", "Alien", "Cat-Person", "Female", "Purge Planet",
              "Purge Planet", "20",
              "head=wide skin=lavender hair=ponytail:indigo ears=cat nose=button "
              "extra=whiskers top=tunic:umber"),
    Character("Revolio Clockberg Jr.", "unknown", "Alien", "Gear-Person", "Male", "Gear World",
              "Gear World", "11,13",
              "head=gear skin=mustard eyes=dots mouth=flat ears=none top=suit:umber"),
    Character("Gear Cop", "Dead", "Alien", "Gear-Person", "Male", "Gear World", "Gear World",
              "13",
              "head=gear skin=ash eyes=sleepy mouth=frown ears=none hair=cap:navy top=suit:navy"),
    Character("Armagheadon", "Alive", "Alien", "Cromulon", "Male", "Signus 5 Expanse",
              "Signus 5 Expanse", "16",
              "head=huge skin=sand brow=uni nose=wide mouth=open top=none"),
    Character("Hydrogen-F", "Alive", "Alien", "Alphabetrian", "Female", "Alphabetrium",
              "Alphabetrium", "16",
              "head=letter-F skin=azure eyes=dots mouth=smile top=none"),
    Character("Magma-Q", "Dead", "Alien", "Alphabetrian", "Male", "Alphabetrium",
              "Alphabetrium", "16",
              "head=letter-Q skin=coral eyes=dots mouth=flat top=none"),
    Character("Zeep Xanflorp", "Alive", "Humanoid", "Microverse inhabitant", "Male", BATTERY,
              BATTERY, "17",
              "head=tall skin=teal hair=spikes:indigo brow=uni mouth=flat top=coat:white+violet"),
    Character("Chris", "Alive", "Humanoid", "Microverse inhabitant", "Male", BATTERY, BATTERY,
              "17",
              "head=tall skin=sage hair=antennae mouth=smile top=tunic:violet"),
    Character("Chris", "Dead", "Alien", "Organic gun", "unknown", UNKNOWN, REPLACEMENT, "12",
              "head=blob skin=violet eyes=one mouth=open top=none"),
    Character("Dr. Xenon Bloom", "Dead", "Humanoid", "Amoeba-Person", "Male", UNKNOWN,
              "Anatomy Park", "3",
              "head=blob skin=aqua eyes=glasses mouth=smile top=suit:white"),
    Character("Tuberculosis", "Dead", "Disease", "", "unknown", "Anatomy Park", "Anatomy Park",
              "3",
              "head=germ skin=sage eyes=three mouth=zigzag top=none"),
    Character("Hepatitis A", "Dead", "Disease", "", "unknown", "Anatomy Park", "Anatomy Park",
              "3",
              "head=germ skin=mustard eyes=one mouth=frown top=none"),
    Character("Annie", "Alive", "Human", "", "Female", C137, "Anatomy Park", "3",
              "head=egg skin=fair hair=bun:wheat mouth=smile top=tee:moss bg=mint"),
    Character("Roger", "Dead", "Human", "", "Male", C137, "Anatomy Park", "3",
              "head=round skin=brown hair=cap:moss extra=beard:black top=tee:moss"),
    Character("King Flippy Nips", "Alive", "Alien", "Plutonian", "Male", "Pluto", "Pluto", "9",
              "head=round skin=azure hair=crown:mustard eyes=happy mouth=grin top=dress:brick"),
    Character("Scroopy Noopers", "Alive", "Alien", "Plutonian", "Male", "Pluto", "Pluto", "9",
              "head=egg skin=azure hair=tuft:white eyes=glasses mouth=flat top=coat:white+rose"),
    Character("Gazorpazorpfield", "Alive", "Alien", "Gazorpian", "Male", "Gazorpazorp", CABLE,
              "8,13",
              "head=wide skin=rust ears=cat eyes=sleepy nose=button mouth=flat extra=whiskers"),
    Character("Ma-Sha", "Alive", "Alien", "Gazorpian", "Female", "Gazorpazorp", "Gazorpazorp",
              "7",
              "head=egg skin=coral hair=bun:white eyes=round mouth=flat top=dress:white"),
    Character("Morty Jr.", "Alive", "Humanoid", "Human Gazorpian", "Male", REPLACEMENT,
              REPLACEMENT, "7",
              "head=wide skin=coral hair=curls:umber brow=uni mouth=flat top=sweater:indigo"),
    Character("Ants in my Eyes Johnson", "unknown", "Human", "Human with ants in his eyes",
              "Male", UNKNOWN, CABLE, "8",
              "head=long skin=tan hair=side:brown eyes=ants mouth=grin top=suit:rust bg=straw"),
    Character("Hole in the Wall Where the Men Can See it All", "unknown", "unknown", "Hole",
              "Genderless", UNKNOWN, CABLE, "8",
              "head=hole skin=umber eyes=peek mouth=none top=none bg=sand"),
    Character("Ghost in a Jar", "Dead", "Alien", "Parasite", "Genderless", UNKNOWN, REPLACEMENT,
              "15",
              "head=ghost skin=white eyes=happy mouth=open top=none bg=lilac extra=jar"),
    Character("Sleepy Gary", "Dead", "Alien", "Parasite", "Male", UNKNOWN, REPLACEMENT, "15",
              "head=long skin=fair hair=nightcap:azure eyes=closed mouth=smile "
              "top=stripes:azure bg=sky"),
    Character("Hamurai", "Dead", "Alien", "Parasite", "Male", UNKNOWN, REPLACEMENT, "15",
              "head=round skin=rose hair=bun:black brow=angry mouth=flat top=tunic:brick"),
    Character("Tinkles", "Dead", "Alien", "Parasite", "Female", UNKNOWN, REPLACEMENT, "15",
              "head=wide skin=white ears=rabbit nose=button mouth=smile extra=blush "
              "hair=tuft:lavender top=none bg=rose"),
    Character("Shleemypants", "Alive", "unknown", "Omniscient being", "Male", UNKNOWN, UNKNOWN,
              "12",
              "head=round skin=indigo eyes=three mouth=flat top=tunic:violet hair=halo"),
    Character("Space Cruiser", "Alive", "Robot", "Artificial Intelligence", "Female",
              REPLACEMENT, REPLACEMENT, "17",
              "head=saucer skin=ash eyes=visor:azure mouth=flat top=none bg=lilac"),
    Character("Butter Robot", "Alive", "Robot", "Passing Butter Robot", "Genderless",
              REPLACEMENT, REPLACEMENT, "9",
              "head=square skin=ash eyes=one mouth=none hair=aerial top=robot:ash bg=straw"),
    Character("Gwendolyn", "unknown", "Robot", "Gazorpian reproduction robot", "Female",
              "Gazorpazorp", REPLACEMENT, "7",
              "head=square skin=rose eyes=round hair=bob:brick mouth=open top=robot:rose"),
    Character("Tiny Rick", "Dead", "Human", "Clone", "Male", REPLACEMENT, REPLACEMENT, "18",
              "head=round skin=chalk hair=spikes:ice brow=uni mouth=grin top=tee:slate bg=straw"),
    Character("Shrimply Pibbles", "Alive", "Alien", "", "Male", UNKNOWN, HOSPITAL, "19",
              "head=blob skin=coral eyes=stalks mouth=smile top=none"),
    Character("Fido", "Alive", "Animal", "Dog", "Male", "Snuffles' Dream", "Snuffles' Dream",
              "2",
              "head=wide skin=tan ears=dog:umber nose=snout mouth=dog top=collar:moss"),
    Character("Jerryboree Keeper", "Alive", "Alien", "", "Female", UNKNOWN, "Jerryboree", "13",
              "head=egg skin=sage hair=bun:violet eyes=happy mouth=smile top=dress:rose"),
    Character("Slippery Stair", "Alive", "Mythological Creature", "Slug", "Male",
              "Fantasy World", REPLACEMENT, "5,11",
              "head=tall skin=sage eyes=stalks mouth=wavy top=none"),
    Character("Stair Goblin", "Alive", "Mythological Creature", "Stair goblin", "Genderless",
              UNKNOWN, "Fantasy World", "5,11",
              "head=wide skin=moss ears=elf nose=wide mouth=buck brow=angry top=tunic:umber"),
    Character("Arcade Alien", "unknown", "Alien", "", "Male", UNKNOWN,
              "Immortality Field Resort", "13,19,21",
              "head=wide skin=violet eyes=three mouth=smile hair=antennae top=tee:mustard"),
    Character("Arbolian Mentirososian", "Alive", "Alien", "", "unknown", "Árboles Mentirosos",
              HOSPITAL, "16,19,21",
              "head=tall skin=umber hair=leaves:moss mouth=wavy eyes=sleepy top=none"),
    Character("Prince Nebulon", "Dead", "Alien", "Zigerion", "Male", UNKNOWN, "Zigerion's Base",
              "4",
              "head=huge skin=sage hair=crown:mustard brow=angry mouth=smile top=tunic:brick"),
    Character("Goddess Beth", "unknown", "Mythological Creature", "Goddess", "Female",
              "Nuptia 4", "Nuptia 4", "18",
              "head=egg skin=fair hair=long:wheat extra=halo eyes=closed mouth=smile "
              "top=dress:white"),
    # Ours from here on: each is a trap for a program that takes data for markup.
    Character("Plumbus" * 28 + "bert", "Alive", "Humanoid", "Plumbus & Sons’ \"finest\"", "Male",
              LOUNGE, LOUNGE, "22",
              "head=wide skin=rose hair=antennae eyes=happy mouth=smile top=tee:coral"),
    Character("O’Rickle & Son's (Twin) | Co.", "Alive", "Human", "", "Male", UNKNOWN, LOUNGE,
              "22",
              "head=long skin=chalk hair=side:ice brow=uni mouth=smile top=suit:slate"),
    Character("*Star* Morty_with_under_scores ~~struck~~", "unknown", "Human", "", "Male",
              UNKNOWN, CITADEL, "22",
              "head=round skin=brown hair=afro:black mouth=smile extra=star:mustard "
              "top=tee:indigo"),
    Character("1984. A Rick", "Alive", "Human", "", "Male", UNKNOWN, CITADEL, "22",
              "head=long skin=chalk hair=spikes:ice eyes=visor:slate mouth=grin "
              "top=coat:lavender+rose"),
    Character("- Dash Morty", "Alive", "Human", "", "Male", UNKNOWN, CITADEL, "22",
              "head=round skin=fair hair=cap:brick mouth=grin top=stripes:coral"),
    Character("<b>Bold</b> Beth", "Dead", "Human", "Half | <br> half", "Female", LOUNGE, LOUNGE,
              "22",
              "head=egg skin=tan hair=bob:black brow=angry mouth=smile top=shirt:indigo"),
    Character("# [Link](https://example.org) `Code` Jerry", "Alive", "Human", "Half | <br> half",
              "Male", LOUNGE, LOUNGE, "22",
              "head=long skin=fair hair=short:brown eyes=glasses mouth=flat top=shirt:lavender"),
    Character("{{Mustache}} & {{{Sons}}} &lt;3 &#82;ick", "Alive", "Robot", "", "Male", UNKNOWN,
              LOUNGE, "22",
              "head=square skin=mustard eyes=round extra=moustache:umber hair=aerial "
              "top=robot:mustard"),
    Character("\"Double\" 'Single' \\Back\\ Summer", "Alive", "Human", "", "Female", UNKNOWN,
              MIRROR, "22",
              "head=egg skin=brown hair=ponytail:black mouth=smile top=tank:mustard"),
    Character("Zoë Ångström-Łukasz", "Alive", "Human", "", "Female", REPLACEMENT, REPLACEMENT,
              "22",
              "head=egg skin=pale hair=long:wheat eyes=glasses mouth=smile top=sweater:teal"),
    Character("鏡のリック", "unknown", "Human", "", "Male", MIRROR, MIRROR, "22",
              "head=long skin=chalk hair=spikes:black brow=uni mouth=flat top=coat:white+brick"),
    Character("Σοφία η Ήσυχη", "Alive", "Human", "", "Female", MIRROR, MIRROR, "22",
              "head=egg skin=tan hair=bun:umber eyes=closed mouth=smile top=dress:aqua"),
    Character("ريك الهادئ", "Alive", "Human", "", "Male", UNKNOWN, CITADEL, "22",
              "head=long skin=tan hair=side:black extra=beard:black mouth=smile "
              "top=coat:white+moss"),
    Character("Astronaut 👩‍🚀 Squid", "Alive", "Animal", "Squid", "Female", UNKNOWN, UNKNOWN, "22",
              "head=squid skin=lavender eyes=round mouth=smile top=none"),
    Character("Overlooked Morty", "unknown", "Human", "", "Male", C137, CITADEL, "18,22",
              "head=round skin=fair hair=bowl:brown eyes=round mouth=frown top=tee:ash"),
]

# The one link that only one side knows: he lists the episode, its cast does not have him.
ONE_SIDED = ("Overlooked Morty", "S02E07")

NAMESAKES = {
    "Rick Sanchez": 3, "Morty Smith": 3, "Beth Smith": 2, "Jerry Smith": 2, "Summer Smith": 2,
    "Jessica": 2, "Mr. Goldenfold": 2, "Chris": 2,
}

# Pictures that are not square, as five of the real ones are not.
ODD_SIZES = {7: (198, 200), 40: (200, 184)}


# --- Tables to wire form -------------------------------------------------------------------------


def expand(numbers):
    """`1-3,7` to 1, 2, 3, 7."""
    for part in numbers.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def address(kind, number):
    return f"{API}/{kind}/{number}"


def created(start, number, step):
    """Stamps rise with the ids at an even pace, and always show milliseconds."""
    moment = datetime.fromisoformat(start) + timedelta(milliseconds=step * (number - 1))
    return moment.isoformat(timespec="milliseconds") + "Z"


LOCATION_IDS = {location.name: number for number, location in enumerate(LOCATIONS, 1)}


def place(name):
    url = "" if name == UNKNOWN else address("location", LOCATION_IDS[name])
    return {"name": name, "url": url}


def characters():
    return [
        {
            "id": number,
            "name": character.name,
            "status": character.status,
            "species": character.species,
            "type": character.type,
            "gender": character.gender,
            "origin": place(character.origin),
            "location": place(character.location),
            "image": f"{API}/character/avatar/{number}.jpeg",
            "episode": [address("episode", episode) for episode in expand(character.episodes)],
            "url": address("character", number),
            "created": created("2017-11-04T18:48:46.250", number, 95_401),
        }
        for number, character in enumerate(CHARACTERS, 1)
    ]


def locations():
    return [
        {
            "id": number,
            "name": location.name,
            "type": location.type,
            "dimension": location.dimension,
            "residents": [
                address("character", resident)
                for resident, character in enumerate(CHARACTERS, 1)
                if character.location == location.name
            ],
            "url": address("location", number),
            "created": created("2017-11-10T12:42:04.162", number, 61_207),
        }
        for number, location in enumerate(LOCATIONS, 1)
    ]


def episodes():
    return [
        {
            "id": number,
            "name": episode.name,
            "air_date": episode.air_date,
            "episode": episode.code,
            "characters": [
                address("character", member)
                for member, character in enumerate(CHARACTERS, 1)
                if number in expand(character.episodes)
                and (character.name, episode.code) != ONE_SIDED
            ],
            "url": address("episode", number),
            "created": created("2017-11-10T12:56:33.798", number, 103),
        }
        for number, episode in enumerate(EPISODES, 1)
    ]


def pages(kind, entries):
    """The envelopes of a list, by path below the root."""
    count = math.ceil(len(entries) / ROWS_A_PAGE)
    for page in range(1, count + 1):
        info = {
            "count": len(entries),
            "pages": count,
            "next": f"{API}/{kind}?page={page + 1}" if page < count else None,
            "prev": f"{API}/{kind}?page={page - 1}" if page > 1 else None,
        }
        rows = entries[(page - 1) * ROWS_A_PAGE : page * ROWS_A_PAGE]
        body = json.dumps(
            {"info": info, "results": rows}, ensure_ascii=False, separators=(",", ":")
        )
        yield f"{kind}/page-{page}.json", body.encode()


# --- Proofs: what Fixtures/README.md promises ----------------------------------------------------


def demand(truth, promise):
    if not truth:
        sys.exit(f"The tables of make-fixtures.py break a promise: {promise}.")


def entries_of(files, kind):
    """Read back from the wire form, so that the proof is about what is written."""
    return [
        row
        for path, body in files.items()
        if path.startswith(f"{kind}/")
        for row in json.loads(body)["results"]
    ]


def one_sided_links(people, places, shows):
    """Every pair that only one of its two sides lists."""
    stays = {(person["url"], person["location"]["url"]) for person in people}
    stays = {(person, location) for person, location in stays if location}
    houses = {(person, location["url"]) for location in places for person in location["residents"]}
    plays = {(person["url"], show) for person in people for show in person["episode"]}
    casts = {(person, show["url"]) for show in shows for person in show["characters"]}
    return (stays ^ houses) | (plays ^ casts)


def prove_references(people, places, shows):
    for rows, kind in ((people, "character"), (places, "location"), (shows, "episode")):
        urls = [row["url"] for row in rows]
        demand(urls == [address(kind, n) for n in range(1, len(rows) + 1)], "ids run from 1")
        demand(len({row["created"] for row in rows}) == len(rows), "stamps differ")
    names = {location["url"]: location["name"] for location in places} | {"": UNKNOWN}
    for person in people:
        for end in (person["origin"], person["location"]):
            demand(names.get(end["url"]) == end["name"], "places are called by their names")
        demand(person["episode"], "every character is in an episode")
        demand({*person["episode"]} <= {show["url"] for show in shows}, "episodes exist")
    for rows in (places, shows):
        demand(len({row["name"] for row in rows}) == len(rows), "no namesakes here")
    known = {person["url"] for person in people}
    for group in [row["residents"] for row in places] + [row["characters"] for row in shows]:
        demand({*group} <= known, "listed characters exist")


def prove_variety(people, places, shows):
    demand(len(people) > 4 * ROWS_A_PAGE, "characters fill more than four pages")
    demand(len(places) >= 25 and len(shows) >= 22, "25 locations, 22 episodes")
    demand(len({show["episode"][:3] for show in shows}) == 2, "two seasons")
    demand({p["status"] for p in people} == {"Alive", "Dead", "unknown"}, "every status")
    demand(
        {p["gender"] for p in people} == {"Female", "Male", "Genderless", "unknown"},
        "every gender",
    )
    demand(any(p["type"] == "" for p in people), "an empty type")
    for field in ("species", "type"):
        counts = Counter(person[field] for person in people if person[field]).values()
        demand(1 in counts and max(counts) > 1, f"a single and a shared {field}")
    demand({"", UNKNOWN} < {place["dimension"] for place in places}, "absent dimensions")
    nowhere = [p for p in people if p["origin"]["url"] == "" == p["location"]["url"]]
    demand(nowhere, "a character from nowhere, who is nowhere")


def prove_names(people, places, shows):
    names = [person["name"] for person in people]
    demand(names[0] == "Rick Sanchez", "Rick Sanchez is first")
    repeated = {name: count for name, count in Counter(names).items() if count > 1}
    demand(repeated == NAMESAKES, f"the namesakes {NAMESAKES}, not {repeated}")
    demand(any(len(name) == 200 and name.isalpha() for name in names), "a name of 200 letters")
    for character in "’&'\"()|*_<>~`[]#{}\\":
        demand(any(character in name for name in names), f"a name with {character}")
    for start in ("1984. ", "- "):
        demand(any(name.startswith(start) for name in names), f"a name that starts with {start!r}")
    demand(any(not re.search("[A-Za-z]", name) for name in names), "a name without Latin letters")
    demand(any(bidirectional(name[0]) == "AL" for name in names), "a name from right to left")
    demand(any("\u200d" in name for name in names), "an emoji of several code points")
    for rows, kind in ((places, "location"), (shows, "episode")):
        demand(any({*"&<|*_~["} <= {*row["name"]} for row in rows), f"a hostile {kind} name")


def prove_exceptions(people, places, shows):
    links = one_sided_links(people, places, shows)
    demand(len(links) == 1, f"one one-sided link, not {sorted(links)}")
    homes = {person["origin"]["url"] for person in people}
    deserted = [l["name"] for l in places if not l["residents"] and l["url"] not in homes]
    demand(deserted == [HARBOUR], f"one deserted location, not {deserted}")


def prove(files):
    rows = [entries_of(files, kind) for kind in ("character", "location", "episode")]
    prove_references(*rows)
    prove_variety(*rows)
    prove_names(*rows)
    prove_exceptions(*rows)


# --- Portraits -----------------------------------------------------------------------------------

COLOURS = {
    "aqua": "#9ccfc9", "ash": "#d5d3cc", "azure": "#86b3d4", "black": "#3a3437",
    "brick": "#a8503f", "brown": "#8a5c3e", "chalk": "#ebdccd", "coral": "#dd9a84",
    "fair": "#ecc5a4", "ginger": "#c8703a", "ice": "#a9c6d3", "indigo": "#5a5f93",
    "ink": "#33363d", "lavender": "#b5a6cf", "lilac": "#d9cfe6", "mint": "#cfe3d6",
    "moss": "#6f8f5f", "mustard": "#d6b25a", "navy": "#3f5573", "pale": "#f3dcc9",
    "rose": "#e3b3b0", "rust": "#b5683f", "sage": "#a9c49a", "sand": "#e5d4b5",
    "sky": "#c6dcea", "slate": "#66717d", "straw": "#ecd98b", "tan": "#cf9f76",
    "teal": "#5f9c98", "umber": "#80604a", "violet": "#86689f", "wheat": "#e3c274",
    "white": "#fbfaf6",
}
GROUNDS = ["mint", "sky", "lilac", "sand", "rose", "straw"]
SCALE = 4
SIDE = 200
INK = COLOURS["ink"]


def rgb(colour):
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def mix(colour, other, share):
    """`share` of the second colour in the first."""
    pairs = zip(rgb(colour), rgb(other))
    return "#%02x%02x%02x" % tuple(round(a + (b - a) * share) for a, b in pairs)


def curve(cx, cy, rx, ry, start, end, power=2.0):
    """Points of a superellipse, degrees clockwise from the right; power 2 is an ellipse."""
    points = []
    for step in range(65):
        turn = math.radians(start + (end - start) * step / 64)
        x, y = math.cos(turn), math.sin(turn)
        points.append((
            cx + rx * math.copysign(abs(x) ** (2 / power), x),
            cy + ry * math.copysign(abs(y) ** (2 / power), y),
        ))
    return points


class Head(NamedTuple):
    cx: float
    cy: float
    rx: float
    ry: float
    power: float = 2.0

    def arc(self, start, end, grow=1.0):
        return curve(self.cx, self.cy, self.rx * grow, self.ry * grow, start, end, self.power)


HEADS = {
    "round": Head(100, 98, 47, 48, 2.2),
    "egg": Head(100, 98, 42, 50, 2.2),
    "long": Head(100, 98, 39, 54, 2.6),
    "wide": Head(100, 102, 54, 44, 2.2),
    "tall": Head(100, 100, 35, 62, 2.8),
    "square": Head(100, 98, 46, 44, 7),
    "huge": Head(100, 100, 62, 66, 3),
    "blob": Head(100, 102, 46, 46),
    "germ": Head(100, 104, 48, 48),
    "gear": Head(100, 96, 46, 46),
    "hole": Head(100, 104, 58, 58),
    "ghost": Head(100, 98, 44, 48),
    "saucer": Head(100, 104, 74, 26),
    "squid": Head(100, 90, 46, 50),
    "letter-F": Head(94, 86, 33, 46),
    "letter-Q": Head(100, 100, 56, 58),
}


class Portrait:
    """A bust of flat shapes in a grid of 200 by 200. Each word of a look names one method."""

    def __init__(self, number, look):
        from PIL import Image, ImageDraw

        self.number = number
        self.words = dict(word.split("=") for word in look.split())
        self.image = Image.new("RGB", (SIDE * SCALE, SIDE * SCALE))
        self.pen = ImageDraw.Draw(self.image)
        self.shape = self.words["head"]
        self.head = HEADS[self.shape]
        self.skin = COLOURS[self.words["skin"]]
        self.shade = mix(self.skin, "#6b4a45", 0.22)
        tint = COLOURS[self.words.get("bg", GROUNDS[number % len(GROUNDS)])]
        self.ground = mix(tint, COLOURS["white"], 0.28)
        self.eye_y = self.head.cy + self.head.ry * 0.02
        self.mouth_y = self.head.cy + self.head.ry * 0.52
        self.gap = max(14, self.head.rx * 0.42)

    def draw(self):
        self.backdrop()
        self.part("hair", "behind")
        self.part("extra", "behind")
        self.part("top", "top", "tee:slate")
        self.part("ears", "ears", "plain")
        self.face()
        self.part("hair", "hair")
        self.part("nose", "nose", "line")
        self.part("eyes", "eyes", "dots")
        self.part("brow", "brow")
        self.part("mouth", "mouth", "smile")
        self.part("extra", "extra")
        return self.image

    def part(self, word, prefix, default="none"):
        """Calls the method that the look names; an unknown name has none and is a mistake."""
        name, _, colours = self.words.get(word, default).partition(":")
        method = getattr(self, f"{prefix}_{name}", None)
        if method:
            method(*[COLOURS[colour] for colour in colours.split("+") if colour])
        elif name != "none" and not any(
            hasattr(self, f"{kind}_{name}") for kind in (prefix, "behind", word)
        ):
            sys.exit(f"Character {self.number} has {word}={name}, which Portrait cannot draw.")

    # Strokes

    def area(self, points, fill):
        self.pen.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=fill)

    def oval(self, cx, cy, rx, ry, fill):
        self.area(curve(cx, cy, rx, ry, 0, 360), fill)

    def disc(self, cx, cy, radius, fill):
        self.oval(cx, cy, radius, radius, fill)

    def slab(self, left, top, right, bottom, radius, fill):
        box = [left * SCALE, top * SCALE, right * SCALE, bottom * SCALE]
        self.pen.rounded_rectangle(box, radius * SCALE, fill=fill)

    def stroke(self, points, width, fill=INK):
        """A line with round ends and corners."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self.pen.line(scaled, fill=fill, width=round(width * SCALE), joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, fill)

    def bow(self, cx, cy, rx, ry, start, end, width, fill=INK):
        self.stroke(curve(cx, cy, rx, ry, start, end), width, fill)

    # Ground

    def backdrop(self):
        self.slab(0, 0, SIDE, SIDE, 0, self.ground)
        self.disc(100, 104, 82, mix(self.ground, "#ffffff", 0.45))

    # Heads

    def face(self):
        painter = getattr(self, "head_" + self.shape.replace("-", "_"), None)
        if painter:
            painter()
        else:
            self.area(self.head.arc(0, 360), self.skin)

    def head_blob(self):
        for x, y, radius in ((68, 88, 26), (128, 80, 30), (140, 116, 22), (66, 124, 24)):
            self.disc(x, y, radius, self.skin)
        self.disc(100, 104, 46, self.skin)
        for x, y, radius in ((66, 84, 7), (138, 112, 8), (126, 66, 5)):
            self.disc(x, y, radius, self.shade)

    def head_germ(self):
        for turn in range(0, 360, 30):
            x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            self.stroke([(100 + 44 * x, 104 + 44 * y), (100 + 62 * x, 104 + 62 * y)], 7, self.skin)
            self.disc(100 + 64 * x, 104 + 64 * y, 7, self.shade)
        self.disc(100, 104, 48, self.skin)
        for x, y, radius in ((72, 82, 6), (130, 128, 7), (78, 130, 4), (126, 76, 4)):
            self.disc(x, y, radius, self.shade)

    def head_gear(self):
        for turn in range(0, 360, 36):
            corners = [
                (100 + reach * math.cos(math.radians(turn + by)),
                 96 + reach * math.sin(math.radians(turn + by)))
                for by, reach in ((-11, 44), (-8, 60), (8, 60), (11, 44))
            ]
            self.area(corners, self.shade)
        self.disc(100, 96, 49, self.shade)
        self.disc(100, 96, 42, self.skin)

    def head_hole(self):
        self.slab(0, 0, SIDE, SIDE, 0, COLOURS["sand"])
        for row in range(7):
            for column in range(-1, 5):
                left = column * 48 + (row % 2) * 24
                self.slab(left, row * 29, left + 45, row * 29 + 26, 3,
                          mix(COLOURS["rose"], COLOURS["brick"], 0.14 + 0.1 * ((row + column) % 3)))
        self.oval(100, 104, 62, 60, COLOURS["brick"])
        self.oval(100, 106, 56, 54, COLOURS["ink"])

    def head_ghost(self):
        hem = [(144, 100), (144, 160), (129, 148), (115, 160), (100, 148), (85, 160), (71, 148),
               (56, 160), (56, 100)]
        self.area(self.head.arc(180, 360) + hem, self.skin)

    def head_saucer(self):
        self.area(curve(100, 92, 42, 46, 180, 360), mix(COLOURS["sky"], COLOURS["azure"], 0.5))
        self.area(curve(92, 88, 24, 30, 190, 260) + [(88, 86)], COLOURS["white"])
        self.area(self.head.arc(0, 360), self.skin)
        self.area(curve(100, 110, 60, 20, 0, 180), self.shade)
        for x in (60, 86, 114, 140):
            self.disc(x, 120 - abs(x - 100) / 9, 4.5, COLOURS["straw"])

    def head_squid(self):
        self.disc(100, 88, 70, COLOURS["white"])
        self.bow(100, 88, 70, 70, 0, 360, 4, COLOURS["ice"])
        for x, lean in ((64, -14), (82, -5), (100, 0), (118, 5), (136, 14)):
            self.stroke([(x, 120), (x + lean, 150), (x + lean * 2, 168)], 13, self.shade)
        self.area([(100, 26), (144, 72), (56, 72)], self.shade)
        self.area(self.head.arc(0, 360), self.skin)

    def head_letter_F(self):
        self.slab(62, 32, 126, 178, 8, self.skin)
        self.slab(62, 32, 162, 66, 8, self.skin)
        self.slab(62, 94, 150, 126, 8, self.skin)

    def head_letter_Q(self):
        self.stroke([(128, 136), (154, 168)], 22, self.shade)
        self.area(self.head.arc(0, 360), self.shade)
        self.area(self.head.arc(0, 360, 0.82), self.skin)

    # Clothes

    def shoulders(self, fill, width=64):
        self.slab(93, 130, 107, 170, 6, self.shade)
        self.area(curve(100, 206, width, 50, 180, 360, 2.8), fill)

    def neckline(self, rx=22, ry=17):
        self.area(curve(100, 154, rx, ry, 0, 180), self.shade)

    def top_none(self):
        if self.shape in ("tall", "wide", "round", "egg"):
            self.area(curve(100, 206, 46, 62, 180, 360, 2.4), mix(self.skin, self.shade, 0.5))

    def top_tee(self, cloth):
        self.shoulders(cloth)
        self.neckline()
        for x in (56, 144):
            self.stroke([(x, 182), (x, 200)], 2.5, mix(cloth, INK, 0.3))

    def top_tank(self, cloth):
        self.shoulders(mix(self.skin, self.shade, 0.25), 58)
        self.area([(66, 200), (68, 158), (78, 157), (84, 172), (116, 172), (122, 157), (132, 158),
                   (134, 200)], cloth)

    def top_shirt(self, cloth):
        self.shoulders(cloth)
        self.area([(84, 154), (116, 154), (100, 178)], self.shade)
        light = mix(cloth, "#ffffff", 0.25)
        self.area([(84, 150), (100, 178), (82, 180), (72, 160)], light)
        self.area([(116, 150), (100, 178), (118, 180), (128, 160)], light)

    def top_coat(self, cloth, inner):
        self.shoulders(cloth, 68)
        self.area([(82, 155), (118, 155), (110, 200), (90, 200)], inner)
        self.neckline(17, 13)
        edge = mix(cloth, INK, 0.16)
        self.area([(82, 153), (92, 200), (80, 200), (66, 168)], edge)
        self.area([(118, 153), (108, 200), (120, 200), (134, 168)], edge)

    def top_suit(self, cloth):
        self.shoulders(cloth, 66)
        self.area([(84, 155), (116, 155), (100, 196)], COLOURS["white"])
        self.area([(95, 160), (105, 160), (107, 186), (100, 195), (93, 186)], COLOURS["brick"])
        edge = mix(cloth, INK, 0.3)
        self.stroke([(84, 156), (100, 198), (116, 156)], 3, edge)

    def top_sweater(self, cloth):
        self.shoulders(cloth, 66)
        self.bow(100, 155, 22, 15, 0, 180, 8, mix(cloth, INK, 0.2))
        self.area(curve(100, 154, 18, 11, 0, 180), self.shade)

    def top_stripes(self, cloth):
        self.shoulders(cloth, 64)
        for y, reach in ((172, 57), (188, 61)):
            self.slab(100 - reach, y, 100 + reach, y + 7, 1, COLOURS["white"])
        self.neckline()

    def top_tunic(self, cloth):
        self.shoulders(cloth, 62)
        self.area([(86, 155), (114, 155), (100, 182)], self.shade)
        self.stroke([(60, 170), (116, 200)], 6, mix(cloth, INK, 0.35))

    def top_dress(self, cloth):
        self.shoulders(mix(self.skin, self.shade, 0.25), 56)
        self.area([(58, 200), (66, 170), (100, 180), (134, 170), (142, 200)], cloth)
        for x, y in ((88, 166), (100, 169), (112, 166)):
            self.disc(x, y, 3.2, COLOURS["white"])

    def top_collar(self, band):
        self.shoulders(self.skin, 52)
        self.slab(70, 152, 130, 164, 6, band)
        self.disc(100, 168, 6, COLOURS["mustard"])

    def top_robot(self, metal):
        self.slab(90, 138, 110, 170, 2, COLOURS["slate"])
        self.slab(48, 160, 152, 220, 12, mix(metal, INK, 0.15))
        self.slab(76, 174, 124, 220, 5, mix(metal, "#ffffff", 0.4))
        for x in (60, 140):
            self.disc(x, 174, 4, COLOURS["slate"])

    # Ears

    def ears_plain(self):
        if self.shape not in ("round", "egg", "long", "huge"):
            return
        for side in (-1, 1):
            self.oval(self.head.cx + side * self.head.rx, self.eye_y + 5, 8, 10, self.shade)

    def ears_cat(self):
        for side in (-1, 1):
            x, y = 100 + side * 36, self.head.cy - 28
            self.area([(x - 18, y + 14), (x + side * 16, y - 34), (x + 18, y + 14)], self.skin)
            self.area([(x - 9, y + 8), (x + side * 11, y - 20), (x + 9, y + 8)], COLOURS["rose"])

    def ears_dog(self, fur):
        for side in (-1, 1):
            self.area(curve(100 + side * 50, 98, 17, 36, 0, 360), fur)

    def ears_rabbit(self):
        for side in (-1, 1):
            self.oval(100 + side * 22, 44, 13, 34, self.skin)
            self.oval(100 + side * 22, 48, 6, 24, COLOURS["rose"])

    def ears_elf(self):
        for side in (-1, 1):
            self.area([(100 + side * 44, 84), (100 + side * 88, 70), (100 + side * 46, 112)],
                      self.shade)

    # Hair and hats: `behind` comes before the head, `hair` after it

    def cap_of(self, fill, start, grow=1.05):
        """The crown of the head down to a straight line."""
        self.area(self.head.arc(180 + start, 360 - start, grow), fill)

    def behind_spikes(self, hair):
        points = []
        for step in range(19):
            turn = math.radians(152 + step * 236 / 18)
            reach = 1.42 if step % 2 else 1.06
            points.append((self.head.cx + self.head.rx * reach * 1.12 * math.cos(turn),
                           self.head.cy - 6 + self.head.ry * reach * math.sin(turn)))
        self.area(points, hair)

    def hair_curls(self, hair):
        self.cap_of(hair, 30)
        for turn in range(188, 360, 19):
            x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            self.disc(100 + self.head.rx * 0.94 * x, self.head.cy - 4 + self.head.ry * 0.9 * y, 12,
                      hair)

    def hair_afro(self, hair):
        self.cap_of(hair, 34)

    def behind_afro(self, hair):
        self.disc(100, self.head.cy - 16, self.head.rx * 1.4, hair)

    def hair_short(self, hair):
        self.cap_of(hair, 32, 1.07)
        for side in (-1, 1):
            x = 100 + side * self.head.rx * 0.9
            self.slab(x - 5, self.head.cy - 34, x + 5, self.head.cy - 4, 4, hair)

    def hair_side(self, hair):
        self.area(self.head.arc(188, 352, 1.07) + [(128, 66), (84, 74)], hair)

    def hair_bowl(self, hair):
        self.cap_of(hair, 14, 1.12)

    def hair_tuft(self, hair):
        top = self.head.cy - self.head.ry
        for lean in (-16, 0, 16):
            self.area([(92 + lean / 4, top + 8), (100 + lean, top - 18), (108 + lean / 4, top + 8)],
                      hair)

    def hair_mohawk(self, hair):
        top = self.head.cy - self.head.ry
        crest = [(84, top + 16)]
        for step, x in enumerate((80, 88, 94, 100, 106, 112, 120)):
            crest.append((x, top - (20 if step % 2 else 6) + abs(x - 100) * 0.3))
        self.area(crest + [(116, top + 16)], hair)

    def fringe(self, hair):
        self.area(self.head.arc(192, 348, 1.06) + [(134, 82), (112, 64), (74, 84)], hair)

    def behind_bob(self, hair):
        self.area(curve(100, self.head.cy + 4, self.head.rx * 1.34, self.head.ry * 1.16, 0, 360,
                        2.8), hair)

    def hair_bob(self, hair):
        self.fringe(hair)

    def behind_long(self, hair):
        self.area(curve(100, 118, self.head.rx * 1.34, 72, 0, 360, 2.8), hair)

    def hair_long(self, hair):
        self.fringe(hair)

    def behind_ponytail(self, hair):
        self.area([(118, 46), (150, 42), (172, 72), (170, 122), (158, 136), (150, 104), (138, 74)],
                  hair)
        self.disc(148, 62, 20, hair)

    def hair_ponytail(self, hair):
        self.fringe(hair)
        self.disc(142, 62, 7, COLOURS["teal"])

    def behind_bun(self, hair):
        self.disc(100, self.head.cy - self.head.ry - 8, 17, hair)

    def hair_bun(self, hair):
        self.cap_of(hair, 26, 1.06)

    def hair_cap(self, cloth):
        self.cap_of(cloth, 26, 1.1)
        brim = self.head.cy - self.head.ry * 0.5
        self.slab(96, brim - 5, 164, brim + 5, 5, mix(cloth, INK, 0.3))

    def hair_tophat(self, felt):
        top = self.head.cy - self.head.ry * 0.68
        self.slab(72, top - 42, 128, top + 2, 5, felt)
        self.slab(72, top - 12, 128, top, 0, COLOURS["brick"])
        self.slab(56, top - 3, 144, top + 7, 5, felt)

    def hair_brimhat(self, felt):
        top = self.head.cy - self.head.ry * 0.6
        self.slab(66, top - 32, 134, top + 4, 16, felt)
        self.oval(100, top + 2, 62, 9, mix(felt, INK, 0.25))

    def hair_nightcap(self, cloth):
        top = self.head.cy - self.head.ry
        self.area([(60, top + 26), (96, top - 26), (156, top + 20), (140, top + 26)], cloth)
        self.slab(58, top + 18, 142, top + 32, 7, COLOURS["white"])
        self.disc(156, top + 24, 10, COLOURS["white"])

    def hair_crown(self, gold):
        top = self.head.cy - self.head.ry
        self.area([(72, top + 16), (66, top - 16), (86, top), (100, top - 22), (114, top),
                   (134, top - 16), (128, top + 16)], gold)
        for x, y in ((66, -17), (100, -23), (134, -17)):
            self.disc(x, top + y, 4.5, COLOURS["brick"])

    def hair_leaves(self, leaf):
        top = self.head.cy - self.head.ry
        for x, y, radius in ((66, 20, 19), (84, 2, 22), (112, 0, 23), (134, 20, 19), (100, 14, 22)):
            self.disc(x, top + y, radius, leaf)
        for x, y in ((76, 6), (108, -6), (126, 16)):
            self.disc(x, top + y, 5, mix(leaf, "#ffffff", 0.3))

    def behind_antennae(self):
        top = self.head.cy - self.head.ry
        for side in (-1, 1):
            self.stroke([(100 + side * 14, top + 12), (100 + side * 24, top - 12),
                         (100 + side * 34, top - 22)], 5, self.shade)
            self.disc(100 + side * 36, top - 24, 8, COLOURS["mustard"])

    def behind_aerial(self):
        self.stroke([(100, 60), (100, 34)], 4, COLOURS["slate"])
        self.disc(100, 31, 7, COLOURS["brick"])
        for x in (50, 150):
            self.slab(x - 8, 84, x + 8, 112, 4, COLOURS["slate"])

    def behind_halo(self):
        self.bow(100, self.head.cy - self.head.ry - 8, 40, 11, 0, 360, 6, COLOURS["mustard"])

    # Faces

    def pair(self):
        return ((self.head.cx - self.gap, self.eye_y), (self.head.cx + self.gap, self.eye_y))

    def eyes_dots(self):
        for x, y in self.pair():
            self.oval(x, y, 5, 6.2, INK)
            self.disc(x + 1.8, y - 2.2, 1.7, "#ffffff")

    def eyes_round(self):
        for x, y in self.pair():
            self.disc(x, y, 11, "#ffffff")
            self.disc(x + 1, y + 1, 4.5, INK)

    def eyes_sleepy(self):
        for x, y in self.pair():
            self.disc(x, y, 10, "#ffffff")
            self.disc(x, y + 3, 4.2, INK)
            self.area(curve(x, y, 11, 11, 180, 360), self.shade)

    def eyes_happy(self):
        for x, y in self.pair():
            self.bow(x, y + 4, 8, 9, 190, 350, 3.6)

    def eyes_closed(self):
        for x, y in self.pair():
            self.bow(x, y - 2, 8, 7, 15, 165, 3.6)

    def eyes_glasses(self):
        for x, y in self.pair():
            self.disc(x, y, 15, INK)
            self.disc(x, y, 12, mix(self.skin, "#ffffff", 0.6))
        self.stroke([(96, self.eye_y - 1), (104, self.eye_y - 1)], 3)
        self.eyes_dots()

    def eyes_goggles(self):
        self.slab(58, self.eye_y - 7, 142, self.eye_y + 7, 3, COLOURS["umber"])
        for x, y in self.pair():
            self.disc(x, y, 16, COLOURS["slate"])
            self.disc(x, y, 11, COLOURS["aqua"])
            self.disc(x - 3, y - 4, 3, "#ffffff")

    def eyes_visor(self, glass):
        reach = min(self.head.rx * 0.8, 40)
        height = self.eye_y - (22 if self.shape == "saucer" else 2)
        self.slab(100 - reach, height - 10, 100 + reach, height + 10, 10, INK)
        self.slab(104 - reach, height - 6, 96 + reach, height + 6, 6, glass)
        self.slab(110 - reach, height - 4, 124 - reach, height, 2, "#ffffff")

    def eyes_one(self):
        self.disc(100, self.eye_y - 4, 18, "#ffffff")
        self.disc(101, self.eye_y - 3, 9, COLOURS["teal"])
        self.disc(101, self.eye_y - 3, 4.5, INK)

    def eyes_three(self):
        for x, y, radius in ((78, 4, 9), (122, 0, 11), (100, -20, 8)):
            self.disc(x, self.eye_y + y, radius, "#ffffff")
            self.disc(x + 1, self.eye_y + y + 1, radius * 0.42, INK)

    def eyes_bug(self):
        for side in (-1, 1):
            self.oval(100 + side * 22, self.eye_y - 6, 17, 21, COLOURS["brick"])
            self.oval(100 + side * 18, self.eye_y - 13, 4, 6, COLOURS["rose"])

    def eyes_stalks(self):
        top = self.head.cy - self.head.ry
        for side in (-1, 1):
            x = 100 + side * 24
            self.stroke([(100 + side * 12, top + 16), (x, top - 12)], 9, self.skin)
            self.disc(x, top - 16, 14, "#ffffff")
            self.disc(x + 1, top - 15, 5.5, INK)

    def eyes_ants(self):
        for x, y in self.pair():
            self.disc(x, y, 13, "#ffffff")
            for by, down in ((-6, -3), (3, -6), (5, 4), (-3, 5), (0, 0)):
                self.oval(x + by, y + down, 2.8, 1.8, INK)

    def eyes_peek(self):
        for x in (78, 122):
            self.oval(x, 104, 15, 12, "#ffffff")
            self.disc(x + 4, 105, 6, INK)

    def brow_uni(self):
        y = self.eye_y - 15
        self.stroke([(100 - self.gap - 9, y + 1), (100, y + 3), (100 + self.gap + 9, y + 1)], 5,
                    self.brow_colour())

    def brow_angry(self):
        for side in (-1, 1):
            self.stroke([(100 + side * 7, self.eye_y - 10),
                         (100 + side * (self.gap + 9), self.eye_y - 17)], 4.5, self.brow_colour())

    def brow_worried(self):
        for side in (-1, 1):
            self.stroke([(100 + side * 9, self.eye_y - 17),
                         (100 + side * (self.gap + 8), self.eye_y - 12)], 4, self.brow_colour())

    def brow_colour(self):
        _, _, colour = self.words.get("hair", "").partition(":")
        return mix(COLOURS.get(colour, self.shade), INK, 0.25)

    def nose_line(self):
        if self.shape in ("round", "egg", "long", "tall"):
            self.bow(100, self.eye_y + 10, 5, 5, 20, 160, 3, self.shade)

    def nose_button(self):
        self.area([(93, self.eye_y + 10), (107, self.eye_y + 10), (100, self.eye_y + 18)],
                  COLOURS["brick"])

    def nose_wide(self):
        self.oval(100, self.eye_y + 15, 15, 9, self.shade)

    def nose_beak(self):
        y = self.eye_y + 8
        self.area([(84, y), (116, y), (100, y + 30)], COLOURS["mustard"])
        self.area([(88, y + 9), (112, y + 9), (100, y + 30)], mix(COLOURS["mustard"], INK, 0.18))

    def nose_snout(self):
        self.oval(100, self.eye_y + 24, 24, 18, mix(self.skin, "#ffffff", 0.45))
        self.oval(100, self.eye_y + 14, 9, 7, INK)

    def mouth_smile(self):
        self.bow(self.head.cx, self.mouth_y - 7, 14, 11, 25, 155, 3.6)

    def mouth_flat(self):
        self.stroke([(88, self.mouth_y), (112, self.mouth_y)], 3.6)

    def mouth_frown(self):
        self.bow(self.head.cx, self.mouth_y + 8, 13, 10, 205, 335, 3.6)

    def mouth_open(self):
        self.area(curve(self.head.cx, self.mouth_y - 6, 15, 16, 0, 180), COLOURS["black"])
        self.oval(self.head.cx, self.mouth_y + 5, 8, 4, COLOURS["brick"])

    def mouth_grin(self):
        self.area(curve(self.head.cx, self.mouth_y - 6, 19, 14, 0, 180), INK)
        self.area(curve(self.head.cx, self.mouth_y - 4.5, 15, 9, 0, 180), "#ffffff")

    def mouth_buck(self):
        self.slab(93, self.mouth_y, 107, self.mouth_y + 10, 2, "#ffffff")
        self.stroke([(100, self.mouth_y + 2), (100, self.mouth_y + 9)], 1.2, COLOURS["ash"])
        self.stroke([(84, self.mouth_y), (116, self.mouth_y)], 3.4)

    def mouth_wavy(self):
        points = [(87 + x, self.mouth_y - 3 * math.sin(x / 26 * math.tau)) for x in range(27)]
        self.stroke(points, 3.6)

    def mouth_zigzag(self):
        points = [(80 + 8 * step, self.mouth_y + (4 if step % 2 else -4)) for step in range(6)]
        self.stroke(points, 3.6)

    def mouth_dog(self):
        for side in (-1, 1):
            self.bow(100 + side * 7, self.eye_y + 25, 7, 6, 10, 170, 3)

    # Extras

    def extra_eyepatch(self):
        x, y = self.pair()[1]
        self.stroke([(58, y - 26), (144, y + 6)], 3)
        self.oval(x, y + 1, 14, 12, INK)

    def extra_scar(self):
        self.stroke([(120, 112), (132, 134)], 3, self.shade)
        for x, y in ((122, 120), (127, 129)):
            self.stroke([(x - 4, y + 3), (x + 6, y - 2)], 2.4, self.shade)

    def extra_whiskers(self):
        for side in (-1, 1):
            for tilt in (-4, 5):
                self.stroke([(100 + side * 24, self.mouth_y - 4 + tilt / 2),
                             (100 + side * 52, self.mouth_y - 6 + tilt)], 2,
                            mix(self.skin, "#ffffff", 0.7))

    def extra_moustache(self, hair):
        for side in (-1, 1):
            self.area(curve(100 + side * 11, self.mouth_y - 9, 14, 7, 0, 360), hair)

    def extra_beard(self, hair):
        low = self.head.arc(-8, 188, 1.05)
        self.area(low + [(76, self.mouth_y - 14), (124, self.mouth_y - 14)], hair)
        self.area(curve(100, self.mouth_y - 2, 14, 7, 0, 360), self.skin)
        self.bow(100, self.mouth_y - 7, 9, 8, 25, 155, 3)

    def extra_blush(self):
        for side in (-1, 1):
            self.oval(100 + side * 34, self.eye_y + 16, 9, 6, COLOURS["rose"])

    def extra_star(self, gold):
        points = []
        for step in range(10):
            reach = 9 if step % 2 else 20
            turn = math.radians(-90 + 36 * step)
            points.append((100 + reach * math.cos(turn), 62 + reach * math.sin(turn)))
        self.area(points, gold)

    def behind_jar(self):
        self.slab(40, 44, 160, 188, 26, mix(self.ground, COLOURS["azure"], 0.4))

    def extra_jar(self):
        self.slab(50, 28, 150, 50, 6, COLOURS["umber"])
        self.stroke([(52, 76), (52, 140)], 6, COLOURS["white"])


def write_portrait(number, look, folder):
    from PIL import Image

    large = Portrait(number, look).draw()
    small = large.resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    width, height = ODD_SIZES.get(number, (SIDE, SIDE))
    small = small.crop((0, 0, width, height))
    path = folder / f"{number}.jpeg"
    if number % 5 == 0:
        flat = small.quantize(
            64, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE
        )
        flat.save(path, "PNG", optimize=True)
    else:
        small.save(path, "JPEG", quality=80, optimize=True)


# --- Pictures as bytes ---------------------------------------------------------------------------


def size_of(body):
    """Kind, width and height by the bytes alone."""
    if body.startswith(b"\x89PNG\r\n\x1a\n"):
        return "PNG", *struct.unpack(">II", body[16:24])
    at = 2
    while body[at + 1] not in (0xC0, 0xC2):
        at += 2 + struct.unpack(">H", body[at + 2 : at + 4])[0]
    height, width = struct.unpack(">HH", body[at + 5 : at + 9])
    return "JPEG", width, height


def prove_pictures(folder):
    names = {f"{number}.jpeg" for number in range(1, len(CHARACTERS) + 1)}
    demand({path.name for path in folder.iterdir()} == names, "one picture a character")
    for number in range(1, len(CHARACTERS) + 1):
        body = (folder / f"{number}.jpeg").read_bytes()
        kind = "PNG" if number % 5 == 0 else "JPEG"
        demand(size_of(body) == (kind, *ODD_SIZES.get(number, (SIDE, SIDE))), f"picture {number}")
        demand(len(body) <= 6144, f"picture {number} within 6 KiB, not {len(body)}")


# --- The command ---------------------------------------------------------------------------------


def wire_files():
    kinds = (("character", characters()), ("location", locations()), ("episode", episodes()))
    return {path: body for kind, entries in kinds for path, body in pages(kind, entries)}


def write(files):
    for stale in sorted(ROOT.glob("*/page-*.json")):
        if stale.relative_to(ROOT).as_posix() not in files:
            stale.unlink()
    for path, body in files.items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_bytes(body)


def check(files):
    found = {path.relative_to(ROOT).as_posix(): path.read_bytes()
             for path in ROOT.glob("*/page-*.json")}
    if found != files:
        differing = sorted(p for p in found.keys() | files if found.get(p) != files.get(p))
        sys.exit(f"{', '.join(differing)} is not what the tables say. Run make-fixtures.py.")


def main():
    parser = argparse.ArgumentParser(description="Sample data for wikigen.")
    parser.add_argument("--json", action="store_true", help="leave the pictures alone")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    options = parser.parse_args()
    files = wire_files()
    prove(files)
    pictures = ROOT / "images" / "character"
    if options.check:
        check(files)
    else:
        write(files)
    if not options.check and not options.json:
        pictures.mkdir(parents=True, exist_ok=True)
        for number, character in enumerate(CHARACTERS, 1):
            write_portrait(number, character.look, pictures)
    prove_pictures(pictures)
    print(f"{len(CHARACTERS)} characters, {len(LOCATIONS)} locations, {len(EPISODES)} episodes.")


if __name__ == "__main__":
    main()
