#!/usr/bin/env bash
# Runs a command whose temporary files lie in memory, where there is enough of it: the tests make and remove tens of
# thousands of small files, which takes a disk an eighth of their time.
#
#   Scripts/in-memory.sh COMMAND [ARGUMENT…]      a TMPDIR that is set already is kept
set -euo pipefail

memory=/dev/shm
# In KiB: three times what all tests hold there at once, 2.5 GiB.
room=$((8 << 20))

main() {
  [ $# -gt 0 ] || stop "Usage: Scripts/in-memory.sh COMMAND [ARGUMENT…]"
  if [ -n "${TMPDIR:-}" ] || ! has_room; then exec "$@"; fi
  folder=$(mktemp -d "$memory/wikigen.XXXXXX")
  trap clean_up EXIT
  TMPDIR=$folder "$@"
}

# Tests run programs there. The file system may promise more than the machine has, and that more than a container.
has_room() {
  [ -w "$memory" ] && [ -r /proc/mounts ] || return 1
  ! awk -v at="$memory" '$2 == at { print $4 }' /proc/mounts | grep -qw noexec || return 1
  local limit
  limit=$(cat /sys/fs/cgroup/memory.max /sys/fs/cgroup/memory/memory.limit_in_bytes 2>/dev/null | head -n 1)
  [ "${limit:-max}" = max ] || [ $((limit / 1024)) -ge "$room" ] || return 1
  [ "$(df -Pk "$memory" | awk 'NR == 2 { print $4 }')" -ge "$room" ] &&
    [ "$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo)" -ge "$room" ]
}

# What can't be removed is no failure of the command.
clean_up() {
  local code=$?
  rm -rf "$folder" || echo "$folder is left; remove it yourself." >&2
  exit "$code"
}

stop() {
  echo "$*" >&2
  exit 1
}

main "$@"
