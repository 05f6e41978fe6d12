import { STORES } from './stores.ts';

/** The languages in which the offline page is cached. */
export const LANGUAGES = ['en', 'hi'] as const;

const KEY = '/language';

/**
 * The last language of the site on this device. A worker can read no cookie, so it uses the language of the
 * pages.
 */
export async function visitorLanguage(): Promise<string> {
  const settings = await caches.open(STORES.settings);
  const cached = await settings.match(KEY);
  return (await cached?.text()) ?? LANGUAGES[0];
}

/** The language of a page. */
export function toLanguage(html: string): string | undefined {
  return /<html\b[^>]*\slang="([a-z-]+)"/.exec(html)?.[1];
}

/** Saves the visitor's language. When the language changes, the copies in the old one become useless. */
export async function speak(language: string): Promise<void> {
  if (language === (await visitorLanguage())) return;
  const settings = await caches.open(STORES.settings);
  await settings.put(KEY, new Response(language));
  await Promise.all([caches.delete(STORES.pages), caches.delete(STORES.words)]);
}
