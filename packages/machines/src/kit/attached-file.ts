import { ATTACHED_TYPES, ATTACHMENT_REJECTIONS, MAX_ATTACHED_BYTES } from '@pgm/api/contract';
import type { ChosenPhoto } from './chosen-photo.ts';

/** A file that was selected to be attached; the site stores the file itself under this address. */
export interface ChosenAttachment extends ChosenPhoto {
  readonly name: string;
}

/** Why a file can't be attached, as far as the browser can check it before sending. */
export function attachmentProblem({ type, bytes }: ChosenAttachment): string | undefined {
  const isKnown = type === '' || ATTACHED_TYPES.some((known) => known === type);
  if (!isKnown) return ATTACHMENT_REJECTIONS.unreadable;
  return bytes > MAX_ATTACHED_BYTES ? ATTACHMENT_REJECTIONS.tooLarge : undefined;
}
