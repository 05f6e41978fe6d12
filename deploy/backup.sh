#!/bin/sh
# Copies the running database to the backup folder, checks the copy, and deletes copies that are older than 14 days.
# Usage: backup [backup folder]; the connection comes from PGHOST, PGPORT and PGUSER. Run it once a day.
set -eu
folder=${1:-/backup}
part=$folder/base/$(date -u +%Y%m%dT%H%M%SZ).part

pg_basebackup --pgdata="$part" --checkpoint=fast --wal-method=stream
pg_verifybackup --quiet "$part"
# The name is when the copy is complete: PostgreSQL cannot restore an earlier moment from it.
copy=$folder/base/$(date -u +%Y%m%dT%H%M%SZ)
mv "$part" "$copy"

find "$folder/base" -mindepth 1 -maxdepth 1 -mtime +14 -exec rm -rf {} +
# Changes before the oldest copy are of no use.
oldest=$(find "$folder/base" -mindepth 1 -maxdepth 1 ! -name '*.part' | sort | head -n 1)
start=$(sed -n 's/^START WAL LOCATION:.*(file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup "$folder/wal" "$start"
echo "$copy"
