#!/usr/bin/env python3
"""Adds the API of Docs/sources.md to a checkout, as the document says: documented_source.py [CHECKOUT]

Each block goes to the file whose path stands above it, and the line of the registry is exchanged. Meant for a copy:

    git worktree add ../lighthouses && Scripts/documented_source.py ../lighthouses

There the contract of the registry holds for it; the document's own tests want a checkout without it.
"""

import re
import sys
from pathlib import Path

BLOCK = re.compile(r"^`([^`\n]+)`\n```(\w+)\n(.*?)^```$", re.M | re.S)


def add(root):
    """Yields the paths of the files that it wrote or changed."""
    document = (root / "Docs/sources.md").read_text(encoding="utf-8")
    for path, language, text in BLOCK.findall(document):
        # What the document shows of the wiki that comes out is made by wikigen.
        if path.startswith("site/"):
            continue
        file = root / path
        if language == "diff":
            exchange(file, text)
        elif file.exists():
            sys.exit(f"{file} is there already. Name a checkout without the API.")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        yield path


def exchange(file, diff):
    lines = {line[0]: line[1:] for line in diff.splitlines()}
    text = file.read_text(encoding="utf-8")
    if text.count(lines["-"]) != 1:
        sys.exit(f"{file} does not have the line of the document once: {lines['-']}")
    file.write_text(text.replace(lines["-"], lines["+"]), encoding="utf-8")


if __name__ == "__main__":
    for added in add(Path(sys.argv[1] if len(sys.argv) > 1 else ".")):
        print(added)
