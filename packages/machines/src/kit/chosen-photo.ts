import { IMAGE_TYPES, MAX_IMAGE_BYTES, PHOTO_REJECTIONS } from '@pgm/api/contract';

/** A file that was selected as a photo; the site stores the file itself under this address. */
export interface ChosenPhoto {
  /** The URL under which the page can show it; local to the page. */
  readonly address: string;
  /** The file type as the browser gives it, such as 'image/jpeg'; '' when unknown. */
  readonly type: string;
  readonly bytes: number;
}

/** Why a file can't be the photo, as far as the browser can check it before sending. */
export function photoProblem({ type, bytes }: ChosenPhoto): string | undefined {
  const isKnown = type === '' || IMAGE_TYPES.some((known) => known === type);
  if (!isKnown) return PHOTO_REJECTIONS.unreadable;
  return bytes > MAX_IMAGE_BYTES ? PHOTO_REJECTIONS.tooLarge : undefined;
}
