#!/usr/bin/env bash
# Puts a backup into a new store, reads both and compares them: restore.sh FILE STORE
# STORE is sqlite:FILE, where no file may be yet, or esdb://…, where a restore that was cut off is taken up.
# Read models need none: a server makes them again.
set -euo pipefail

file=${1:?name the file of the backup}
store=${2:?name the store}
read -r -a stacktrail <<<"${STACKTRAIL:-stacktrail}"

if [[ "$store" == sqlite:* ]]; then
  "${stacktrail[@]}" restore "$file" --store "$store"
else
  "${stacktrail[@]}" copy --from "sqlite:$file" --to "$store"
fi
