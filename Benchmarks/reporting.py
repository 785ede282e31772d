"""Free memory that a virtual machine gives back to its host, which a build would have to get again."""

import contextlib
from pathlib import Path

from harness import expect

ORDER = Path("/sys/module/page_reporting/parameters/page_reporting_order")
# No block of free pages is of that order: Linux's largest is of ten.
NEVER = "11"


@contextlib.contextmanager
def memory_kept(is_asked):
    """The machine keeps what is free meanwhile (free page reporting of Linux's balloon driver)."""
    if not is_asked:
        yield
        return
    expect(ORDER.is_file(), f"{ORDER} is not there: leave --keep-memory out, nothing is given back")
    before = ORDER.read_text().strip()
    try:
        ORDER.write_text(NEVER)
    except OSError as error:
        expect(False, f"{ORDER} can't be written ({error.strerror}): only root may keep memory")
    try:
        yield
    finally:
        ORDER.write_text(before)
