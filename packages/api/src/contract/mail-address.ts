import * as z from 'zod/mini';

/**
 * Refuses with a sentence what is not one plain mail address, or empty: that one is required has a sentence of its own.
 * Brackets, commas, quotes and the like are refused, since mail programs read names, comments and lists into them: one
 * mailbox could be written in endless ways, each of which a limit takes for another one.
 */
export function mailAddress(sentence: string) {
  return z.regex(PLAIN_OR_EMPTY, sentence);
}

const PLAIN_OR_EMPTY = /^$|^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/;
