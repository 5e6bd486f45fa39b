#!/usr/bin/env bash
# Writes a store, read through and compared, into a new file of a folder: backup.sh STORE FOLDER
# STORE is sqlite:FILE, beside its writer, or esdb://…; STACKTRAIL names the command where it isn't in the path.
# The file holds everything in clear, seeds and hands too, whatever the store is.
set -euo pipefail

store=${1:?name the store}
folder=${2:?name the folder}
read -r -a stacktrail <<<"${STACKTRAIL:-stacktrail}"

umask 077
mkdir -p "$folder"
file="$folder/stacktrail-$(date -u +%Y%m%dT%H%M%SZ).sqlite"
if [[ -e "$file" ]]; then
  echo "$file is there already." >&2
  exit 1
fi

if [[ "$store" == sqlite:* ]]; then
  "${stacktrail[@]}" backup "$file" --store "$store" >&2
else
  # A copy that fails leaves a part, which isn't a backup.
  trap 'rm -f "$file" "$file"-*' ERR
  "${stacktrail[@]}" copy --from "$store" --to "sqlite:$file" >&2
fi
echo "$file"
