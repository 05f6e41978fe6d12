import { ATTACHMENT_REJECTIONS, MAX_ATTACHED_BYTES, type Result, fail, ok } from '@pgm/api/contract';
import { type ImageFailure, readImage } from './read-image.ts';

/** A file of a user after its checks: an image is drawn again, a PDF stays as it is. */
export interface ReadFile {
  readonly name: string;
  readonly type: 'IMAGE' | 'PDF';
  readonly bytes: Uint8Array;
}

/** The longest name that is stored, in characters. */
const MAX_NAME = 100;

/** How far from its end a PDF may have its end mark, in bytes. */
const END_OF_PDF = 1024;

/**
 * Reads a file of a user by its content, whatever its name and type claim: an image, of which only the pixels stay, or a PDF,
 * which is never shown in a page of the site.
 * @param field the field of the form, for a failure
 */
export async function readAttachedFile(file: File, field: string): Promise<Result<ReadFile, ImageFailure>> {
  if (file.size > MAX_ATTACHED_BYTES) return rejection('tooLarge', field);
  const start = Buffer.from(await file.slice(0, 5).arrayBuffer()).toString('latin1');
  if (start !== '%PDF-') {
    const image = await readImage(file, field, ATTACHMENT_REJECTIONS);
    return image.ok ? ok({ name: toName(file.name, 'webp'), type: 'IMAGE', bytes: image.value }) : image;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const end = Buffer.from(bytes.subarray(-END_OF_PDF)).toString('latin1');
  if (!end.includes('%%EOF')) return rejection('unreadable', field);
  return ok({ name: toName(file.name, 'pdf'), type: 'PDF', bytes });
}

/** The name without what file systems and headers do not allow, with the ending of its content. */
function toName(name: string, ending: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N} _()-]/gu, '_')
    .trim();
  return `${stem.slice(0, MAX_NAME) || 'file'}.${ending}`;
}

function rejection(reason: 'tooLarge' | 'unreadable', field: string) {
  const message = ATTACHMENT_REJECTIONS[reason];
  const code = reason === 'tooLarge' ? 'tooLarge' : 'invalid';
  return fail({ code, message, fields: { [field]: message } } as const);
}
