import { setTimeout as sleep } from 'node:timers/promises';
import { S3ServiceError, S3mini } from 's3mini';
import type { ImageStorage } from './image-storage.ts';
import type { S3Options } from './storage-settings.ts';
import { StorageFailure } from './storage-failure.ts';

/** The time limit of one request to the storage, in ms. */
const TIMEOUT_MS = 5000;

/** The pauses before the second and the third attempt, in ms: a storage under load sends 503 for moments. */
const PAUSES_MS = [100, 400];

/** Files in a bucket, and whether there is such a bucket. */
export interface BucketStorage extends ImageStorage {
  /** Whether the bucket exists and the access key may read it. */
  readonly isReady: () => Promise<boolean>;
}

/** Stores files in a bucket of a service that speaks the S3 protocol; failures are {@link StorageFailure}. */
export function s3Storage(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Options,
  bucket: string,
): BucketStorage {
  const client = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: TIMEOUT_MS,
    // A redirect would send photos of members to an address that is not configured.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'manual' }),
  });
  return {
    isReady: () => attempted(() => client.bucketExists()),
    read: async (key) => {
      const bytes = await attempted(() => client.getObjectArrayBuffer(key));
      return bytes === null ? undefined : new Uint8Array(bytes);
    },
    write: async (key, bytes) => {
      await attempted(() => client.putObject(key, bytes));
    },
    remove: async (key) => {
      await attempted(() => client.deleteObject(key));
    },
  };
}

/** Every request can be repeated: it reads, replaces or deletes one whole file. */
async function attempted<Value>(request: () => Promise<Value>, attempt = 0): Promise<Value> {
  try {
    return await request();
  } catch (error) {
    const pause = PAUSES_MS[attempt];
    if (pause === undefined || isFinal(error)) throw new StorageFailure(toCode(error), error);
    await sleep(pause);
    return attempted(request, attempt + 1);
  }
}

/** A request that the storage understood and rejected is rejected again. */
function isFinal(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status < 500 && error.status !== 429;
}

function toCode(error: unknown): string {
  if (error instanceof S3ServiceError) return String(error.status);
  return error instanceof Error ? error.name : 'unknown';
}
