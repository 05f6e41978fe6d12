import * as z from 'zod';

const InBothLanguages = z.object({ en: z.string(), hi: z.string() });

/** A page to read, as the search knows it. */
export const SearchPage = z.object({
  /** Its address inside the site. */
  href: z.string(),
  title: InBothLanguages,
  description: InBothLanguages,
});
export type SearchPage = z.infer<typeof SearchPage>;
