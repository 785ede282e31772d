#!/usr/bin/env python3
"""How soon `wikigen serve` shows a saved template, in a wiki as large as all of Rick and Morty.

    preview.py                     the release program of this folder
    preview.py --rounds 9 --program PATH --assert
"""

import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

import harness
import series
from harness import environment, expect

SHOWN = 1000
"""Milliseconds from saving a template until its page has the new text, where the loop takes CALIBRATED."""
CALIBRATED = 100
TEMPLATE = "Templates/rickandmorty/character.md"
PAGE = "characters/1-person-1.html"


def calibrate():
    """Milliseconds of a loop that says how fast the machine is at that time."""
    start = time.perf_counter()
    total = 0
    for number in range(1_200_000):
        total = (total + number * 2654435761) & 0xFFFFFFFF
    return (time.perf_counter() - start) * 1000


def measure(options, folder):
    """Milliseconds of each round, and those of the loop before it."""
    series.write(folder / "recorded", options.seed)
    template = Path(__file__).resolve().parent.parent / TEMPLATE
    text = template.read_text(encoding="utf-8")
    copy = folder / TEMPLATE
    copy.parent.mkdir(parents=True)
    copy.write_text(text, encoding="utf-8")
    command = [options.program, "serve", "--recorded", "recorded", "--source", "rickandmorty",
               "--port", "0"]
    with subprocess.Popen(command, cwd=folder, env=environment(), stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True) as program:
        found = re.search(r"http://\S+", program.stdout.readline())
        expect(found, "wikigen serve did not start")
        wait_until_made(program)
        rounds = []
        for number in range(options.rounds):
            loop = calibrate()
            rounds.append((shown(found[0], copy, f"{text}\nRound {number}.\n", f"Round {number}."), loop))
            wait_until_made(program)
        program.terminate()
        expect(program.wait() == 0, "wikigen serve did not end well")
    return rounds


def wait_until_made(program):
    for line in program.stdout:
        if line.startswith("Made "):
            return
    sys.exit("Nothing was measured: wikigen serve ended.")


def shown(address, template, text, words):
    """Milliseconds from the saving until a browser that reloads has the new words."""
    with urlopen(address + "_preview/events") as events:
        first = revision(events)
        start = time.perf_counter()
        template.write_text(text, encoding="utf-8")
        while revision(events) == first:
            pass
        with urlopen(address + PAGE) as page:
            expect(words in page.read().decode(), "the page has not changed")
        return (time.perf_counter() - start) * 1000


def revision(events):
    while True:
        line = events.readline().decode()
        if line.startswith("data: "):
            return int(line.removeprefix("data: "))


def main():
    options = harness.options("How soon a preview shows a saved template.", 7, "it takes longer than promised")
    with tempfile.TemporaryDirectory(prefix="wikigen-bench-") as folder:
        rounds = measure(options, Path(folder))
    taken = statistics.median(time for time, _ in rounds)
    loop = statistics.median(loop for _, loop in rounds)
    calibrated = taken * CALIBRATED / loop
    print(f"{series.CHARACTERS} characters, {len(rounds)} rounds: median {taken:.0f} ms, "
          f"longest {max(time for time, _ in rounds):.0f} ms; calibration {loop:.0f} ms")
    print(f"saved until shown, calibrated: {calibrated:.0f} ms (at most {SHOWN})")
    if options.asserts and calibrated > SHOWN:
        sys.exit("Not kept.")


if __name__ == "__main__":
    main()
