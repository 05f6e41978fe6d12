import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** An image that hardly compresses, like a photo. */
export function noise(width: number, height: number): Sharp {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

/** An image of one colour: few bytes for any number of pixels. */
export function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#8a5a2b' }, limitInputPixels: false });
}

/** A file as a visitor chooses it. */
export function chosen(bytes: Uint8Array | string, name = 'asha.jpg', type = 'image/jpeg'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}

/** A PNG whose header states a wrong size. */
export async function pngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await plain(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
