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
  const settings = await Promise.all([
    findMissing('S3_BUCKET', shared, log),
    findMissing('S3_PRIVATE_BUCKET', personal, log),
  ]);
  const missing = settings.find((setting) => setting !== undefined);
  if (missing !== undefined)
    throw new StartFailure(
      `${missing}: the storage at S3_ENDPOINT has no such bucket, or S3_ACCESS_KEY_ID may not use it.`,
    );
  const bucketFor = (key: string) => (isPersonal(key) ? personal : shared);
  return {
    read: (key) => bucketFor(key).read(key),
    write: (key, bytes) => bucketFor(key).write(key, bytes),
    remove: (key) => bucketFor(key).remove(key),
  };
}

/**
 * The setting of a bucket that is not there, which prevents the start: its images would all be missing without an error.
 * A storage that is down for a moment does not prevent it, because a shop without images is better than none.
 */
async function findMissing(
  setting: string,
  storage: BucketStorage,
  log: Logger,
): Promise<string | undefined> {
  try {
    return (await storage.isReady()) ? undefined : setting;
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    log.error({ setting, code: error.code }, 'the object storage did not respond at the start');
    return undefined;
  }
}
