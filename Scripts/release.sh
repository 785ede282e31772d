#!/usr/bin/env bash
# Builds the program that leaves this machine, and packs it: without Swift, cmark-gfm, libdeflate or SQLite
# it runs on any Linux of this architecture with a C library as new as this one's.
#
#   Scripts/release.sh [FOLDER]     default: .build/packages
set -euo pipefail
cd "$(dirname "$0")/.."

# What it may still be linked to: what every Linux has, and zlib.
allowed='^(linux-vdso|libc|libm|libstdc\+\+|libgcc_s|libz|libpthread|libdl|/lib.*/ld-linux.*)\.so'
libraries="cmark-gfm cmark-gfm-extensions deflate sqlite3"

main() {
  local folder=${1:-.build/packages}
  # The static library of Swift changes every object: its builds share nothing with others.
  local scratch=.build/static
  static_libraries "$PWD/$scratch/libraries"
  PKG_CONFIG_PATH="$PWD/$scratch/libraries" swift build --configuration release --product wikigen \
    --static-swift-stdlib --scratch-path "$scratch"
  local program
  program=$(swift build --configuration release --static-swift-stdlib --scratch-path "$scratch" --show-bin-path)/wikigen
  check_libraries "$program"
  pack "$program" "$folder"
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
