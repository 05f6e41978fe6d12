import type { Language } from '@pgm/api/contract';

/**
 * The address of a page for a mail. A Hindi address names its language, because the mail may be opened in a browser
 * without a language choice.
 * @param origin where visitors reach the site
 */
export function pageAddress(origin: string, path: `/${string}`, language: Language): string {
  if (language === 'en') return origin + path;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
