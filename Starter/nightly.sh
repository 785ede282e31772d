#!/bin/sh
# Builds the wiki into site/, held against the one that is published, and prints as its last line whether
# there is anything to publish: changed=true or changed=false. It ends as wikigen does: with anything
# but 0 nothing is to be published.
#
#   sh nightly.sh https://example.org/wiki [flags of wikigen build]
set -eu

url=${1%/}
shift
published=$(mktemp)
trap 'rm -f "$published"' EXIT

# 404 is the first night. Whatever else the host answers, wikigen must find the published wiki or stop.
status=$(curl --silent --show-error --location --retry 3 --max-time 60 \
  --output "$published" --write-out '%{http_code}' "$url/wikigen-manifest.json") || status=none
if [ "$status" = 404 ]; then
  : >"$published"
else
  set -- --baseline "$url" --require-baseline "$@"
fi

wikigen build --out site --base-url "$url" "$@" >&2

# The manifest names every file with its digest, so equal ones are equal wikis.
if cmp -s "$published" site/wikigen-manifest.json; then
  echo changed=false
else
  echo changed=true
fi
