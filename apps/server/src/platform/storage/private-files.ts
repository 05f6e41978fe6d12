import { randomBytes } from 'node:crypto';
import type { ImageStorage } from './image-storage.ts';

/** Stores files that no public address opens; each belongs to a record that says who may read it. */
export class PrivateFiles {
  readonly #storage: ImageStorage;
  readonly #folder: string;

  /** @param folder the place of the files in the storage, one of the folders of persons, such as `grievances` */
  constructor(storage: ImageStorage, folder: string) {
    this.#storage = storage;
    this.#folder = folder;
  }

  /** Stores a file and returns its key. */
  async save(bytes: Uint8Array): Promise<string> {
    const key = `files/${this.#folder}/${randomBytes(20).toString('hex')}`;
    await this.#storage.write(key, bytes);
    return key;
  }

  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#storage.read(key);
  }

  remove(key: string): Promise<void> {
    return this.#storage.remove(key);
  }
}
