"""Draws the posters and portraits, and knows their kind and size by their bytes."""

import io
import re
import struct

from .cards import blocks, chance
from .tables import EXTRAS, HAIR, SHAPES, TINTS

POSTER, PROFILE = (342, 513), (185, 278)
MOST_BYTES = {POSTER: 9216, PROFILE: 4096}
# This poster is PNG data all the same, as some of TMDB's are.
PNG = 9000006


def cards():
    """Palette and drawing of each poster, by the film's id."""
    posters = {}
    for heading, *lines in blocks("posters.txt"):
        number, palette = heading.split(" | ")
        posters[int(number)] = palette.split(), " ".join(lines)
    return posters


def poster(number, palette, card):
    from .motifs import Poster

    return packed(Poster(number, POSTER, 100, palette).draw(card), POSTER, number == PNG)


def profile(number):
    from .motifs import Poster

    def one_of(choices, name):
        return choices[int(len(choices) * chance("bust", number, name))]

    shape, hair, extra = (
        table[one_of(sorted(table), name)]
        for table, name in ((SHAPES, "shape"), (HAIR, "hair"), (EXTRAS, "extra")))
    bust = (
        f"bg a a; {shape}; slab 13 112 74 60 26 e; slab 41 84 18 32 8 ce4; oval 50 64 20 25 c; "
        f"half 50 64 20 -90 ce2 25; {hair}{extra}")
    palette = one_of(TINTS, "tint").split()
    return packed(Poster(number, PROFILE, 100, palette).draw(bust), PROFILE, False)


def packed(image, size, is_png):
    """The best that is small enough: of a lower quality first, softer then."""
    from PIL import Image, ImageFilter

    if is_png:
        flat = image.quantize(24, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        return written(flat, "PNG")
    soft = image.filter(ImageFilter.GaussianBlur(0.6))
    tries = [(image, q) for q in range(80, 52, -4)] + [(soft, q) for q in range(64, 36, -4)]
    for picture, quality in tries:
        body = written(picture, "JPEG", quality=quality, progressive=True)
        if len(body) <= MOST_BYTES[size]:
            return body
    raise ValueError(f"A picture of {size} is too large at any quality.")


def written(image, kind, **options):
    body = io.BytesIO()
    image.save(body, kind, optimize=True, **options)
    return body.getvalue()


def measured(body):
    """Kind, width and height by the bytes alone."""
    if body.startswith(b"\x89PNG\r\n\x1a\n"):
        return "PNG", *struct.unpack(">II", body[16:24])
    frame = re.search(rb"\xff[\xc0\xc2]\x00\x11\x08(..)(..)", body, re.DOTALL)
    height, width = (struct.unpack(">H", part)[0] for part in frame.groups())
    return "JPEG", width, height
