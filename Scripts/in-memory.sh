#!/usr/bin/env bash
# Runs a command whose temporary files lie in memory, where there is enough of it: tests make and remove tens of
# thousands of small files, and a disk takes a fifth of their time for that.
#
#   Scripts/in-memory.sh COMMAND [ARGUMENT…]      a TMPDIR that is set already is kept
set -euo pipefail

memory=/dev/shm
# In KiB: several times of what all tests have there at once, which is 2.5 GiB.
room=$((8 << 20))

main() {
  [ $# -gt 0 ] || stop "Usage: Scripts/in-memory.sh COMMAND [ARGUMENT…]"
  if [ -n "${TMPDIR:-}" ] || ! has_room; then exec "$@"; fi
  folder=$(mktemp -d "$memory/wikigen.XXXXXX")
  trap 'rm -rf "$folder"' EXIT
  TMPDIR=$folder "$@"
}

# The file system may promise more than the machine has.
has_room() {
  [ -w "$memory" ] && [ -r /proc/meminfo ] &&
    [ "$(df --output=avail -k "$memory" | tail -n 1)" -ge "$room" ] &&
    [ "$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo)" -ge "$room" ]
}

stop() {
  echo "$*" >&2
  exit 1
}

main "$@"
