#!/usr/bin/env bash
# Publishes a folder of `npm run build:deploy` on a machine whose nginx serves <target>/current.
#
#     deploy/publish.sh <folder> <target>        target: user@host:/srv/portal, or a folder of this machine
#     deploy/publish.sh --rollback <target>      back to the release before
#
# A release lies beside the others, complete, before a link is moved to it: no reader sees a half of it. Assets of
# earlier releases stay for a month, for readers whose page is older. PORTAL_RELOAD is what makes nginx read its
# configuration again (`systemctl reload portal`); it runs on the machine of the target.
set -euo pipefail

if [ $# -ne 2 ]; then
  echo "Usage: deploy/publish.sh <folder>|--rollback <target>" >&2
  exit 2
fi
source=$1
target=$2
reload=${PORTAL_RELOAD:-systemctl reload portal}
release=$(date --utc +%Y%m%dT%H%M%SZ)

if [[ $target == *:* ]]; then
  path=${target#*:}
  on_target() { ${RSYNC_RSH:-ssh} "${target%%:*}" "bash -s -- $(printf '%q ' "$@")"; }
else
  path=$(realpath --canonicalize-missing "$target")
  target=$path
  on_target() { bash -s -- "$@"; }
fi

# Puts assets of one release beside those of another: names carry a hash, so nothing is replaced.
read -r -d '' carry <<'REMOTE' || true
set -euo pipefail
carry() {
  (cd "$1/site" && find . -path '*/assets/*' -type f -mtime -30) |
    while IFS= read -r file; do
      mkdir --parents "$2/site/$(dirname "$file")"
      [ -e "$2/site/$file" ] || ln "$1/site/$file" "$2/site/$file"
    done
}
REMOTE

if [ "$source" = --rollback ]; then
  { echo "$carry"; cat <<'REMOTE'; } | on_target "$path" "$reload"
cd "$1"
now=$(basename "$(readlink current)")
before=$(ls releases | sort | awk -v now="$now" '$0 < now' | tail -n 1)
if [ -z "$before" ]; then
  echo "There is no release before $now in $1/releases." >&2
  exit 1
fi
carry current "releases/$before"
ln --symbolic --no-dereference --force "releases/$before" current.new
mv --no-target-directory current.new current
eval "$2"
echo "Went back from $now to $before."
REMOTE
  exit
fi

if [ ! -f "$source/nginx.conf" ] || [ ! -d "$source/site" ]; then
  echo "$source is no folder of \`npm run build:deploy\`: it has no nginx.conf and no site/." >&2
  exit 1
fi

on_target "$path" "$release" <<'REMOTE'
set -euo pipefail
mkdir --parents "$1/releases/$2"
REMOTE
rsync --archive --link-dest=../../current "$source/" "$target/releases/$release/"

{ echo "$carry"; cat <<'REMOTE'; } | on_target "$path" "$release" "$reload"
cd "$1"
new=releases/$2
if [ -e current ]; then carry current "$new"; fi
ln --symbolic --no-dereference --force "$new" current.new
mv --no-target-directory current.new current
eval "$3"
ls releases | sort | head --lines=-5 | while IFS= read -r old; do rm --recursive --force "releases/$old"; done
echo "Published $2."
REMOTE
