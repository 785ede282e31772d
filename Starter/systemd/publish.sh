#!/bin/sh
# Builds the wiki and copies it to a server, if it is whole and differs from the one there.
#
#   SITE_URL=https://example.org/wiki TARGET=host:/var/www/wiki sh systemd/publish.sh
set -eu
: "${SITE_URL:?is the address of the wiki on the web}"
: "${TARGET:?is where rsync is to copy it: host:/folder}"

cd "$(dirname "$0")/.."
# With the exit code of the build, which a pipe would hide.
changed=$(sh nightly.sh "$SITE_URL" --summary summary.md --report report.json)
if [ "$changed" = changed=true ]; then
  # New files first, then those that changed, then away with what is gone: no page leads nowhere meanwhile.
  rsync --archive --ignore-existing site/ "$TARGET/"
  rsync --archive --delay-updates --delete-after site/ "$TARGET/"
fi
