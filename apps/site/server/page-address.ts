import { brandHref } from '../app/kit/brand-href.ts';
import { catalogueHref, isNarrowed, readCatalogueQuery } from '../app/kit/catalogue-query.ts';

/** Query parameters that do not change a page: its language, which is known already, and the referral code. */
const SAME_PAGE = ['lang', 'ref'];

/**
 * The one address of a page, however a visitor spells it: in small letters, without trailing slashes and unknown
 * parameters of the shop. Undefined: the page is rendered for each request, because the number of its addresses is
 * unlimited, as with a search, or because it is no page.
 */
export function pageAddress({ pathname, searchParams }: URL): string | undefined {
  const path = onePath(pathname);
  if (path === undefined || path.endsWith('.data')) return undefined;
  const [, first, type, ...more] = path.split('/');
  // A card can become invalid at any time, and each check counts for its visitor.
  if (first === 'verify' && type !== undefined) return undefined;
  if (first === 'products' && more.length === 0) return shopAddress(type, searchParams);
  if (first === 'brands' && type !== undefined && more.length === 0) {
    const { page } = readCatalogueQuery(searchParams);
    return brandHref(type, page);
  }
  return [...searchParams.keys()].every((name) => SAME_PAGE.includes(name)) ? path || '/' : undefined;
}

function shopAddress(type: string | undefined, search: URLSearchParams): string | undefined {
  const query = readCatalogueQuery(search);
  if (isNarrowed(query) || search.has('category') || search.has('filters')) return undefined;
  return catalogueHref(type && decodeURIComponent(type), query);
}

/** A path with its segments encoded in one way; undefined when one cannot be decoded. */
function onePath(pathname: string): string | undefined {
  try {
    const segments = pathname
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, '')
      .split('/');
    return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase())).join('/');
  } catch {
    return undefined;
  }
}
