import type { WorkboxPlugin } from 'workbox-core';
import { languageOf, speak } from './visitor-language.ts';
import { pageKey } from './what-is-kept.ts';

/** Whether an answer is whole, the site's own and, by the server's word, nobody's in particular. */
function isKeepable({ status, type, redirected, headers }: Response): boolean {
  const isPrivate = /\b(no-store|private)\b/.test(headers.get('Cache-Control') ?? '');
  return status === 200 && type === 'basic' && !redirected && !isPrivate;
}

/** Keeps only what {@link isKeepable}: a second lock behind the list of what is kept. */
export const keepable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
};

/** Keeps pages under one address each, in the visitor's language alone. */
export const keepablePage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ response }) => {
    if (!isKeepable(response)) return null;
    const language = languageOf(await response.clone().text());
    if (language === undefined) return null;
    await speak(language);
    return response;
  },
};
