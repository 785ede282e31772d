"""Swift's code without what only looks like code."""

import re

# Everything that can begin a comment or a literal, and nothing else.
START = re.compile(r'//|/\*|#*"""|#*"|#+/(?=[^/*\s])')


def code_only(text):
    """The text with comments and literals blanked; interpolated code and line numbers stay."""
    out = list(text)
    _code(text, 0, out, closing=None)
    return "".join(out)


def _code(text, at, out, closing):
    """Reads code from `at` on; with `closing`, up to the parenthesis that ends it."""
    depth = 0
    token = re.compile(START.pattern + r"|[()]") if closing else START
    while match := token.search(text, at):
        found = match.group()
        at = match.end()
        if found == "(":
            depth += 1
        elif found == ")":
            if depth == 0:
                return at
            depth -= 1
        elif found == "//":
            end = text.find("\n", at)
            at = _blank(out, match.start(), len(text) if end < 0 else end)
        elif found == "/*":
            at = _blank(out, match.start(), _comment_end(text, at))
        elif found.endswith("/"):
            end = text.find("/" + "#" * (len(found) - 1), at)
            at = _blank(out, match.start(), len(text) if end < 0 else end + len(found))
        else:
            at = _string(text, match.start(), found, out)
    return len(text)


def _comment_end(text, at):
    """Swift's block comments nest."""
    depth = 1
    for match in re.compile(r"/\*|\*/").finditer(text, at):
        depth += 1 if match.group() == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)


def _string(text, start, opening, out):
    pounds = "#" * opening.count("#")
    quotes = opening[len(pounds):]
    escape = re.escape("\\" + pounds)
    # A literal of one line ends with it, so that a stray quote cannot hide the rest of a file.
    last = "" if quotes == '"""' else r"|\n"
    part = re.compile(escape + r"\(|" + escape + r".|" + re.escape(quotes + pounds) + last, re.S)
    at = start + len(opening)
    _blank(out, start, at)
    while match := part.search(text, at):
        _blank(out, at, match.end())
        at = match.end()
        if match.group().endswith("("):
            end = _code(text, at, out, closing=True)
            at = _blank(out, end - 1, end)
        elif not match.group().startswith("\\"):
            return at
    return _blank(out, at, len(text))


def _blank(out, start, end):
    for index in range(start, end):
        if out[index] != "\n":
            out[index] = " "
    return end
