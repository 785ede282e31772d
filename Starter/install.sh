#!/bin/sh
# Puts the program into DIR, once its checksum is right.
#
#   sh install.sh DIR
set -eu

release=${WIKIGEN_RELEASE:-https://github.com/wikigen/wikigen/releases/download/v@VERSION@/wikigen-@VERSION@-linux-x86_64.tar.gz}
folder=$1
mkdir -p "$folder"
curl --fail --silent --show-error --location --retry 3 --output "$folder/wikigen.tar.gz" "$release"
sum=$(curl --fail --silent --show-error --location --retry 3 "$release.sha256" | cut -d ' ' -f 1)
echo "$sum  $folder/wikigen.tar.gz" | sha256sum --check --quiet
tar -xzf "$folder/wikigen.tar.gz" -C "$folder"
rm "$folder/wikigen.tar.gz"
"$folder/wikigen" --version
