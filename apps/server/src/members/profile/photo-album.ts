import { randomBytes } from 'node:crypto';
import { type ImageStorage, imageUrl, originalPlace } from '../../platform/storage/image-storage.ts';
import { removeImage } from '../../platform/storage/image-variants.ts';

/** The folder of members' photos among the images. */
const FOLDER = 'photos';
const KEY_OF = new RegExp(`^/media/(${FOLDER}/[0-9a-f]+)/`);

/** Stores photos at addresses that cannot be guessed; everyone who has an address can load its photo. */
export class PhotoAlbum {
  readonly #storage: ImageStorage;
  constructor(storage: ImageStorage) {
    this.#storage = storage;
  }

  /** Stores a photo and returns its address. */
  async save(photo: Uint8Array): Promise<string> {
    const key = `${FOLDER}/${randomBytes(20).toString('hex')}`;
    await this.#storage.write(originalPlace(key), photo);
    return imageUrl(key);
  }

  /** Deletes the photo at an address; an address outside of this album is ignored. */
  async remove(address: string): Promise<void> {
    const [, key] = KEY_OF.exec(address) ?? [];
    if (key !== undefined) await removeImage(this.#storage, key);
  }
}
