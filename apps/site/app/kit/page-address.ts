import type { Language } from '@pgm/ui/foundations/language';

/**
 * The address of a page in a language; an address without a language is English.
 * @param page which page of a list, from 1
 */
export function addressIn(language: Language, path: string, page = 1): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', `${page}`);
  if (language === 'hi') query.set('lang', language);
  return query.size > 0 ? `${path}?${query}` : path;
}
