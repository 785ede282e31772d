"""What a command costs: time, work of the processors and memory."""

import os
import subprocess
import tempfile
import time
from collections import namedtuple

from harness import expect

Cost = namedtuple("Cost", "wall cpu peak")
"""Seconds, seconds of all processors in the command and all it started, bytes of the largest process."""


def cost(command, folder, environment):
    """Runs a command to its end. Whoever calls must be smaller than what it measures: until a
    process runs its own program, its memory is its parent's."""
    with tempfile.TemporaryFile() as complaints:
        # What ran before writes to the disk on nobody's time.
        os.sync()
        start = time.monotonic()
        process = subprocess.Popen(
            list(map(str, command)), cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=complaints)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        complaints.seek(0)
        said = complaints.read().decode(errors="replace")
    expect(process.returncode == 0, f"{command[0]} ended with {process.returncode}:\n{said}")
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)
