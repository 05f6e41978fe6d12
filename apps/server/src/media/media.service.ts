import { SOCIAL_IMAGE } from '@pgm/api/contract';
import sharp from 'sharp';
import type { PictureStorage } from '../platform/storage/picture-storage.ts';
import { originalPlace, variantPlace } from '../platform/storage/picture-places.ts';
import { PICTURE_VARIANTS } from '../platform/storage/picture-variants.ts';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A picture in one size and format. */
export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Serves pictures in the sizes and formats of the contract; each is made once, from its original, and kept. */
export class MediaService {
  readonly #storage: PictureStorage;
  readonly #making = new Map<string, Promise<Picture | undefined>>();

  constructor(storage: PictureStorage) {
    this.#storage = storage;
  }

  /** @param variant such as `640.avif` or `social.jpg`; any other is not found */
  async picture(key: string, variant: string): Promise<Picture | undefined> {
    const type = TYPES[variant.slice(variant.lastIndexOf('.') + 1)];
    if (type === undefined || !PICTURE_VARIANTS.has(variant)) return undefined;
    const place = variantPlace(key, variant);
    const kept = await this.#storage.read(place);
    if (kept) return { bytes: kept, type };
    const making = this.#making.get(place) ?? this.#make(key, variant, type, place);
    this.#making.set(place, making);
    return making.finally(() => this.#making.delete(place));
  }

  async #make(key: string, variant: string, type: string, place: string): Promise<Picture | undefined> {
    const original = await this.#storage.read(originalPlace(key));
    if (original === undefined) return undefined;
    const bytes = new Uint8Array(await rendered(original, variant));
    await this.#storage.write(place, bytes);
    return { bytes, type };
  }
}

function rendered(original: Uint8Array, variant: string): Promise<Buffer> {
  const picture = sharp(original);
  if (variant === SOCIAL_IMAGE) {
    return picture
      .resize(1200, 630, { fit: 'contain', background: SOCIAL_GROUND })
      .jpeg({ quality: 80 })
      .toBuffer();
  }
  const [width, format] = variant.split('.');
  const sized = picture.resize(Number(width));
  return format === 'avif'
    ? sized.avif({ quality: 50, effort: 3 }).toBuffer()
    : sized.webp({ quality: 76 }).toBuffer();
}

/** The warm paper that the drawn packshots stand on. */
const SOCIAL_GROUND = '#f4eee1';
