import { describe, expect, it } from 'vitest';
import { noise } from '../../../test/generated-photo.ts';
import { originalPlace } from '../../platform/storage/image-storage.ts';
import { removeImage } from '../../platform/storage/image-variants.ts';
import { MediaService } from './media.service.ts';

const KEY = `photos/${'a'.repeat(40)}`;

describe('a photo that is deleted while one of its sizes is made', () => {
  it('leaves nothing in the storage', async () => {
    const files = new Map([[originalPlace(KEY), new Uint8Array(await noise(64, 48).webp().toBuffer())]]);
    const storage = {
      read: async (key: string) => files.get(key),
      // The other process deletes the photo between the reading of the original and the writing of the size.
      write: async (key: string, bytes: Uint8Array) => {
        await removeImage(storage, KEY);
        files.set(key, new Uint8Array(bytes));
      },
      remove: async (key: string) => void files.delete(key),
    };
    expect(await new MediaService(storage).image(KEY, '160.webp')).toBeUndefined();
    expect([...files.keys()]).toEqual([]);
  });
});
