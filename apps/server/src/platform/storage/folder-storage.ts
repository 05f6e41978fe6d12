import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStorage } from './picture-storage.ts';

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

/** Keeps files below a folder. */
export function folderStorage(folder: string): PictureStorage {
  return {
    async read(key) {
      try {
        return new Uint8Array(await readFile(placeOf(folder, key)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const place = placeOf(folder, key);
      await mkdir(dirname(place), { recursive: true });
      const unfinished = `${place}.${randomUUID()}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, place);
    },
    remove: (key) => rm(placeOf(folder, key), { force: true }),
  };
}

/** Keys are made by us, never by a visitor; one of another shape is a bug that must not reach the file system. */
function placeOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error(`'${key}' is not a storage key: use lower-case words, '-' and '/'.`);
  return join(folder, key);
}
