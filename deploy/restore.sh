#!/bin/sh
# Prepares a data folder from the newest copy that was complete before a moment; PostgreSQL replays the changes when it
# starts there.
# Usage: restore <backup folder> <new data folder> [moment, such as '2026-11-23 09:30:00+05:30'; default: the end]
set -eu
backup=$1
data=$2
moment=${3:-}

until=${moment:+$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)}
copy=$(find "$backup/base" -mindepth 1 -maxdepth 1 ! -name '*.part' | sort | awk -F/ -v until="$until" 'until == "" || $NF < until' | tail -n 1)
test -n "$copy" || { echo "No copy in $backup/base was complete before ${moment:-now}." >&2; exit 1; }
mkdir -m 700 "$data"
cp -a "$copy/." "$data"

{
  echo "restore_command = 'cp $backup/wal/%f %p'"
  test -z "$moment" || echo "recovery_target_time = '$moment'"
  echo "recovery_target_action = 'promote'"
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "$copy"
