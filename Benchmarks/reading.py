#!/usr/bin/env python3
"""What a wiki of many films asks of a reader's browser, as ratios within one Chromium.

    reading.py                    10,000 films, the release program of this folder
    reading.py --films 1000 --rounds 3 --program PATH
    reading.py --assert           exits 1 where a promise below is not kept

Needs Playwright and a Chromium: `make bench` runs it with both.
"""

import random
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import corpus
import harness
from harness import environment, expect

FIRST_PAINT = 1.5
"""What a film's page may take of an empty page's time until its first paint."""
PAINTS = 12
"""First paints of each page in a round, in random order: one takes from half to twice of another's time."""
GROWTH = 2.2
"""What a keystroke may take with twice the films."""
KEYSTROKE = 50
"""Milliseconds that a keystroke may take where the calibration loop takes CALIBRATED of them."""
CALIBRATED = 100

EMPTY = "<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Empty</title><p>Empty</p></html>"

# What it takes says how fast the machine is at that time: 74 ms with the last figures.
CALIBRATION = """() => {
  const start = performance.now();
  let sum = 0;
  const table = new Uint32Array(4096);
  for (let at = 0; at < 12_000_000; at++) {
    const place = (at * 2654435761) >>> 20;
    table[place] += at;
    sum = (sum + table[(place + 1) & 4095]) >>> 0;
  }
  window.calibration = sum;
  return performance.now() - start;
}"""

PAINTED = """() => new Promise((done) => {
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint) done(paint.startTime);
  }).observe({type: "paint", buffered: true});
})"""

# A keystroke ends when its answers are laid out below the box.
STOPWATCH = """() => {
  const list = document.querySelector(".hits"), note = document.querySelector(".hits-note");
  window.keystrokes = [];
  let start = 0;
  document.querySelector("#q").addEventListener("input", () => { start = performance.now(); }, true);
  const seen = () => {
    if (!start || list.hidden && note.hidden) return;
    list.getBoundingClientRect();
    keystrokes.push(performance.now() - start);
    start = 0;
  };
  const observer = new MutationObserver(seen);
  observer.observe(list, {childList: true, attributes: true});
  observer.observe(note, {childList: true, attributes: true});
}"""


def build(program, folder, films, seed):
    """A site of so many films with their people."""
    recording, site = folder / f"recording-{films}", folder / f"site-{films}"
    corpus.write(films, recording, seed)
    done = subprocess.run(
        [program, "build", "--source", "tmdb", "--recorded", recording, "--out", site,
         "--cache", folder / f"cache-{films}"],
        cwd=folder, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    expect(done.returncode == 0, f"wikigen ended with {done.returncode}:\n{done.stderr}")
    shutil.rmtree(recording)
    return site


def median_page(site):
    """The film's page in the middle of all by size."""
    pages = sorted((site / "movies").glob("[0-9]*.html"), key=lambda page: page.stat().st_size)
    return pages[len(pages) // 2]


def first_paint(browser, address):
    """Milliseconds from the navigation to the first paint with something in it, in a new context."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    taken = page.evaluate(PAINTED)
    context.close()
    return taken


def queries(site, count, seed):
    """Titles of films, some with two letters in each other's place."""
    pages = sorted((site / "movies").glob("[0-9]*.html"))
    chosen = random.Random(seed).sample(pages, min(count, len(pages)))
    titles = [page.stem.split("-", 1)[1].replace("-", " ")[:12] for page in chosen if "-" in page.stem]
    return [
        title if at % 3 else title[:3] + title[4:5] + title[3:4] + title[5:]
        for at, title in enumerate(titles)
    ]


def keystrokes(browser, site, typed):
    """Milliseconds of each keystroke of these queries, each on a page that has read nothing yet."""
    taken = []
    for query in typed:
        context = browser.new_context()
        page = context.new_page()
        page.goto((site / "index.html").as_uri())
        page.locator("#q").focus()
        page.locator(".hits").wait_for(state="attached")
        page.evaluate(STOPWATCH)
        for at, letter in enumerate(query, start=1):
            page.keyboard.press("Space" if letter == " " else letter)
            page.wait_for_function("count => keystrokes.length >= count", arg=at)
        taken += page.evaluate("keystrokes")
        context.close()
    return taken


def calibrate(browser):
    page = browser.new_page()
    taken = statistics.median(page.evaluate(CALIBRATION) for _ in range(5))
    page.close()
    return taken


def high(values):
    """What 95 of 100 do not exceed."""
    return sorted(values)[int(len(values) * 0.95)]


def measure(options, folder):
    """Each promise in words, what was measured, and what was promised."""
    large = build(options.program, folder, options.films, options.seed)
    small = build(options.program, folder, max(1, options.films // 2), options.seed)
    empty = folder / "empty.html"
    empty.write_text(EMPTY)
    film = median_page(large)
    paints = {empty: [], film: []}
    keys = {large: [], small: []}
    calibrations = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for at in range(options.rounds):
            calibrations.append(calibrate(browser))
            for page in random.Random(options.seed + at).sample([*paints] * PAINTS, 2 * PAINTS):
                paints[page].append(first_paint(browser, page.as_uri()))
            for site, taken in keys.items():
                taken += keystrokes(browser, site, queries(site, 4, options.seed + at))
        browser.close()
    calibration = statistics.median(calibrations)
    scale = CALIBRATED / calibration
    print(f"calibration: {calibration:.0f} ms (from {min(calibrations):.0f} to {max(calibrations):.0f})")
    for name, site in [("all", large), ("half", small)]:
        print(f"keystrokes, {name} the films: {len(keys[site])}, median {statistics.median(keys[site]):.1f} ms, "
              f"95 of 100 below {high(keys[site]):.1f} ms, longest {max(keys[site]):.1f} ms")
    for page, taken in paints.items():
        print(f"first paint of {page.name}: {len(taken)}, median {statistics.median(taken):.0f} ms, "
              f"mean {statistics.mean(taken):.0f} ms")
    return [
        ("first paint/empty page's", statistics.median(paints[film]) / statistics.median(paints[empty]), FIRST_PAINT),
        ("keystroke/half the films", statistics.median(keys[large]) / statistics.median(keys[small]), GROWTH),
        ("keystroke, calibrated ms", statistics.median(keys[large]) * scale, KEYSTROKE),
    ]


def main():
    options = harness.options(
        "First paint and keystrokes of a large wiki.", 5, "a promise is not kept")
    harness.begin(options)
    with tempfile.TemporaryDirectory(prefix="wikigen-bench-") as folder:
        promises = measure(options, Path(folder))
    broken = []
    for name, measured, promised in promises:
        print(f"{name}: {measured:.2f} (at most {promised})")
        if measured > promised:
            broken.append(name)
    if options.asserts and broken:
        sys.exit("Not kept: " + "; ".join(broken))


if __name__ == "__main__":
    main()
