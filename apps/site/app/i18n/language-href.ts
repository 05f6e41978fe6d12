import type { Language } from '@pgm/ui/foundations/language';

/**
 * The link from a page to itself in the other language; the rest of its query stays. The referral code is saved
 * elsewhere: a page that is cached for many visitors must not name one member.
 * @param from the page that was requested before the login; the next document has no history entry with it
 */
export function languageHref(search: string, language: Language, from?: string): string {
  const query = new URLSearchParams(search);
  query.delete('ref');
  query.delete('from');
  if (from !== undefined) query.set('from', from);
  query.set('lang', language === 'hi' ? 'en' : 'hi');
  return `?${query}`;
}
