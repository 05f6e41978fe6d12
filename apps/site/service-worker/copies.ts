import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cacheable, cacheablePage } from './cacheable.ts';
import { notifyCopyShown } from './shown-copies.ts';
import { STORES } from './stores.ts';

/** How long a request may take, in seconds, before the last copy is shown instead. */
const PATIENCE_SECONDS = 6;
const DAY_SECONDS = 86_400;

/** Pages differ by cookies (language, theme), which a worker cannot read: `speak` separates the cached copies. */
const matchOptions = { ignoreVary: true };

const limited = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true });

/**
 * Requests a page as a program does: the server leaves out its styles, whose file is saved here, where a browser would have to
 * wait for it.
 */
export const withoutStyles: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => {
    const { url, headers, cache, referrer, mode } = request;
    return mode === 'navigate' ? new Request(url, { headers, cache, referrer, redirect: 'manual' }) : request;
  },
};

/**
 * Whole pages. Each is cached with its original headers: its content security policy names the nonce of the
 * scripts in this copy, so that both still match. The nonce is then no longer new for each response, but an
 * attacker who injects a script into another response still does not know it.
 */
export const pages = new NetworkFirst({
  cacheName: STORES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [withoutStyles, cacheablePage, notifyCopyShown, limited(60, 30)],
});

/** The data that the router requests for a page whose texts are on the server. */
export const words = new NetworkFirst({
  cacheName: STORES.words,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [cacheable, notifyCopyShown, limited(40, 30)],
});

/** The catalogue as the visitor last saw it. */
export const catalogue = new NetworkFirst({
  cacheName: STORES.catalogue,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [cacheable, notifyCopyShown, limited(80, 30)],
});

/** Images: a changed image has another address. */
export const images = new CacheFirst({
  cacheName: STORES.images,
  matchOptions,
  plugins: [cacheable, limited(150, 30)],
});

/**
 * The files of the build, whose names change with their content. Those of the previous build stay until they are
 * the least used: open pages and cached pages still request them.
 */
export const assets = new CacheFirst({
  cacheName: STORES.assets,
  matchOptions,
  plugins: [cacheable, limited(400, 90)],
});
