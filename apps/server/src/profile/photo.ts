import {
  type Failure,
  MOST_PHOTO_BYTES,
  MOST_PHOTO_PIXELS,
  PHOTO_REFUSALS,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import sharp from 'sharp';
import { taskQueue } from '../platform/task-queue.ts';

/** The longest side of a kept photo, in px: the largest size in which it is served. */
const LONGEST_SIDE = 1280;

/** How long the making of a photo may take, in seconds. */
const MOST_SECONDS = 20;

/** 25 megapixels are 100 MB while they are being worked on: one photo at a time. */
const inTurn = taskQueue(1);

/** What photos begin with. Only these reach the decoders: there are some for much else, drawings and documents too. */
const BEGINNING = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftyp)/;

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * Makes a photo out of a file that somebody chose, whatever its name and type say it is: upright, at most 1280 px on a
 * side, WebP. Nothing but its pixels is kept, so neither where it was taken nor what was hidden behind it.
 */
export async function photoOf(file: File): Promise<Result<Uint8Array>> {
  if (file.size > MOST_PHOTO_BYTES) return refusal('tooLarge', PHOTO_REFUSALS.tooLarge);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!BEGINNING.test(bytes.toString('latin1', 0, 12))) return UNREADABLE;
  return inTurn(() => redrawn(bytes));
}

async function redrawn(bytes: Buffer): Promise<Result<Uint8Array>> {
  try {
    // Looked at before anything is unpacked: few bytes can stand for very many pixels.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return UNREADABLE;
    if (width * height > MOST_PHOTO_PIXELS) return refusal('invalid', PHOTO_REFUSALS.tooManyPixels);
    // Of an animation, the first picture. What is cut off is an error.
    const photo = await sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PHOTO_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MOST_SECONDS })
      .webp({ quality: 84 })
      .toBuffer();
    return ok(photo);
  } catch {
    // Whatever a decoder stumbles over, it is in the file.
    return UNREADABLE;
  }
}

function refusal(code: Failure['code'], message: string): { ok: false; failure: Failure } {
  return fail({ code, message, fields: { imageUrl: message } });
}

const UNREADABLE = refusal('invalid', PHOTO_REFUSALS.unreadable);
