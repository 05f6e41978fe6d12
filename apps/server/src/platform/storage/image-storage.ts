/** Stores files by key, such as `products/tulsi-drops-front`; several processes may share one storage. */
export interface ImageStorage {
  /** The bytes stored under `key`, or undefined. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Stores `bytes` under `key` and replaces older ones; a reader never gets an incomplete file. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Deletes the file under `key`; a missing file is not an error. */
  readonly remove: (key: string) => Promise<void>;
}

/** The key of an original image as it was uploaded; `key` is its folder and name. */
export function originalPlace(key: string): string {
  return `originals/${key}`;
}

/** The key of an image in one size and format; `variant` is such as `640.avif`. */
export function variantPlace(key: string, variant: string): string {
  return `variants/${key}/${variant}`;
}

/** The folders of images that belong to a person: they have a bucket of their own, and no shared cache saves them. */
const PERSONAL_FOLDERS: ReadonlySet<string> = new Set(['photos', 'returns', 'grievances', 'reviews']);

/** Whether a file belongs to a person; `key` is that of an original, of a variant or of a private file. */
export function isPersonal(key: string): boolean {
  return PERSONAL_FOLDERS.has(key.split('/')[1] ?? '');
}

/** The public address of a stored image: its 640 px WebP. A client derives the other sizes from it. */
export function imageUrl(key: string): string {
  return `/media/${key}/640.webp`;
}

/** The key of the image at a public address; undefined for the address of something else. */
export function imageKey(address: string): string | undefined {
  return /^\/media\/([a-z0-9-]+\/[a-z0-9-]+)\/640\.webp$/.exec(address)?.[1];
}
