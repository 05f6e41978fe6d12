import * as z from 'zod/mini';
import { withoutInvisible } from './invisible-characters.ts';

/**
 * Trimmed text of at most `longest` characters, {@link withoutInvisible}. NUL is refused because PostgreSQL cannot
 * store it.
 * @param longest the limit in code points: an emoji is one
 * @param label   how the sentence about a broken limit names the field
 */
export function text(longest: number, label: string) {
  return z.string().check(
    z.overwrite(withoutInvisible),
    z.trim(),
    // Nothing more is asked of a text that is too long: a pattern may take seconds over it.
    z.maxLength(longest, { error: `${label} must be at most ${longest} characters`, abort: true }),
    z.refine((value) => !value.includes('\0'), `${label} contains an unreadable character`),
  );
}

/** Like {@link text}, and with something to be seen in it: `required` is the sentence shown when there is nothing. */
export function requiredText(longest: number, label: string, required: string) {
  // Joiners alone join nothing.
  return text(longest, label).check(z.regex(/\P{Join_Control}/u, required));
}
