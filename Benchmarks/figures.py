"""What a comparison prints: medians, ratios, and the least that anybody could do."""

import shutil
import statistics
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent


def tell(title, costs, growing=False):
    """A table of medians: how much more the first needs than each of the others; `growing`, how much
    more each needs than the first."""
    ratio = "this to the first" if growing else "the first to this"
    print(f"\n{title}\n\n| | wall | least to most | CPU | peak memory | wall, CPU, memory of {ratio} |")
    print("|---|---|---|---|---|---|")
    first = None
    for name, rounds in costs.items():
        middle = [statistics.median(values) for values in zip(*rounds)]
        first = first or middle
        pairs = zip(middle, first) if growing else zip(first, middle)
        ratios = " · ".join(f"{one / other:.1f}" for one, other in pairs)
        walls = [each.wall for each in rounds]
        print(
            f"| {name} | {middle[0]:.2f} s | {min(walls):.2f}–{max(walls):.2f} | {middle[1]:.2f} s "
            f"| {middle[2] / 2**20:.0f} MiB | {ratios} |", flush=True)


def floor(folder, site):
    """What writing the same files takes, where there is a compiler for a program that does no more."""
    compiler = shutil.which("cc")
    if not compiler:
        return
    program, copy = folder / "floor", folder / "floor-copy"
    subprocess.run([compiler, "-O2", "-o", program, HERE / "floor.c"], check=True)
    paths = sorted(str(file.relative_to(site)) for file in site.rglob("*") if file.is_file())
    done = subprocess.run(
        [program, site, copy], input="".join(f"{path}\n" for path in paths), text=True, check=True,
        stdout=subprocess.PIPE)
    shutil.rmtree(copy)
    print(f"\nfloor: {len(paths):,} files of wikigen's written by one thread in {float(done.stdout) / 1000:.2f} s")
