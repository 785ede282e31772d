"""Chance that is the same on every machine and in every version of Python."""

import random


class Dice:
    """Made of `random()` alone: of a seed, Python promises the order of nothing else."""

    def __init__(self, seed):
        # Text is hashed by a digest, so the order does not hang on PYTHONHASHSEED.
        self.random = random.Random(str(seed)).random

    def chance(self, share):
        return self.random() < share

    def number(self, least, most):
        return least + int(self.random() * (most - least + 1))

    def pick(self, values):
        return values[int(self.random() * len(values))]

    def place(self, count, bend):
        """A place below `count`; the higher `bend`, the more often one of the first."""
        return int(count * self.random() ** bend)

    def some(self, count, draw):
        """Up to `count` different values of `draw`, in the order in which they came."""
        return list(dict.fromkeys(draw() for _ in range(count)))

    def hexadecimal(self, digits):
        return f"{int(self.random() * 2**52):013x}{int(self.random() * 2**52):013x}"[:digits]
