import { pageKey } from '#app/flows/shell/connection/page-key.ts';
import type { WorkboxPlugin } from 'workbox-core';
import { toLanguage, speak } from './visitor-language.ts';

/**
 * Whether a response is complete, comes from the site itself and, by the server's headers, is the same for all
 * visitors.
 */
function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const isPrivate = /\b(no-store|private)\b/.test(headers.get('Cache-Control') ?? '');
  return status === 200 && type === 'basic' && !redirected && !isPrivate;
}

/** Caches only what {@link isCacheable} allows: a second check after the list of what may be cached. */
export const cacheable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
};

/** Caches each page under one address, only in the visitor's language. */
export const cacheablePage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
  cacheWillUpdate: async ({ response }) => {
    if (!isCacheable(response)) return null;
    const language = toLanguage(await response.clone().text());
    if (language === undefined) return null;
    await speak(language);
    return response;
  },
};
