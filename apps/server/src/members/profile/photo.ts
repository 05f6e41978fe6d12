import {
  type Failure,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  PHOTO_REJECTIONS,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import sharp from 'sharp';
import { taskQueue } from '../../platform/jobs/task-queue.ts';

/** The longest side of a stored photo, in px: the largest size in which it is served. */
const MAX_SIDE = 1280;

/** The time limit for processing a photo, in seconds. */
const MAX_SECONDS = 20;

/** 25 megapixels need 100 MB during processing, so only one photo is processed at a time. */
const inTurn = taskQueue(1);

/**
 * The first bytes of photo formats. Only these files reach the decoders, which also support many other formats,
 * such as drawings and documents.
 */
const BEGINNING = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftyp)/;

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Why a photo is rejected. */
export type PhotoFailure = Failure<'invalid' | 'tooLarge'>;

/**
 * Makes a photo from a user's file, whatever its name and type claim: upright, at most 1280 px on a side, WebP.
 * Only the pixels are stored, so neither the place where it was taken nor hidden data remains.
 */
export async function readPhoto(file: File): Promise<Result<Uint8Array, PhotoFailure>> {
  if (file.size > MAX_PHOTO_BYTES) return rejection('tooLarge', PHOTO_REJECTIONS.tooLarge);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!BEGINNING.test(bytes.toString('latin1', 0, 12))) return UNREADABLE;
  return inTurn(() => redrawn(bytes));
}

async function redrawn(bytes: Buffer): Promise<Result<Uint8Array, PhotoFailure>> {
  try {
    // Checked before decoding, because few bytes can contain very many pixels.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return UNREADABLE;
    if (width * height > MAX_PHOTO_PIXELS) return rejection('invalid', PHOTO_REJECTIONS.tooManyPixels);
    // For an animation, the first image. A truncated file is an error.
    const photo = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PHOTO_PIXELS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS })
      .webp({ quality: 84 })
      .toBuffer();
    return ok(photo);
  } catch {
    // Every error of a decoder is caused by the file.
    return UNREADABLE;
  }
}

function rejection(code: PhotoFailure['code'], message: string): { ok: false; failure: PhotoFailure } {
  return fail({ code, message, fields: { imageUrl: message } });
}

const UNREADABLE = rejection('invalid', PHOTO_REJECTIONS.unreadable);
