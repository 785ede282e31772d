#!/usr/bin/env bash
# Proves that `make site` and `make test` need nothing but Swift, make and apt: makes a minimal
# Debian in FOLDER, clones the last commit into it and runs both there. Asks for root.
#
#   Scripts/bare-root.sh [--suite NAME] [--swift DIR] [--bind DIR]... [--copy FILE]...
#                        [--gitconfig FILE] [--pass VARIABLE]... [--run COMMAND]... FOLDER
#
#   --suite NAME      the Debian, bookworm if none is named
#   --swift DIR       the toolchain, seen read-only at the same path; default: the one on the PATH
#   --bind DIR        one more folder that is seen read-only at the same path
#   --copy FILE       a file or folder copied to the same path: a certificate, a proxy for apt
#   --gitconfig FILE  becomes /etc/gitconfig there
#   --pass VARIABLE   an environment variable that keeps its value there
#   --run COMMAND     instead of `make site` and `make test`
#
# FOLDER stays, to be looked at. A FOLDER that has a root in it is used again, packages and all.
set -euo pipefail

suite=bookworm
mirror=http://deb.debian.org/debian

swift="" gitconfig="" folder=""
binds=() copies=() passed=() commands=()

main() {
  read_arguments "$@"
  [ "$(id -u)" -eq 0 ] || stop "Making a root needs root. Run it with sudo."
  command -v debootstrap >/dev/null || stop "debootstrap is missing. Run: apt-get install debootstrap"
  # Mounts made in a namespace of our own end with it, however this script ends.
  if [ -z "${BARE_ROOT_NAMESPACE:-}" ]; then
    BARE_ROOT_NAMESPACE=1 exec unshare --mount --propagation private "$0" "$@"
  fi
  [ -e "$folder/etc/debian_version" ] || make_root
  mount_folders
  copy_files
  clone
  local command
  for command in "${commands[@]}"; do
    echo "== $command"
    time inside "cd /root/wikigen && $command"
  done
}

read_arguments() {
  while [ $# -gt 0 ]; do
    case $1 in
      --suite) suite=$2; shift 2 ;;
      --swift) swift=$(realpath "$2"); shift 2 ;;
      --bind) binds+=("$(realpath "$2")"); shift 2 ;;
      --copy) copies+=("$2"); shift 2 ;;
      --gitconfig) gitconfig=$2; shift 2 ;;
      --pass) passed+=("$2=${!2-}"); shift 2 ;;
      --run) commands+=("$2"); shift 2 ;;
      -*) stop "Unknown option $1. The first lines of $0 tell which there are." ;;
      *) folder=$(realpath --canonicalize-missing "$1"); shift ;;
    esac
  done
  [ -n "$folder" ] || stop "Name the folder for the root."
  if [ -z "$swift" ]; then
    local program
    program=$(command -v swift) || stop "Swift is not on the PATH. Name its folder by --swift."
    swift=$(realpath "$(dirname "$(realpath "$program")")/../..")
  fi
  [ -x "$swift/usr/bin/swift" ] || stop "$swift has no usr/bin/swift."
  [ ${#commands[@]} -gt 0 ] || commands=("make site" "make test")
}

make_root() {
  echo "== debootstrap $suite, minbase and make"
  mkdir -p "$folder"
  debootstrap --variant=minbase --include=make "$suite" "$folder" "$mirror" \
    >"$folder.log" 2>&1 || stop "debootstrap failed; its words are in $folder.log."
  cat >"$folder/etc/apt/sources.list" <<SOURCES
deb $mirror $suite main
deb $mirror $suite-updates main
deb $mirror-security $suite-security main
SOURCES
}

mount_folders() {
  local path
  for path in "$swift" ${binds[@]+"${binds[@]}"}; do
    mkdir -p "$folder$path"
    mount --bind "$path" "$folder$path"
    mount -o remount,bind,ro "$folder$path"
  done
  mount -t proc proc "$folder/proc"
  mount --rbind /dev "$folder/dev"
}

copy_files() {
  local path
  for path in /etc/resolv.conf ${copies[@]+"${copies[@]}"}; do
    mkdir -p "$folder$(dirname "$path")"
    cp -rL "$path" "$folder$(dirname "$path")/"
  done
  [ -z "$gitconfig" ] || cp "$gitconfig" "$folder/etc/gitconfig"
}

clone() {
  local repository
  repository=$(realpath "$(dirname "$0")/..")
  rm -rf "$folder/root/wikigen"
  # Root clones what may belong to whoever called sudo.
  git -c safe.directory='*' clone --quiet --no-local "$repository" "$folder/root/wikigen"
}

inside() {
  env -i HOME=/root TERM=dumb \
    PATH="$swift/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
    ${passed[@]+"${passed[@]}"} chroot "$folder" /bin/bash -c "$1" </dev/null
}

stop() {
  echo "$*" >&2
  exit 1
}

main "$@"
