import * as z from 'zod/mini';

/**
 * Trimmed text of at most `longest` characters. NUL is refused because PostgreSQL cannot store it.
 * @param longest the limit in UTF-16 code units
 * @param label   how the sentence about a broken limit names the field
 */
export function text(longest: number, label: string) {
  return z.string().check(
    z.trim(),
    // Nothing more is asked of a text that is too long: a pattern may take seconds over it.
    z.maxLength(longest, { error: `${label} must be at most ${longest} characters`, abort: true }),
    z.refine((value) => !value.includes('\0'), `${label} contains an unreadable character`),
  );
}

/** Like {@link text}, and not empty: `required` is the sentence shown when it is. */
export function requiredText(longest: number, label: string, required: string) {
  return text(longest, label).check(z.minLength(1, required));
}
