#!/usr/bin/env python3
"""Makes the pictures of Docs/images from the sample wiki.

    make site && .venv/bin/python Scripts/screenshots.py [SITE] [FOLDER]

Each picture is what a window shows of one page, light at 1280 and dark at 390 CSS pixels:
<name>-<scheme>-<width>.png. The same wiki, Chromium and fonts give the same bytes.
"""

import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What a picture is called, and the page that it shows.
PAGES = {
    "list": "characters/index.html",
    "character": "characters/1-rick-sanchez.html",
}
# Scheme, width and height of the window.
VIEWS = [("light", 1280, 800), ("dark", 390, 800)]

FLAGS = [
    # As root, Chromium does not run with its sandbox.
    "--no-sandbox",
    "--hide-scrollbars",
    # The same bytes each time: without these some pixels of curves and letters differ.
    "--disable-gpu",
    "--disable-partial-raster",
    "--num-raster-threads=1",
]


def photograph(browser, address, view, picture):
    scheme, width, height = view
    # One of its own for each picture, as links that were visited look different.
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en-GB",
        timezone_id="UTC",
    )
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    # Pictures below the window are loaded when they come into it, if ever.
    page.evaluate(
        "Promise.all([...document.images]"
        ".filter((image) => image.getBoundingClientRect().top < innerHeight)"
        ".map((image) => image.decode()))"
    )
    page.screenshot(path=picture, animations="disabled", caret="hide")
    context.close()
    print(f"{picture.name}: {picture.stat().st_size:,} bytes")


def main():
    arguments = [pathlib.Path(argument).resolve() for argument in sys.argv[1:]]
    site = arguments[0] if arguments else ROOT / "site"
    folder = arguments[1] if len(arguments) > 1 else ROOT / "Docs" / "images"
    missing = [path for path in PAGES.values() if not (site / path).is_file()]
    if missing:
        sys.exit(f"{site / missing[0]} is not there. Run make site first.")
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=FLAGS
        )
        for name, path in PAGES.items():
            for view in VIEWS:
                picture = folder / f"{name}-{view[0]}-{view[1]}.png"
                photograph(browser, (site / path).as_uri(), view, picture)
        browser.close()


main()
