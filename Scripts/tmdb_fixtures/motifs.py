"""Things to be seen on posters; each word of a poster's card names a method of `Poster`."""

import math

from .sheet import Sheet, mixed


class Poster(Sheet):
    def stairs(self, x, y, count, run, rise, colour):
        """Rises to the right if `run` is more than 0, down to the foot of the sheet."""
        for at in range(int(count)):
            left = min(x + at * run, x + (at + 1) * run)
            self.box(left, y - (at + 1) * rise, abs(run), self.height, colour)

    def spiral(self, x, y, radius, turns, width, colour):
        """Thin in the middle, `width` at its end."""
        sides = [], []
        for at in range(int(turns * 60) + 1):
            share = at / (turns * 60)
            turn = share * turns * math.tau
            for side, sign in zip(sides, (1, -1)):
                reach = radius * share + sign * width * (0.1 + 0.4 * share)
                side.append((x + reach * math.cos(turn), y + reach * math.sin(turn)))
        self.band(*sides, colour)
        self.disc(*[sum(part) / 2 for part in zip(sides[0][-1], sides[1][-1])], width / 2, colour)

    def skyline(self, y, tall, colour, light, share=0.3, down=1):
        """Houses that stand on `y`, or hang from it if `down` is -1."""
        x, at = 0.0, 0
        while x < self.width:
            wide = 6 + 7 * self.luck("wide", at, down)
            high = tall * (0.35 + 0.65 * self.luck("high", at, down))
            top = y - high if down > 0 else y
            self.box(x, top, wide + 0.1, high, colour)
            for row in range(int(high // 4)):
                for column in range(int(wide // 3)):
                    if self.luck("lit", at, row, column, down) < share:
                        self.box(x + 1 + column * 3, top + 1.5 + row * 4, 1.2, 1.8, light)
            x, at = x + wide, at + 1

    def eye(self, x, y, width, white, iris, pupil):
        upper = self.curve(x, y + width * 0.42, width * 0.65, width * 0.65, 220, 320)
        lower = self.curve(x, y - width * 0.42, width * 0.65, width * 0.65, 40, 140)
        self.area(upper + lower, white)
        self.disc(x, y, width * 0.2, iris)
        self.disc(x, y, width * 0.1, pupil)
        self.disc(x + width * 0.06, y - width * 0.07, width * 0.035, white)

    def clock(self, x, y, radius, face, rim, hour, minute):
        self.disc(x, y, radius, rim)
        self.disc(x, y, radius * 0.88, face)
        for at in range(12):
            turn = math.radians(30 * at)
            near, far = radius * 0.7, radius * 0.8
            self.line(rim, radius * 0.05, (x + near * math.cos(turn), y + near * math.sin(turn)),
                      (x + far * math.cos(turn), y + far * math.sin(turn)))
        for angle, reach, width in ((30 * hour, 0.42, 0.1), (6 * minute, 0.64, 0.07)):
            turn = math.radians(angle - 90)
            tip = (x + radius * reach * math.cos(turn), y + radius * reach * math.sin(turn))
            self.line(rim, radius * width, (x, y), tip)

    def man(self, x, y, height, colour):
        """Stands on `y`: a head and a coat."""
        head = height * 0.11
        self.disc(x, y - height + head, head, colour)
        top = y - height * 0.76
        self.area([
            (x - height * 0.09, top), (x + height * 0.09, top),
            (x + height * 0.16, y - height * 0.28), (x + height * 0.11, y),
            (x - height * 0.11, y), (x - height * 0.16, y - height * 0.28)], colour)

    def tree(self, x, y, height, trunk, leaf):
        self.box(x - height * 0.05, y - height * 0.45, height * 0.1, height * 0.45, trunk)
        for dx, dy, radius in ((-0.22, 0.55, 0.2), (0.22, 0.55, 0.2), (0, 0.72, 0.27),
                               (-0.12, 0.8, 0.17), (0.14, 0.84, 0.15)):
            self.disc(x + dx * height, y - dy * height, radius * height, leaf)

    def bare(self, x, y, height, colour, lean=0, depth=4):
        """A tree without leaves."""
        tip = (x + height * 0.42 * math.sin(lean), y - height * 0.42 * math.cos(lean))
        self.line(colour, height * 0.035 + 0.2, (x, y), tip)
        if depth:
            for side in (-1, 1):
                swing = 0.35 + 0.3 * self.luck("twig", x, y, side)
                self.bare(*tip, height * 0.7, colour, lean + side * swing, depth - 1)

    def pine(self, x, y, height, colour):
        for at in range(3):
            foot = y - height * 0.28 * at
            reach = height * (0.26 - 0.06 * at)
            self.area([(x - reach, foot), (x, foot - height * 0.44), (x + reach, foot)], colour)

    def cross(self, x, y, height, colour):
        self.box(x - height * 0.07, y - height, height * 0.14, height, colour)
        self.box(x - height * 0.28, y - height * 0.76, height * 0.56, height * 0.14, colour)

    def code(self, count, colour, bright):
        """Columns of falling marks."""
        step = self.width / count
        for column in range(int(count)):
            start = self.height * (self.luck("start", column) * 1.1 - 0.3)
            length = 6 + int(16 * self.luck("length", column))
            for at in range(length):
                shade = bright if at == length - 1 else mixed(
                    self.palette[0], colour, 0.25 + 0.75 * at / length)
                wide = step * (0.25 + 0.35 * self.luck("mark", column, at))
                self.box(column * step + step * 0.2, start + at * 5, wide, 3.2, shade)

    def maze(self, x, y, side, count, width, colour):
        """Squares in squares, each with a gap on another side."""
        for at in range(int(count)):
            reach = side / 2 * (1 - at / count)
            gap = width * 2.2
            corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
            for edge in range(4):
                (ax, ay), (bx, by) = corners[edge], corners[(edge + 1) % 4]
                start, end = (x + ax * reach, y + ay * reach), (x + bx * reach, y + by * reach)
                if edge != (at * 3 + 2) % 4:
                    self.line(colour, width, start, end)
                    continue
                middle = 0.3 + 0.4 * self.luck("gap", at)
                half = gap / (2 * reach)
                for first, last in ((0, middle - half), (middle + half, 1)):
                    self.line(colour, width, *[
                        (start[0] + (end[0] - start[0]) * s, start[1] + (end[1] - start[1]) * s)
                        for s in (first, last)])

    def rounds(self, x, y, radius, count, width, colour):
        """A round labyrinth: rings, each open somewhere else, and a wall between two of them."""
        for at in range(1, int(count) + 1):
            start = 360 * self.luck("open", at)
            reach = radius * at / count
            gap = math.degrees(width * 2.6 / reach)
            self.arc(x, y, reach, reach, start + gap, start + 360 - gap, width, colour)
            if at < count:
                ends = [self.curve(x, y, far, far, start + 120, start + 120, 1)[0]
                        for far in (reach, radius * (at + 1) / count)]
                self.line(colour, width, *ends)

    def panes(self, x, y, columns, rows, wide, high, gap, colour, lit, share):
        for row in range(int(rows)):
            for column in range(int(columns)):
                shade = lit if self.luck("pane", row, column) < share else colour
                self.box(x + column * (wide + gap), y + row * (high + gap), wide, high, shade)

    def flame(self, x, y, height, colour):
        self.area([
            (x, y - height),
            *self.curve(x, y - height * 0.3, height * 0.24, height * 0.3, -10, 190),
            (x - height * 0.12, y - height * 0.62)], colour)
