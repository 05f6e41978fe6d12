import * as z from 'zod/mini';
import { withoutInvisible } from './invisible-characters.ts';

/**
 * Trimmed text of at most `max` characters, {@link withoutInvisible}. NUL is rejected because PostgreSQL cannot
 * store it.
 * @param longest the limit in code points: an emoji is one
 * @param label   the name of the field in the message about the limit
 */
export function text(max: number, label: string) {
  return z.string().check(
    z.overwrite(withoutInvisible),
    z.trim(),
    // Checking stops at a text that is too long, because a pattern may need seconds for it.
    z.maxLength(max, { error: `${label} must be at most ${max} characters`, abort: true }),
    z.refine((value) => !value.includes('\0'), `${label} contains an unreadable character`),
  );
}

/** Like {@link text}, but with at least one visible character: `required` is the message for an empty text. */
export function requiredText(max: number, label: string, required: string) {
  // A text of joiners alone counts as empty.
  return text(max, label).check(z.regex(/\P{Join_Control}/u, required));
}

/** Like {@link requiredText}, but an absent text counts as an empty one, as in a form without this part. */
export function filledText(max: number, label: string, required: string) {
  return z.pipe(z.string(required), requiredText(max, label, required));
}
