import { type ImageStorage, imageKey, originalPlace } from '../../platform/storage/image-storage.ts';
import { loadSharp } from '../../platform/storage/load-sharp.ts';

/** The side of a printed photo, in px. */
const SIDE = 480;

/** A square JPEG of a profile photo, for a PDF; undefined when there is no photo. @param address that of the profile */
export async function readCardPhoto(
  images: ImageStorage,
  address: string | null,
): Promise<Uint8Array | undefined> {
  const key = address === null ? undefined : imageKey(address);
  const original = key === undefined ? undefined : await images.read(originalPlace(key));
  if (original === undefined) return undefined;
  const sharp = await loadSharp();
  return sharp(original).resize(SIDE, SIDE, { fit: 'cover' }).jpeg({ quality: 84 }).toBuffer();
}
