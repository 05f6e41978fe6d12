import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageStorage } from './image-storage.ts';

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

/** Stores files in a folder. */
export function folderStorage(folder: string): ImageStorage {
  return {
    async read(key) {
      try {
        return new Uint8Array(await readFile(toLocation(folder, key)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const place = toLocation(folder, key);
      await mkdir(dirname(place), { recursive: true });
      const unfinished = `${place}.${randomUUID()}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, place);
    },
    remove: (key) => rm(toLocation(folder, key), { force: true }),
  };
}

/**
 * The server creates all keys, not visitors; a key of another form is a bug that must not reach the file system.
 */
function toLocation(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error(`'${key}' is not a storage key: use lower-case words, '-' and '/'.`);
  return join(folder, key);
}
