#!/usr/bin/env bash
# Builds the program that leaves this machine, and packs it: it runs on any Linux of this architecture with a C
# library as new as this one's, and needs no other library.
#
#   Scripts/release.sh [FOLDER]     default: .build/packages
#
# It is built twice: a first program records what it does where wikis are built (Benchmarks/training.py), and
# the second is compiled by that record. As it was linked it is recorded once more, and laid out anew (BOLT).
set -euo pipefail
cd "$(dirname "$0")/.."

# What it may still be linked to: the C library.
allowed='^(linux-vdso|libc|libm|libpthread|libdl|/lib.*/ld-linux.*)\.so'
libraries="cmark-gfm cmark-gfm-extensions deflate sqlite3 z stdc++"
bolt=/usr/lib/llvm-19/bin

main() {
  local folder=${1:-.build/packages}
  command -v python3 >/dev/null || stop "python3 is missing. Run Scripts/setup release."
  [ "$(uname -m)" != x86_64 ] || [ -x "$bolt/llvm-bolt" ] ||
    stop "$bolt has no llvm-bolt. Run Scripts/setup release, or put LLVM 19's there."
  # The static library of Swift changes every object: its builds share nothing with others.
  local scratch=.build/static
  static_libraries "$PWD/$scratch/libraries"
  local program
  program=$(swift build --configuration release --static-swift-stdlib --scratch-path "$scratch" --show-bin-path)/wikigen
  build "$scratch" record
  record "$program" "$PWD/$scratch/profile"
  build "$scratch" "$PWD/$scratch/profile/wikigen.profdata"
  check_libraries "$program"
  lay_out "$program" "$PWD/$scratch/layout"
  mkdir -p "$folder"
  install -m 755 "$scratch/layout/wikigen" "$folder/wikigen"
  pack "$folder"
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
  LLVM_PROFILE_FILE="$folder/%p.profraw" train "$program" "$folder"
  # The compiler's own copies are in each object, and all of their counts would be added.
  "$tools/llvm-profdata" merge --no-function='WO[a-z]$' --output "$folder/wikigen.profdata" "$folder"/*.profraw
}

# Memory may be too small for what it builds, where releases are made.
train() {
  TMPDIR="$2" python3 -B Benchmarks/training.py --program "$1"
}

# Moves functions, and the blocks in them, to where they are run one after the other. The counts are of the
# program as it was linked: the compiler's are of code that it had yet to optimize, and Swift's libraries have none.
# Where code begins is not filled up to pages of 2 MiB: a file's code is read in pages of 4 KiB all the same.
lay_out() {
  local program=$1 folder=$2
  rm -rf "$folder"
  mkdir -p "$folder"
  # Tried on no other.
  if [ "$(uname -m)" != x86_64 ]; then
    strip -o "$folder/wikigen" "$program"
    return
  fi
  movable "$program" >"$folder/functions" || stop "$program names no function that could be moved. Was it stripped?"
  rewrite "$program" "$folder" -o "$folder/counting" \
    --instrument --instrumentation-file="$folder/counts" --instrumentation-file-append-pid
  train "$folder/counting" "$folder"
  "$bolt/merge-fdata" "$folder"/counts.* >"$folder/merged" 2>"$folder/log" ||
    stop "The counts in $folder can't be put together: $(cat "$folder/log")"
  rewrite "$program" "$folder" -o "$folder/wikigen" --data="$folder/merged" \
    --reorder-functions=cdsort --reorder-blocks=ext-tsp --split-functions --icf=0 --no-huge-pages --remove-symtab
  check_layout "$program" "$folder"
}

# wikigen's functions and Swift's, but for those that wait: what they go on with, a function of its own, looks like
# a table to BOLT, which fails. BOLT numbers the names that are local to an object.
movable() {
  local modules="" module
  for module in Sources/*; do
    module=${module##*/}
    modules="$modules|${#module}$module"
  done
  nm "$1" | awk '
    toupper($2) == "T" { names[$3] }
    END {
      for (name in names) if (match(name, /T[QY][0-9]+_$/)) waiting[substr(name, 1, RSTART - 1)]
      for (name in names) {
        whole = name
        sub(/TA$/, "", whole)
        if (name !~ /Ya|[Aa]sync|T[QY][0-9]+_$/ && !(name in waiting) && !(whole in waiting)) print name
      }
    }' | grep -E "^(\\\$s(s|S$modules)|_?swift_)" | sed 'p; s,$,/1,' | sort
}

rewrite() {
  local program=$1 folder=$2
  shift 2
  "$bolt/llvm-bolt" "$program" --funcs-file-no-regex="$folder/functions" "$@" >"$folder/log" 2>&1 ||
    stop "BOLT could not lay out $program: $(tail -n 20 "$folder/log")"
}

# A program that was moved about must do what it did: fetch, build, build again after a change; and make the same
# wiki of the fixtures but for its records, which name the program.
check_layout() {
  local program=$1 folder=$2
  train "$folder/wikigen" "$folder"
  build_fixtures "$program" "$folder/before"
  build_fixtures "$folder/wikigen" "$folder/after"
  diff -rq --exclude='wikigen-*.json' "$folder/before/site" "$folder/after/site" >"$folder/log" 2>&1 ||
    stop "The program that BOLT laid out builds another wiki: $(head -n 5 "$folder/log")"
}

# With no settings of whoever makes the release.
build_fixtures() {
  mkdir -p "$2"
  (cd "$2" && env -i PATH="$PATH" "$1" build --fixtures --quiet 2>log) ||
    stop "$1 could not build the fixtures: $(cat "$2/log")"
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
  local folder=$1 version name
  version=$("$folder/wikigen" --version | awk '{print $2}')
  name="wikigen-$version-linux-$(uname -m)"
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
