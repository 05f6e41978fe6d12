/**
 * What a copy may be kept of on a visitor's device: pages of the shop, their words, the routes of the site, the
 * catalogue, pictures of products, and the files of the build.
 */
export type Kept = 'page' | 'words' | 'routes' | 'catalogue' | 'picture' | 'asset';

/** Pages that are the same for everybody; what is not named here is never kept. */
const PAGES = new RegExp(
  `^/(${[
    'products(/[^/]+)?',
    'product-details-page/[^/]+',
    'about/[a-z]+',
    'business/[a-z]+',
    'shop/(blog|contact|flipcard|gallery|news)(/[^/]+)?',
    'terms&condiction',
    'disclouser',
    'onlineprivecy',
    'privecypolicy',
    'cancelrefund',
  ].join('|')})?$`,
  'i',
);

/** What of a page's query makes it another page of the catalogue. */
const CATALOGUE_QUERY = ['page', 'sort', 'search'];

/** What a query may say without changing the page: its language, and who passed the link on. */
const SAME_PAGE = ['lang', 'ref'];

const PAGE_QUERY: ReadonlySet<string> = new Set([...CATALOGUE_QUERY, ...SAME_PAGE]);

/** What the router adds where it asks for the words of a page alone. */
const WORDS_QUERY: ReadonlySet<string> = new Set([...CATALOGUE_QUERY, 'lang', '_routes']);

/** Calls that are for everybody: their answers do not depend on who asks. */
const CATALOGUE = /^\/api\/(categories|brands|stores|products(\/[^/]+|\/category\/[^/]+)?)\/?$/;

/** Members' photos are in a folder of their own, `photos`, and are not among these. */
const PICTURES = /^\/(media\/(products|categories|brands)\/[^?]+|pictures\/[^?]+|[a-z-]+\.svg|icons\/[^?]+)$/;

/** What kind of copy may be kept of the answer to a request; undefined: none. @param origin the site's own */
export function whatIsKept(
  { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
  origin: string,
): Kept | undefined {
  // Whoever signs a request may be answered something for them alone.
  if (method !== 'GET' || headers.has('Authorization')) return undefined;
  const address = new URL(url);
  if (address.origin !== origin) return undefined;
  const { pathname, searchParams } = address;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname === '/__manifest') return 'routes';
  if (CATALOGUE.test(pathname)) return 'catalogue';
  if (PICTURES.test(pathname)) return 'picture';
  if (pathname.endsWith('.data'))
    return isPage(pathname.replace(/(_root|_)?\.data$/, ''), searchParams, WORDS_QUERY) ? 'words' : undefined;
  return isPage(pathname, searchParams, PAGE_QUERY) ? 'page' : undefined;
}

/** Under which address a page is kept: one for all spellings that show the same. */
export function pageKey(address: string): string {
  const url = new URL(address);
  for (const name of SAME_PAGE) url.searchParams.delete(name);
  url.pathname = withoutSlash(url.pathname) || '/';
  url.hash = '';
  return url.href;
}

function isPage(pathname: string, query: URLSearchParams, known: ReadonlySet<string>): boolean {
  const path = withoutSlash(pathname).replaceAll('%26', '&') || '/';
  return PAGES.test(path) && [...query.keys()].every((name) => known.has(name));
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
