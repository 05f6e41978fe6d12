import { createClient } from '@pgm/api/client';
import type { Language } from '@pgm/ui/foundations/language';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { company, companyRecords, sellerFacts, unsetFacts } from '../app/company.ts';
import type { FirebaseHost } from '../app/kit/content-security-policy.ts';
import {
  clientContext,
  languageContext,
  originContext,
  shellClientContext,
} from '../app/kit/request-context.ts';
import { toChoices } from '../app/shell/visitor-choices.ts';
import { isPage, pageResponse } from './page-response.ts';

/** Calls the API without the network. */
type InsideFetch = (address: string, init: RequestInit) => Promise<Response>;

interface SiteOptions {
  /** The origin that visitors use; absent: the origin of the request. */
  readonly origin: string | undefined;
  /** Caches pages until their data changes: they contain nothing about a single visitor. */
  readonly pages: PageCache;
  /** Absent: pages load nothing of Firebase. */
  readonly firebase: FirebaseHost | undefined;
  /** Whether pages may open Razorpay's payment sheet. */
  readonly razorpay: boolean;
}

interface PageCache {
  readonly get: (address: string) => string | undefined;
  /** The returned function also receives the addresses of the calls that the page is made from. */
  readonly begin: (address: string) => (page: string, calls: readonly string[]) => void;
}

/** The company facts that are not set yet; production does not start while there are any. */
export const unsetCompanyFacts = unsetFacts({ ...company, ...companyRecords });

/** The seller, for the invoices that the server issues. */
export const seller = sellerFacts(company);

export { searchPages } from '../app/content/page-index.ts';

/**
 * Makes the function that responds to a request with a page, cached or rendered; the server calls it for the
 * whole site.
 */
export function createSiteHandler({
  origin,
  pages,
  ...parts
}: SiteOptions): (request: Request, fetch: InsideFetch) => Promise<Response> {
  const handle = createRequestHandler(definedBuild(), import.meta.env.MODE);
  return async (request, fetch) => {
    const { language } = toChoices(request);
    const url = new URL(request.url);
    const address = cachedAddress(origin ?? url.origin, url, language);
    const cached = address && pages.get(address);
    if (cached) return pageResponse(cached, request, parts);

    const cachePage = address ? pages.begin(address) : undefined;
    const watched = watchedFetch(fetch);
    const shell = watchedFetch(fetch);
    const context = new RouterContextProvider();
    context.set(clientContext, createClient({ fetch: watched.fetch }));
    context.set(shellClientContext, createClient({ fetch: shell.fetch }));
    context.set(originContext, origin ?? url.origin);
    context.set(languageContext, language);
    const response = await handle(request, context);
    // The response to HEAD looks like a page, but has no body to cache.
    if (import.meta.env.DEV || request.method !== 'GET' || !isPage(response))
      return url.pathname.endsWith('.data') ? byCookie(response) : response;

    const page = await response.text();
    // A page without all of its data is still sent; it is not cached, so that the next visitor gets a new one.
    if (response.status === 200 && watched.hasAllData() && shell.hasAllData())
      cachePage?.(page, watched.calls);
    return pageResponse(page, request, parts, response);
  };
}

/** Marks page data as different for each cookie, so that caches do not send it to visitors of another language. */
function byCookie(response: Response): Response {
  const copy = new Response(response.body, response);
  copy.headers.append('Vary', 'Cookie');
  return copy;
}

/** Query parameters that do not change the page: its language, which is known already, and the referral code. */
const SAME_PAGE = ['lang', 'ref'];

/** The cache key of a page, with its language. Queries have no key: there are too many of them for the cache. */
function cachedAddress(
  origin: string,
  { pathname, searchParams }: URL,
  language: Language,
): string | undefined {
  const others = [...searchParams.keys()].filter((name) => !SAME_PAGE.includes(name));
  return others.length === 0 ? `${language} ${origin}${pathname}` : undefined;
}

/** A fetch that remembers the calls of a page, and whether every one succeeded. */
function watchedFetch(fetch: InsideFetch) {
  let hasAllData = true;
  const calls: string[] = [];
  return {
    calls,
    hasAllData: () => hasAllData,
    fetch: async (address: string, init: RequestInit) => {
      calls.push(address);
      const copy = await fetch(address, init);
      hasAllData &&= copy.ok;
      return copy;
    },
  };
}

/** The router's build without the optional parts that this build does not have. */
function definedBuild() {
  const { basename = '/', allowedActionOrigins, unstable_getCriticalCss, ...parts } = build;
  return {
    ...parts,
    basename,
    ...(allowedActionOrigins !== undefined && { allowedActionOrigins }),
    ...(unstable_getCriticalCss && { unstable_getCriticalCss }),
  };
}
