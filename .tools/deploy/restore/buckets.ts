import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startS3 } from '../../../apps/server/test/s3-process.ts';
import { ROOT } from '../../run/workspace.mjs';

const BUCKETS = { S3_BUCKET: 'shop-images', S3_PRIVATE_BUCKET: 'shop-personal' };

/** Without settings for another storage, which the machine may have. */
const OWN = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('AWS_')));

interface BucketSettings {
  readonly S3_ENDPOINT: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
}

/** An object storage with two buckets; disposing of it ends it. */
export interface Buckets extends AsyncDisposable {
  /** The settings of a server that uses it. */
  readonly settings: BucketSettings & Record<string, string>;
  /** Runs deploy/files.sh. */
  readonly copy: (...args: string[]) => void;
  readonly empty: () => void;
  /** Each file with its checksum. */
  readonly list: () => string[];
}

/**
 * Starts an object storage with two empty buckets; its files are gone when it stops.
 */
export async function startBuckets(): Promise<Buckets> {
  const s3 = await startS3();
  const settings = {
    ...BUCKETS,
    S3_ENDPOINT: s3.address,
    S3_ACCESS_KEY_ID: 'AKIDDRILLDRILLDRILL',
    S3_SECRET_ACCESS_KEY: 'a secret of the drill',
  };
  const rclone = (...args: string[]) =>
    execFileSync('rclone', args, { encoding: 'utf8', env: { ...OWN, ...toRemote(settings) } });
  for (const bucket of Object.values(BUCKETS)) rclone('mkdir', `shop:${bucket}`);
  return {
    settings,
    copy: (...args) => {
      execFileSync(join(ROOT, 'deploy/files.sh'), args, { env: { ...OWN, ...settings } });
    },
    empty: () => Object.values(BUCKETS).forEach((bucket) => rclone('delete', `shop:${bucket}`)),
    list: () =>
      Object.values(BUCKETS).flatMap((bucket) =>
        rclone('md5sum', '--download', `shop:${bucket}`)
          .trim()
          .split('\n')
          .map((line) => `${bucket}: ${line}`),
      ),
    [Symbol.asyncDispose]: async () => s3.stop(),
  };
}

function toRemote({
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: BucketSettings): Record<string, string> {
  return {
    RCLONE_LOG_LEVEL: 'ERROR',
    RCLONE_CONFIG_SHOP_TYPE: 's3',
    RCLONE_CONFIG_SHOP_PROVIDER: 'Other',
    RCLONE_CONFIG_SHOP_FORCE_PATH_STYLE: 'true',
    RCLONE_CONFIG_SHOP_ENDPOINT: S3_ENDPOINT,
    RCLONE_CONFIG_SHOP_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
    RCLONE_CONFIG_SHOP_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
  };
}
