#!/usr/bin/env bash
# Builds the program that leaves this machine, and packs it: without Swift, cmark-gfm, libdeflate or SQLite
# it runs on any Linux of this architecture with a C library as new as this one's.
#
#   Scripts/release.sh [FOLDER]     default: .build/packages
#
# It is built twice: a first program records what it does where wikis are built (Benchmarks/training.py), and
# the second is laid out by that record.
set -euo pipefail
cd "$(dirname "$0")/.."

# What it may still be linked to: what every Linux has, and zlib.
allowed='^(linux-vdso|libc|libm|libstdc\+\+|libgcc_s|libz|libpthread|libdl|/lib.*/ld-linux.*)\.so'
libraries="cmark-gfm cmark-gfm-extensions deflate sqlite3"

main() {
  local folder=${1:-.build/packages}
  command -v python3 >/dev/null || stop "python3 is missing. Run Scripts/setup lint."
  # The static library of Swift changes every object: its builds share nothing with others.
  local scratch=.build/static
  static_libraries "$PWD/$scratch/libraries"
  local program
  program=$(swift build --configuration release --static-swift-stdlib --scratch-path "$scratch" --show-bin-path)/wikigen
  build "$scratch" record
  record "$program" "$PWD/$scratch/profile"
  build "$scratch" "$PWD/$scratch/profile/wikigen.profdata"
  check_libraries "$program"
  pack "$program" "$folder"
}

build() {
  PKG_CONFIG_PATH="$PWD/$1/libraries" RELEASE_PROFILE=$2 swift build --configuration release --product wikigen \
    --static-swift-stdlib --scratch-path "$1"
}

record() {
  local program=$1 folder=$2 tools
  # Another LLVM's can't read what this one's programs write.
  tools=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')/../../bin
  rm -rf "$folder"
  mkdir -p "$folder"
  # Memory may be too small for it where releases are made.
  TMPDIR="$folder" LLVM_PROFILE_FILE="$folder/%p.profraw" python3 -B Benchmarks/training.py --program "$program"
  # The compiler's own copies are in each object, and all of their counts would be added.
  "$tools/llvm-profdata" merge --no-function='WO[a-z]$' --output "$folder/wikigen.profdata" "$folder"/*.profraw
}

# A folder with nothing but archives: the linker looks through it before it comes to the shared libraries,
# as pkg-config, which SwiftPM asks, names it.
static_libraries() {
  local folder=$1 library archive
  mkdir -p "$folder"
  for library in $libraries; do
    archive=$(cc -print-file-name="lib$library.a")
    [ -f "$archive" ] || stop "lib$library.a is missing. Run Scripts/setup build."
    ln -sf "$archive" "$folder/lib$library.a"
  done
  printf 'Name: libcmark-gfm\nDescription: archives\nVersion: 0\nLibs: -L%s -lcmark-gfm-extensions -lcmark-gfm -ldeflate -lsqlite3\n' \
    "$folder" >"$folder/libcmark-gfm.pc"
}

check_libraries() {
  local foreign
  foreign=$(ldd "$1" | awk '{print $1}' | grep -Ev "$allowed" || true)
  [ -z "$foreign" ] || stop "wikigen is still linked to: $foreign"
}

pack() {
  local program=$1 folder=$2 version name
  version=$("$program" --version | awk '{print $2}')
  name="wikigen-$version-linux-$(uname -m)"
  mkdir -p "$folder"
  strip -o "$folder/wikigen" "$program"
  # No owners, no times: the same program is the same archive.
  tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -C "$folder" wikigen |
    gzip --no-name --best >"$folder/$name.tar.gz"
  (cd "$folder" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
  echo "$folder/$name.tar.gz"
}

stop() {
  echo "$*" >&2
  exit 1
}

main "$@"
