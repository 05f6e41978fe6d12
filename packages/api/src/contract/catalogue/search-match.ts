import * as z from 'zod/mini';
import { Language } from '../language.ts';

/**
 * Why something is found: the piece of its text that is like the search. The parts at odd places are what matches, the
 * parts between them are not; together they are the piece. They are plain text, never HTML.
 */
export const SearchMatch = z.object({
  /** Where the text is from; the name of a page is its title. */
  field: z.enum(['name', 'brand', 'category', 'subCategory', 'description']),
  parts: z.array(z.string()),
  /** The language of the text, where that is not the reader's. */
  language: z.optional(Language),
});
export type SearchMatch = z.infer<typeof SearchMatch>;
