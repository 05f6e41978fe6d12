import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keepable, keepablePage } from './keepable.ts';
import { tellOfCopies } from './shown-copies.ts';
import { STORES } from './stores.ts';

/** How long a line may take, in seconds, before the last copy is shown instead. */
const PATIENCE_SECONDS = 6;
const DAY_SECONDS = 86_400;

/** Pages differ by cookies (language, theme), and a worker sees none: what is kept is told apart by `speak`. */
const matchOptions = { ignoreVary: true };

const limited = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true });

/**
 * Whole pages. Each is kept with the headers that it came with: its content security policy names the nonce of the
 * scripts in this very copy, so that the two go on to fit each other. The nonce is then no longer new with each answer,
 * but still unknown to whoever would smuggle a script into a page of another answer.
 */
export const pages = new NetworkFirst({
  cacheName: STORES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [keepablePage, tellOfCopies, limited(60, 30)],
});

/** What the router asks for of a page whose words are on the server. */
export const words = new NetworkFirst({
  cacheName: STORES.words,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [keepable, tellOfCopies, limited(40, 30)],
});

/** The catalogue as it was last seen. */
export const catalogue = new NetworkFirst({
  cacheName: STORES.catalogue,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [keepable, tellOfCopies, limited(80, 30)],
});

/** Pictures: another one comes under another address. */
export const pictures = new CacheFirst({
  cacheName: STORES.pictures,
  matchOptions,
  plugins: [keepable, limited(150, 30)],
});

/**
 * The files of the build, whose names change with what is in them. Those of the build before stay until they are the
 * least used of so many: pages that are open, and kept pages, still ask for them.
 */
export const assets = new CacheFirst({
  cacheName: STORES.assets,
  matchOptions,
  plugins: [keepable, limited(400, 90)],
});
