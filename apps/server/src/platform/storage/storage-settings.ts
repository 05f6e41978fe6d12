import * as z from 'zod';
import { StartFailure } from '../settings.ts';

const bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as shop-images')
  .optional();

/** The environment variables of object storage; `docs/operations.md` explains each of them. */
export const storageSettings = {
  S3_ENDPOINT: z
    .string()
    .refine(isEndpoint, 'must be an address without a path, such as https://s3.ap-south-1.amazonaws.com')
    .optional(),
  S3_REGION: z.string().min(1, 'must not be empty').default('us-east-1'),
  S3_BUCKET: bucket,
  S3_PRIVATE_BUCKET: bucket,
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** A service that speaks the S3 protocol, and our credentials there. */
export interface S3Options {
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  /** The bucket of images that are the same for all visitors. */
  readonly bucket: string;
  /** The bucket of what is personal: photos of members. */
  readonly privateBucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Settings = z.infer<z.ZodObject<typeof storageSettings>>;

/** The configured object storage, or undefined; one bucket for both kinds of files stops the start. */
export function s3Options(settings: Settings): S3Options | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: shared,
    S3_PRIVATE_BUCKET: privateBucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (!endpoint || !shared || !privateBucket || !accessKeyId || !secretAccessKey) return undefined;
  if (shared === privateBucket) {
    throw new StartFailure('S3_PRIVATE_BUCKET must be another bucket than S3_BUCKET.');
  }
  return {
    endpoint: new URL(endpoint).origin,
    region,
    bucket: shared,
    privateBucket,
    accessKeyId,
    secretAccessKey,
  };
}

/** HTTP is possible because a storage in the same private network often has no certificate. */
function isEndpoint(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { pathname, search, username } = new URL(text);
  return pathname === '/' && search === '' && username === '';
}
