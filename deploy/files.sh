#!/bin/sh
# Copies the files of both buckets to the backup folder, or back.
# Usage: files backup <backup folder>: once a day, after `backup`. What is no longer in a bucket goes to `deleted` there, for
#   14 days.
# Usage: files restore <backup folder> [moment, such as '2026-11-23 09:30:00+05:30': also what was deleted since then]. The
#   buckets must exist; a file that is there stays as it is.
# The storage comes from the settings of the shop: S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_PRIVATE_BUCKET, S3_ACCESS_KEY_ID and
# S3_SECRET_ACCESS_KEY. It needs rclone.
set -eu
action=$1
folder=$2
moment=${3:-}
export RCLONE_LOG_LEVEL=ERROR RCLONE_CONFIG_SHOP_TYPE=s3 RCLONE_CONFIG_SHOP_PROVIDER=Other RCLONE_CONFIG_SHOP_FORCE_PATH_STYLE=true
export RCLONE_CONFIG_SHOP_ENDPOINT="$S3_ENDPOINT" RCLONE_CONFIG_SHOP_REGION="${S3_REGION:-us-east-1}"
export RCLONE_CONFIG_SHOP_ACCESS_KEY_ID="$S3_ACCESS_KEY_ID" RCLONE_CONFIG_SHOP_SECRET_ACCESS_KEY="$S3_SECRET_ACCESS_KEY"
buckets="$S3_BUCKET $S3_PRIVATE_BUCKET"

case $action in
backup)
  now=$(date -u +%Y%m%dT%H%M%SZ)
  for bucket in $buckets; do
    rclone sync --checksum --backup-dir "$folder/deleted/$now/$bucket" "shop:$bucket" "$folder/files/$bucket"
  done
  test ! -d "$folder/deleted" || find "$folder/deleted" -mindepth 1 -maxdepth 1 -mtime +14 -exec rm -rf {} +
  ;;
restore)
  since=${moment:+$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)}
  later=''
  if test -n "$since" && test -d "$folder/deleted"; then
    later=$(find "$folder/deleted" -mindepth 1 -maxdepth 1 | sort -r | awk -F/ -v since="$since" '$NF >= since')
  fi
  # The newest copy comes first, and what is there stays.
  for copy in "$folder/files" $later; do
    for bucket in $buckets; do
      test ! -d "$copy/$bucket" || rclone copy --ignore-existing "$copy/$bucket" "shop:$bucket"
    done
  done
  ;;
*)
  echo "files backup <folder>, or files restore <folder> [moment]" >&2
  exit 1
  ;;
esac
