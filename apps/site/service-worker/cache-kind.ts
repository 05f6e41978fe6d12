import { SAME_PAGE, withoutSlash } from '#app/flows/shell/connection/page-key.ts';

/**
 * The kinds of copies that may be cached on a visitor's device: pages of the shop, their texts, the routes of the
 * site, the catalogue, product images, and the files of the build.
 */
export type CacheKind = 'page' | 'words' | 'routes' | 'catalogue' | 'image' | 'asset';

/** Pages that are the same for all visitors; a page that is not listed here is never cached. */
const PAGES = new RegExp(
  `^/(${[
    'products(/[^/]+)?',
    'product-details-page/[^/]+',
    'brands(/[^/]+)?',
    'about/[a-z]+',
    'business/[a-z]+',
    'shop/(blog|contact|flipcard|gallery|news)(/[^/]+)?',
    'terms&condiction',
    'disclouser',
    'onlineprivecy',
    'privecypolicy',
    'cancelrefund',
    'accessibility',
  ].join('|')})?$`,
  'i',
);

/** Query parameters that make another page of the catalogue. */
const CATALOGUE_QUERY = ['page', 'sort', 'search'];

const PAGE_QUERY: ReadonlySet<string> = new Set([...CATALOGUE_QUERY, ...SAME_PAGE]);

/** Query parameters that the router adds when it requests only the data of a page. */
const WORDS_QUERY: ReadonlySet<string> = new Set([...CATALOGUE_QUERY, 'lang', '_routes']);

/** Public calls: their responses do not depend on the caller. */
const CATALOGUE = /^\/api\/(categories|brands|stores|products(\/[^/]+|\/category\/[^/]+)?)\/?$/;

/** Members' photos are in a separate folder, `photos`, and are not included. */
const IMAGES = /^\/(media\/(products|categories|brands)\/[^?]+|pictures\/[^?]+|[a-z-]+\.svg|icons\/[^?]+)$/;

/**
 * The kind of copy that may be cached of the response to a request; undefined: none. @param origin the site's own
 */
export function toCacheKind(
  { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
  origin: string,
): CacheKind | undefined {
  // A signed request may get a response for its caller alone.
  if (method !== 'GET' || headers.has('Authorization')) return undefined;
  const address = new URL(url);
  if (address.origin !== origin) return undefined;
  const { pathname, searchParams } = address;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname === '/__manifest') return 'routes';
  if (CATALOGUE.test(pathname)) return 'catalogue';
  if (IMAGES.test(pathname)) return 'image';
  if (pathname.endsWith('.data'))
    return isPage(pathname.replace(/(_root|_)?\.data$/, ''), searchParams, WORDS_QUERY) ? 'words' : undefined;
  return isPage(pathname, searchParams, PAGE_QUERY) ? 'page' : undefined;
}

function isPage(pathname: string, query: URLSearchParams, known: ReadonlySet<string>): boolean {
  const path = withoutSlash(pathname).replaceAll('%26', '&') || '/';
  return PAGES.test(path) && [...query.keys()].every((name) => known.has(name));
}
