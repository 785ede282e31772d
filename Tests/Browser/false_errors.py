"""What the Nu HTML Checker of 2020 takes for an error and is none, each with the reason.

All of it is about one element: the `style` of `404.html`, which has all CSS, and that of `index.html`,
which has what every page carries. Each is held against Chromium, which says by `CSS.supports` that it knows what the checker doesn't.
"""

import re
from typing import NamedTuple


class FalseError(NamedTuple):
    words: str
    """What the checker says, a regular expression after `CSS: `."""
    css: str
    """What it says it of, as the condition of an `@supports`."""
    why: str


MODULES = {
    "CSS Logical Properties, a draft then": """
        block-size border-block border-block-end border-block-width border-end-end-radius
        border-inline-start inset inset-block inset-block-start inset-inline inset-inline-end
        inset-inline-start margin-block margin-inline margin-inline-end margin-inline-start
        padding-block padding-inline padding-inline-end""",
    "CSS Color Adjustment, a draft then": "color-scheme forced-color-adjust print-color-adjust",
    "CSS Text 4, of later": "text-wrap",
    "CSS Text Decoration 4, of later": "text-decoration-thickness text-underline-offset",
    "CSS Transforms 2, of later": "translate",
    "CSS Box Sizing 4, of later": "aspect-ratio",
    "CSS Cascade: it is in no list of properties by module": "all",
    "SVG 2, of which it knows the first edition only": "vector-effect",
}
"""Properties that it does not know, by where they come from."""

VALUES = [
    ("border|color-scheme|fill|stroke", "fill: CanvasText",
     "“(Canvas|CanvasText|LinkText|VisitedText)” is not a “color” value",
     "a system colour of CSS Color 4"),
    ("content", "content: 'a' / 'b'", "“/” is not a “content” value",
     "the alternative text of CSS Generated Content 3"),
    ("fill", "fill: color-mix(in oklab, red 45%, blue)", r"“color-mix\(in oklab,\d+%\)” is not a “fill” value",
     "CSS Color 5, and it drops what has a variable in it"),
    ("font", "font: 1rem / 1.55 var(--sans)", "“/” is not a “font” value",
     "it does not read past a variable"),
    ("font-weight", "font-weight: 650", r"“\d50” is not a “font-weight” value",
     "any number since CSS Fonts 4"),
    ("grid-template-columns", "grid-template-columns: repeat(var(--columns, 2), minmax(0, 1fr))",
     "Too many values or values are not recognized", "it does not read a variable in repeat()"),
    ("max-width", "max-width: min(34rem, 100vw - 2 * var(--gutter))", "The types are incompatible",
     "it does not know the type of a variable"),
    ("max-width|min-height|padding-bottom|inset-block-start", "min-height: calc(var(--target) - 2px)",
     'Cannot invoke "org.w3c.css.values', "a fault of its own at calc() with a variable"),
]
"""Property, a declaration with it, what the checker says, why it is false."""

OTHERS = [
    ("“line-clamp”: Property “line-clamp” doesn't exist", "(-webkit-line-clamp: 1)",
     "CSS Overflow 4, of later; browsers know it by its older name, which stands beside it"),
    ("Unknown pseudo-element or pseudo-class “:has”", "selector(a:has(b))", "Selectors 4, of later"),
    ("Parse Error", "selector(a:has(b:focus-visible)) and selector(:is(a, b))",
     "the same: it stops in the middle of a list within :has() or :is()"),
]

FALSE_ERRORS = [
    *(FalseError(f"“{name}”: Property “{name}” doesn't exist", f"({name}: inherit)", why)
      for why, names in MODULES.items() for name in names.split()),
    *(FalseError(f"“({names})”: {words}", f"({declaration})", why)
      for names, declaration, words, why in VALUES),
    *(FalseError(words, condition, why) for words, condition, why in OTHERS),
]


def false_error(message):
    """The one of the list that this message of the checker is, if it is about one of the two pages."""
    if not message["url"].endswith(("/404.html", "/index.html")):
        return None
    return next(
        (each for each in FALSE_ERRORS if re.match("CSS: " + each.words, message["message"])), None
    )
