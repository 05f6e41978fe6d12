import * as z from 'zod/mini';
import { listPart } from './form-parts.ts';
import { IMAGE_TYPES } from './image.ts';

/** The most files of one reply, and the largest size of each in bytes: 5 MB. */
export const MAX_ATTACHED_FILES = 3;
export const MAX_ATTACHED_BYTES = 5 * 1024 * 1024;

/** The accepted types of an attached file. */
export const ATTACHED_TYPES = [...IMAGE_TYPES, 'application/pdf'] as const;

/** The messages for a rejected file. */
export const ATTACHMENT_REJECTIONS = {
  tooLarge: 'This file is larger than 5 MB. Choose a smaller one.',
  tooManyPixels: 'This image has more than 25 megapixels. Choose a smaller one.',
  tooLong: 'This image is more than 12,000 px wide or high. Choose a smaller one.',
  unreadable: 'This file cannot be read. Choose an image or a PDF.',
} as const;

/** The part of a form with attached files. */
export const attachedFiles = z._default(
  listPart(z.file('Choose a file'), MAX_ATTACHED_FILES, `At most ${MAX_ATTACHED_FILES} files`),
  [],
);

/** An attached file; an image is stored as WebP. */
export const AttachedFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['IMAGE', 'PDF']),
  bytes: z.int(),
  /** An address that opens it for an hour, without a login. */
  url: z.string(),
});
export type AttachedFile = z.infer<typeof AttachedFile>;
