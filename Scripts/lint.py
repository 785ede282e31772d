#!/usr/bin/env python3
"""Checks the rules of this repository that a program can check, swift-format's included.

Prints one finding a line, `path:line: what is wrong`, and exits 1 if there is one. What each
target may import and use is in lint_table.py; lint_test.py plants an offence of every kind.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import documented_source
from lint_swift import code_only
from lint_table import PROJECT_MODULES, TARGETS, WORDS

LONGEST_FILE = 300
FORMATTED = ["Sources", "Tests", "Plugins", "Package.swift"]
MARKUP = {".html", ".md", ".mustache", ".svg"}

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*"
    r"(?:(?:public|package|internal|fileprivate|private)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|actor|typealias|func|let|var)[ \t]+)?(\w+)",
    re.M,
)
FAULT = re.compile(r"^(?!.*private)[^\n]*\bstatic (?:func|let|var) `?(\w+)", re.M)
MARKUP_COMMENT = re.compile(r"<!--.*?-->|\{\{!.*?\}\}", re.S)
# The Content-Security-Policy drops all three, silently.
INLINE = [
    ("style=", re.compile(r"""[\s"'}]style\s*=""")),
    ("an inline <script>", re.compile(r"<script\b(?![^>]*\bsrc\s*=)", re.I)),
    ("an inline event handler", re.compile(r"""<\w[^<]*?\son[a-z]+\s*=\s*["']""", re.I)),
]


class SwiftFile:
    """A source file, its path as it is printed, and its code without comments and strings."""

    def __init__(self, root, path):
        self.path = path.relative_to(root).as_posix()
        self.target = self.path.split("/")[1]
        self.text = path.read_text(encoding="utf-8")
        self.code = code_only(self.text)

    def finding(self, offset, message):
        return finding(self.path, self.text, offset, message)


def finding(path, text, offset, message):
    line = text.count("\n", 0, offset) + 1
    return path, line, message


def findings(root):
    sources = [SwiftFile(root, path) for path in sorted((root / "Sources").rglob("*.swift"))]
    tests = [SwiftFile(root, path) for path in sorted((root / "Tests").rglob("*.swift"))]
    yield from unknown_targets(root)
    for file in sources:
        yield from imports(file)
        yield from words(file)
        yield from length(file)
    yield from shared_names(sources)
    yield from untested_faults(sources, tests)
    for folder in ["Theme", "Templates"]:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in MARKUP:
                yield from inline_code(root, path)


def unknown_targets(root):
    for folder in sorted((root / "Sources").iterdir()):
        if folder.is_dir() and folder.name not in TARGETS:
            yield f"Sources/{folder.name}", 1, "is a target that Scripts/lint_table.py lacks"


def imports(file):
    target = TARGETS.get(file.target)
    if target is None:
        return
    for match in IMPORT.finditer(file.code):
        # The parts of Foundation go by its name; FoundationNetworking is a library of its own.
        module = re.sub(r"^FoundationEssentials$", "Foundation", match.group(1))
        if module not in target.allowed:
            kind = "target" if module in PROJECT_MODULES else "library"
            yield file.finding(
                match.start(1), f"{file.target} may not import the {kind} {match.group(1)}")


def words(file):
    for word in WORDS:
        if file.path.startswith(word.places):
            continue
        for match in re.finditer(word.pattern, file.code):
            yield file.finding(match.start(), f"{word.name} is not used here: {word.reason}")


def length(file):
    lines = len(file.text.splitlines())
    if lines > LONGEST_FILE:
        yield file.path, lines, f"has {lines} lines, and {LONGEST_FILE} are the most"


def shared_names(sources):
    paths = defaultdict(list)
    for file in sources:
        paths[file.target, file.path.rsplit("/", 1)[1]].append(file.path)
    for (target, _), same in paths.items():
        for path in same[1:]:
            yield path, 1, f"has the name of {same[0]}; {target} does not build with both"


def untested_faults(sources, tests):
    named = set(re.findall(r"\.`?(\w+)", "\n".join(file.code for file in tests)))
    for file in sources:
        if not re.fullmatch(r"Sources/\w+/(?:.*/)?Fault\+\w+\.swift", file.path):
            continue
        for match in FAULT.finditer(file.code):
            if match.group(1) not in named:
                yield file.finding(
                    match.start(1), f"no test names the fault {match.group(1)}: test its wording")


def inline_code(root, path):
    text = path.read_text(encoding="utf-8")
    shown = MARKUP_COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    for name, pattern in INLINE:
        for match in pattern.finditer(shown):
            yield finding(
                path.relative_to(root).as_posix(), text, match.end() - 1,
                f"has {name}, which the site's Content-Security-Policy forbids")


def format_is_right(root):
    paths = [path for path in FORMATTED if (root / path).exists()]
    command = ["swift", "format", "lint", "--strict", "--recursive", "--parallel", *paths]
    return subprocess.run(command, cwd=root).returncode == 0


def is_right(root):
    found = sorted(findings(root))
    for path, line, message in found:
        print(f"{path}:{line}: {message}")
    return format_is_right(root) and not found


def document_is_right(root):
    """Whether the API of Docs/sources.md keeps to the rules; its files are named as the document names them."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for path in [".swift-format", "Docs/sources.md", "Sources/Importing/Sources/APISources.swift"]:
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / path, copy / path)
        list(documented_source.add(copy))
        return is_right(copy)


def main():
    root = Path(__file__).resolve().parent.parent
    # Both are looked through, whatever the first has.
    if not all([is_right(root), document_is_right(root)]):
        sys.exit(1)
    print("Nothing to object to.")


if __name__ == "__main__":
    main()
