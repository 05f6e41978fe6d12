import { type Result, ok } from '@pgm/api/contract';
import { randomBytes } from 'node:crypto';
import { type ImageStorage, originalPlace } from './image-storage.ts';
import { removeImage } from './image-variants.ts';
import { type ImageFailure, type ImageMessages, readImage } from './read-image.ts';
import { saveEach } from './save-each.ts';

/** Stores images at addresses that cannot be guessed; everyone who has an address can load its image. */
export class ImageAlbum {
  readonly #storage: ImageStorage;
  readonly #folder: string;
  readonly #ownKey: RegExp;

  /** @param folder the place of the album's images in the storage, such as `photos` */
  constructor(storage: ImageStorage, folder: string) {
    this.#storage = storage;
    this.#folder = folder;
    this.#ownKey = new RegExp(`^${folder}/[0-9a-f]{40}$`);
  }

  /** Stores an image and returns its key. */
  async save(image: Uint8Array): Promise<string> {
    const key = `${this.#folder}/${randomBytes(20).toString('hex')}`;
    await this.#storage.write(originalPlace(key), image);
    return key;
  }

  /**
   * Stores the images of files and returns their keys, in order; with one that is bad or cannot be stored, none stays.
   * @param field    the field of the form, for a failure
   * @param messages for each reason of a failure
   */
  async saveFiles(
    files: readonly File[],
    field: string,
    messages: ImageMessages,
  ): Promise<Result<string[], ImageFailure>> {
    const images: Uint8Array[] = [];
    for (const file of files) {
      const image = await readImage(file, field, messages);
      if (!image.ok) return image;
      images.push(image.value);
    }
    return ok(
      await saveEach(
        images,
        (image) => this.save(image),
        (key) => this.remove(key),
      ),
    );
  }

  /** Deletes an image in all its sizes; the key of another album is ignored. */
  async remove(key: string | undefined): Promise<void> {
    if (key !== undefined && this.#ownKey.test(key)) await removeImage(this.#storage, key);
  }
}
