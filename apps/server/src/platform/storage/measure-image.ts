import { loadSharp } from './load-sharp.ts';

/** The width and the height of a stored image, in px. */
export async function measureImage(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}
