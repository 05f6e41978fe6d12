import { SOCIAL_IMAGE } from '@pgm/api/contract';
import { loadSharp } from '../../platform/storage/load-sharp.ts';
import { type ImageStorage, originalPlace, variantPlace } from '../../platform/storage/image-storage.ts';
import { IMAGE_VARIANTS } from '../../platform/storage/image-variants.ts';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** An image in one size and format. */
export interface StoredImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Serves images in the sizes and formats of the contract; each is made once from its original and then cached. */
export class MediaService {
  readonly #storage: ImageStorage;
  readonly #making = new Map<string, Promise<StoredImage | undefined>>();

  constructor(storage: ImageStorage) {
    this.#storage = storage;
  }

  /** @param variant such as `640.avif` or `social.jpg`; any other is not found */
  async image(key: string, variant: string): Promise<StoredImage | undefined> {
    const type = TYPES[variant.slice(variant.lastIndexOf('.') + 1)];
    if (type === undefined || !IMAGE_VARIANTS.has(variant)) return undefined;
    const place = variantPlace(key, variant);
    const cached = await this.#storage.read(place);
    if (cached) return { bytes: cached, type };
    const making = this.#making.get(place) ?? this.#make(key, variant, type, place);
    this.#making.set(place, making);
    return making.finally(() => this.#making.delete(place));
  }

  async #make(key: string, variant: string, type: string, place: string): Promise<StoredImage | undefined> {
    const original = await this.#storage.read(originalPlace(key));
    if (original === undefined) return undefined;
    const bytes = new Uint8Array(await rendered(original, variant));
    await this.#storage.write(place, bytes);
    // Another process can have deleted the image meanwhile; its deletion did not find this variant yet.
    if ((await this.#storage.read(originalPlace(key))) !== undefined) return { bytes, type };
    await this.#storage.remove(place);
    return undefined;
  }
}

async function rendered(original: Uint8Array, variant: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(original);
  if (variant === SOCIAL_IMAGE) {
    return image
      .resize(1200, 630, { fit: 'contain', background: SOCIAL_GROUND })
      .jpeg({ quality: 80 })
      .toBuffer();
  }
  const [width, format] = variant.split('.');
  const sized = image.resize(Number(width));
  return format === 'avif'
    ? sized.avif({ quality: 50, effort: 3 }).toBuffer()
    : sized.webp({ quality: 76 }).toBuffer();
}

/** The warm paper background of the drawn product images. */
const SOCIAL_GROUND = '#f4eee1';
