import { STORES } from './stores.ts';

/** Languages that the offline page is kept in. */
export const LANGUAGES = ['en', 'hi'] as const;

const KEY = '/language';

/** The language that the site last spoke on this device. A worker can read no cookie, so it goes by what pages say. */
export async function visitorLanguage(): Promise<string> {
  const settings = await caches.open(STORES.settings);
  const kept = await settings.match(KEY);
  return (await kept?.text()) ?? LANGUAGES[0];
}

/** The language of a page. */
export function languageOf(html: string): string | undefined {
  return /<html\b[^>]*\slang="([a-z-]+)"/.exec(html)?.[1];
}

/** Remembers the visitor's language. When it is another one than before, copies in the old one are of no use any more. */
export async function speak(language: string): Promise<void> {
  if (language === (await visitorLanguage())) return;
  const settings = await caches.open(STORES.settings);
  await settings.put(KEY, new Response(language));
  await Promise.all([caches.delete(STORES.pages), caches.delete(STORES.words)]);
}
