import type { Language } from '@pgm/ui/language';

/**
 * Leads from a page to itself in the other language; what else its query says stays. Who passed the link on is kept
 * elsewhere: a page that is kept for many must not name one of them.
 */
export function languageHref(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.delete('ref');
  query.set('lang', language === 'hi' ? 'en' : 'hi');
  return `?${query}`;
}
