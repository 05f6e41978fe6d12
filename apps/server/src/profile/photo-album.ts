import { randomBytes } from 'node:crypto';
import { imageUrl } from '../platform/image-url.ts';
import { originalPlace } from '../platform/storage/picture-places.ts';
import type { PictureStorage } from '../platform/storage/picture-storage.ts';
import { removePicture } from '../platform/storage/picture-variants.ts';

/** The folder of members' photos among the pictures. */
const FOLDER = 'photos';
const KEY_OF = new RegExp(`^/media/(${FOLDER}/[0-9a-f]+)/`);

/** Keeps photos where anyone can load them who knows their address; nobody can guess one. */
export class PhotoAlbum {
  readonly #storage: PictureStorage;
  constructor(storage: PictureStorage) {
    this.#storage = storage;
  }

  /** Keeps a photo; where it can be loaded. */
  async keep(photo: Uint8Array): Promise<string> {
    const key = `${FOLDER}/${randomBytes(20).toString('hex')}`;
    await this.#storage.write(originalPlace(key), photo);
    return imageUrl(key);
  }

  /** Deletes the photo at an address; one that is not of this album stays. */
  async remove(address: string): Promise<void> {
    const [, key] = KEY_OF.exec(address) ?? [];
    if (key !== undefined) await removePicture(this.#storage, key);
  }
}
