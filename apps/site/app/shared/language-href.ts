import type { Language } from '@pgm/ui/language';

/** Leads from a page to itself in the other language; what else its query says stays. */
export function languageHref(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.set('lang', language === 'hi' ? 'en' : 'hi');
  return `?${query}`;
}
