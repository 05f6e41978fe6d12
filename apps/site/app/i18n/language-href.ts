import type { Language } from '@pgm/ui/foundations/language';

/**
 * The link from a page to itself in the other language; the rest of its query stays. The referral code is saved
 * elsewhere: a page that is cached for many visitors must not name one member.
 */
export function languageHref(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.delete('ref');
  query.set('lang', language === 'hi' ? 'en' : 'hi');
  return `?${query}`;
}
