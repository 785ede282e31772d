"""A sheet of plain shapes, grounds and weather."""

import math

from PIL import Image, ImageDraw

from .cards import chance


def rgb(colour):
    return tuple(int(colour[at : at + 2], 16) for at in (0, 2, 4))


def mixed(colour, other, share):
    return tuple(round(a + (b - a) * share) for a, b in zip(colour, other))


class Sheet:
    """A grid of `width` by `height` units, drawn large; colours are letters of its palette.

    `a` is the first colour, `ab3` is three tenths of the way from the first to the second.
    """

    def __init__(self, seed, size, width, palette, fineness=4):
        self.seed = seed
        self.size = size
        self.width = width
        self.height = width * size[1] / size[0]
        self.scale = fineness * size[0] / width
        self.palette = [rgb(colour) for colour in palette]
        self.image = Image.new("RGB", (size[0] * fineness, size[1] * fineness))
        self.pen = ImageDraw.Draw(self.image)

    def draw(self, card):
        for command in card.split(";"):
            name, *values = command.split()
            getattr(self, name)(*[self.value(value) for value in values])
        return self.image.resize(self.size, Image.Resampling.LANCZOS)

    def value(self, text):
        if text[0].isalpha():
            first, *rest = text
            colour = self.palette["abcdefgh".index(first)]
            if not rest:
                return colour
            return mixed(colour, self.palette["abcdefgh".index(rest[0])], int(rest[1]) / 10)
        if "," in text:
            return tuple(map(float, text.split(",")))
        return float(text)

    def luck(self, *of):
        return chance("draw", self.seed, *of)

    # Plain shapes

    def area(self, points, colour):
        self.pen.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=colour)

    def poly(self, colour, *points):
        self.area(points, colour)

    def box(self, x, y, width, height, colour):
        self.area([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour)

    def slab(self, x, y, width, height, radius, colour):
        corners = [part * self.scale for part in (x, y, x + width, y + height)]
        self.pen.rounded_rectangle(corners, radius * self.scale, fill=colour)

    def oval(self, x, y, rx, ry, colour):
        corners = [part * self.scale for part in (x - rx, y - ry, x + rx, y + ry)]
        self.pen.ellipse(corners, fill=colour)

    def disc(self, x, y, radius, colour):
        self.oval(x, y, radius, radius, colour)

    def line(self, colour, width, *points):
        """Round at its ends and bends."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        self.pen.line(scaled, fill=colour, width=max(1, round(width * self.scale)))
        for x, y in points:
            self.disc(x, y, width / 2, colour)

    def curve(self, x, y, rx, ry, start, end, steps=60):
        turns = [math.radians(start + (end - start) * at / steps) for at in range(steps + 1)]
        return [(x + rx * math.cos(turn), y + ry * math.sin(turn)) for turn in turns]

    def arc(self, x, y, rx, ry, start, end, width, colour):
        """Round at its ends."""
        half = width / 2
        self.band(self.curve(x, y, rx + half, ry + half, start, end, 120),
                  self.curve(x, y, rx - half, ry - half, start, end, 120), colour)
        for turn in (start, end):
            self.disc(*self.curve(x, y, rx, ry, turn, turn, 1)[0], half, colour)

    def band(self, outer, inner, colour):
        self.area([*outer, *reversed(inner)], colour)

    def ring(self, x, y, radius, width, colour):
        self.arc(x, y, radius, radius, 0, 360, width, colour)

    def half(self, x, y, radius, start, colour, tall=None):
        self.area(self.curve(x, y, radius, tall or radius, start, start + 180), colour)

    def arch(self, x, y, width, height, colour):
        """Stands on `y`; its top is round."""
        radius = width / 2
        self.box(x - radius, y - height + radius, width, height - radius, colour)
        self.disc(x, y - height + radius, radius, colour)

    # Grounds

    def bg(self, top, bottom):
        self.fade(0, self.height, top, bottom)

    def fade(self, y, end, top, bottom):
        first, last = round(y * self.scale), round(end * self.scale)
        for at in range(first, last):
            share = (at - first) / max(1, last - first)
            self.pen.line(
                [(0, at), (self.image.width, at)], fill=mixed(top, bottom, share))

    def rays(self, x, y, count, colour, reach=200, start=0):
        for at in range(int(count)):
            turn = math.radians(start + 360 * at / count)
            far = math.radians(start + 360 * (at + 0.5) / count)
            self.area([
                (x, y), (x + reach * math.cos(turn), y + reach * math.sin(turn)),
                (x + reach * math.cos(far), y + reach * math.sin(far))], colour)

    def halo(self, x, y, radius, count, inner, outer):
        for at in range(int(count), 0, -1):
            share = 1 - (at - 0.5) / count
            self.disc(x, y, radius * at / count, mixed(outer, inner, share))

    def hills(self, y, swell, waves, colour, phase=0):
        points = [
            (x, y + swell * math.sin(waves * math.tau * x / self.width + phase)
             + swell * 0.4 * math.sin(2.3 * waves * math.tau * x / self.width + phase * 2))
            for x in range(0, int(self.width) + 1)
        ]
        self.area([*points, (self.width, self.height), (0, self.height)], colour)

    def peak(self, x, y, width, height, colour, shade):
        """A mountain that stands on `y`, one side in the shade."""
        top = (x, y - height)
        self.area([(x - width / 2, y), top, (x + width / 2, y)], colour)
        self.area([
            top, (x + width / 2, y), (x + width * 0.08, y), (x - width * 0.05, y - height * 0.6),
            (x + width * 0.04, y - height * 0.75)], shade)

    def waves(self, y, count, step, colour, other):
        for at in range(int(count)):
            self.area([
                *[(x / 2, y + at * step + 1.2 * math.sin(x / 2 * math.tau / 14 + at * 1.7))
                  for x in range(0, 201)],
                (self.width, self.height), (0, self.height)],
                mixed(colour, other, at / max(1, count - 1)))

    def floor(self, y, count, colour, width=0.5):
        """Lines that run to the middle of the horizon, and lines across."""
        middle = self.width / 2
        for at in range(-int(count), int(count) + 1):
            self.line(colour, width, (middle + at * 2, y), (middle + at * 26, self.height))
        for at in range(1, 9):
            depth = y + (self.height - y) * (at / 8) ** 2
            self.line(colour, width, (0, depth), (self.width, depth))

    # Weather and sky

    def stars(self, count, colour, low=150):
        for at in range(int(count)):
            radius = 0.25 + 0.5 * self.luck("size", at) ** 3
            self.disc(self.width * self.luck("x", at), low * self.luck("y", at), radius, colour)

    def rain(self, count, colour, length=9, slant=2, width=0.5):
        for at in range(int(count)):
            x = (self.width + 20) * self.luck("rain", at) - 10
            y = self.height * self.luck("fall", at)
            self.line(colour, width, (x, y), (x - slant, y + length))

    def snow(self, count, colour, low=150):
        for at in range(int(count)):
            self.disc(self.width * self.luck("snow", at), low * self.luck("flake", at),
                      0.5 + 0.6 * self.luck("f", at), colour)

    def bolt(self, x, y, size, colour):
        shape = [(0, 0), (-5, 14), (-1, 14), (-6, 30), (5, 11), (1, 11), (5, 0)]
        self.area([(x + dx * size, y + dy * size) for dx, dy in shape], colour)

    def planet(self, x, y, radius, colour, shade, ring):
        self.tilted(x, y, radius * 1.8, radius * 0.5, 180, 360, radius * 0.16, ring)
        self.disc(x, y, radius, colour)
        rim = self.curve(x, y, radius, radius, -45, 135)
        inner = []
        for px, py in rim:
            depth = 0.3 * (px - x + py - y)
            inner.append((px - depth, py - depth))
        self.band(rim, inner, shade)
        self.tilted(x, y, radius * 1.8, radius * 0.5, 0, 180, radius * 0.16, ring)

    def tilted(self, x, y, rx, ry, start, end, width, colour, lean=-18):
        turn = math.radians(lean)

        def leaning(by):
            return [
                (x + (px - x) * math.cos(turn) - (py - y) * math.sin(turn),
                 y + (px - x) * math.sin(turn) + (py - y) * math.cos(turn))
                for px, py in self.curve(x, y, rx + by, ry + by, start, end, 120)
            ]

        self.band(leaning(width / 2), leaning(-width / 2), colour)
