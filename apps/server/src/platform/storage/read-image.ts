import {
  type Failure,
  type IMAGE_REJECTIONS,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { taskQueue } from '../jobs/task-queue.ts';
import { loadSharp } from './load-sharp.ts';

/** The longest side of a stored image, in px: the largest size in which it is served. */
const MAX_STORED_SIDE = 1280;

/** The time limit for processing an image, in seconds. */
const MAX_SECONDS = 20;

/** How many images wait for their turn; their forms stay in memory meanwhile. */
const MAX_WAITING = 20;

/** 25 megapixels need 100 MB during processing, so only one image is processed at a time. */
const inTurn = taskQueue(1, MAX_WAITING);

/**
 * The first bytes of image formats. Only these files reach the decoders, which also support many other formats,
 * such as drawings and documents.
 */
const BEGINNING = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftyp)/;

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** The reasons for which an image is rejected. */
type Reason = keyof typeof IMAGE_REJECTIONS;

/** What a form says for each reason. */
export type ImageMessages = Readonly<Record<Reason, string>>;

/** Why an image is rejected. */
export type ImageFailure = Failure<'invalid' | 'tooLarge'>;

/**
 * Makes an image from a user's file, whatever its name and type claim: upright, at most 1280 px on a side, WebP.
 * Only the pixels are stored, so neither the place where it was taken nor hidden data remains.
 * @param field    the field of the form, for a failure
 * @param messages for each reason
 */
export async function readImage(
  file: File,
  field: string,
  messages: ImageMessages,
): Promise<Result<Uint8Array, ImageFailure>> {
  const reject = (reason: Reason) => {
    const message = messages[reason];
    const code = reason === 'tooLarge' ? 'tooLarge' : 'invalid';
    return fail({ code, message, fields: { [field]: message } } as const);
  };
  if (file.size > MAX_IMAGE_BYTES) return reject('tooLarge');
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!BEGINNING.test(bytes.toString('latin1', 0, 12))) return reject('unreadable');
  const redrawn = await inTurn(() => redraw(bytes));
  return typeof redrawn === 'string' ? reject(redrawn) : ok(redrawn);
}

/** The image, or why there is none. */
async function redraw(bytes: Buffer): Promise<Uint8Array | Reason> {
  const sharp = await loadSharp();
  try {
    // Checked before decoding, because few bytes can contain very many pixels.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return 'unreadable';
    if (width * height > MAX_IMAGE_PIXELS) return 'tooManyPixels';
    if (Math.max(width, height) > MAX_IMAGE_SIDE) return 'tooLong';
    // For an animation, the first image. A truncated file is an error.
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS })
      .autoOrient()
      .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS })
      .webp({ quality: 84 })
      .toBuffer();
  } catch {
    // Every error of a decoder is caused by the file.
    return 'unreadable';
  }
}
