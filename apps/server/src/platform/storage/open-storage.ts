import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Logger } from '../log/logger.ts';
import { StartFailure } from '../settings.ts';
import { folderStorage } from './folder-storage.ts';
import { type ImageStorage, isPersonal } from './image-storage.ts';
import { type BucketStorage, s3Storage } from './s3-storage.ts';
import { StorageFailure } from './storage-failure.ts';

/** The storage of images: buckets when object storage is configured, else a folder in `DATA_DIR`. */
export async function openStorage({ dataDir, s3 }: Config, log: Logger): Promise<ImageStorage> {
  if (s3 === undefined) return folderStorage(join(dataDir, 'pictures'));
  const shared = s3Storage(s3, s3.bucket);
  const personal = s3Storage(s3, s3.privateBucket);
  await rejectMissing('S3_BUCKET', shared, log);
  await rejectMissing('S3_PRIVATE_BUCKET', personal, log);
  const bucketFor = (key: string) => (isPersonal(key) ? personal : shared);
  return {
    read: (key) => bucketFor(key).read(key),
    write: (key, bytes) => bucketFor(key).write(key, bytes),
    remove: (key) => bucketFor(key).remove(key),
  };
}

/**
 * Prevents the start on a bucket that is not there: its images would all be missing without an error. A storage that
 * is down for a moment does not prevent it, because a shop without images is better than none.
 */
async function rejectMissing(setting: string, storage: BucketStorage, log: Logger): Promise<void> {
  try {
    if (await storage.isReady()) return;
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    log.error({ setting, code: error.code }, 'the object storage did not respond at the start');
    return;
  }
  throw new StartFailure(
    `${setting}: the storage at S3_ENDPOINT has no such bucket, or S3_ACCESS_KEY_ID may not use it.`,
  );
}
