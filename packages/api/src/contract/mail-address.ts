import * as z from 'zod/mini';

/**
 * Accepts one plain email address or an empty text, else fails with `sentence`: a required address has its own
 * message. Brackets, commas, quotes and similar characters are rejected, because email programs read names,
 * comments and lists into them: one mailbox could then have endlessly many spellings, and each would count
 * separately for a rate limit.
 */
export function mailAddress(sentence: string) {
  return z.regex(PLAIN_OR_EMPTY, sentence);
}

const PLAIN_OR_EMPTY =
  /^$|^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\][^\s.@<>()[\],;:"\\]*\.[^\s@<>()[\],;:"\\]+$/;
