import type { Language } from '@pgm/api/contract';

/**
 * The address of a page for a mail. A Hindi address names its language, because the mail may be opened in a browser
 * without a language choice.
 * @param origin where visitors reach the site
 * @param path with a query
 */
export function pageAddress(origin: string, path: `/${string}?${string}`, language: Language): string {
  return `${origin}${path}${language === 'en' ? '' : `&lang=${language}`}`;
}
