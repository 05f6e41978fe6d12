import type { Language } from '@pgm/api/contract';

/**
 * The address of a page for a mail. One in Hindi says so, since the mail may be read where nobody has chosen a language.
 * @param origin where visitors reach the site
 * @param path with a query
 */
export function pageAddress(origin: string, path: `/${string}?${string}`, language: Language): string {
  return `${origin}${path}${language === 'en' ? '' : `&lang=${language}`}`;
}
