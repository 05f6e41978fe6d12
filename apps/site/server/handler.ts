import { createClient } from '@pgm/api/client';
import type { Language } from '@pgm/ui/language';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { company, companyRecords, sellerFacts, unsetFacts } from '../app/company.ts';
import type { FirebaseHost } from '../app/shared/content-security-policy.ts';
import { clientContext, languageContext, originContext } from '../app/shared/request-context.ts';
import { choicesOf } from '../app/shared/visitor-choices.ts';
import { isPage, pageAnswer } from './page-answer.ts';

/** Calls the API without the network. */
type InsideFetch = (address: string, init: RequestInit) => Promise<Response>;

interface SiteOptions {
  /** Where visitors reach the site; absent: where the request says it came to. */
  readonly origin: string | undefined;
  /** Keeps pages until the data in them changes: they are rendered for nobody in particular. */
  readonly pages: PageCache;
  /** Absent: pages load nothing of Firebase. */
  readonly firebase: FirebaseHost | undefined;
  /** Whether pages may open Razorpay's payment sheet. */
  readonly razorpay: boolean;
}

interface PageCache {
  readonly get: (address: string) => string | undefined;
  readonly begin: (address: string) => (page: string) => void;
}

/** What of the company is not set yet; production does not start with any. */
export const unsetCompanyFacts = unsetFacts({ ...company, ...companyRecords });

/** Who sells, for the invoices that the server issues. */
export const seller = sellerFacts(company);

export { searchPages } from '../app/content/page-index.ts';

/** Makes the function that answers a request with a page, kept or rendered; the server calls it for the whole site. */
export function createSiteHandler({
  origin,
  pages,
  ...parts
}: SiteOptions): (request: Request, fetch: InsideFetch) => Promise<Response> {
  const handle = createRequestHandler(definedBuild(), import.meta.env.MODE);
  return async (request, fetch) => {
    const { language } = choicesOf(request);
    const url = new URL(request.url);
    const address = keptAddress(origin ?? url.origin, url, language);
    const kept = address && pages.get(address);
    if (kept) return pageAnswer(kept, request, parts);

    const keep = address ? pages.begin(address) : undefined;
    const watched = watchedFetch(fetch);
    const context = new RouterContextProvider();
    context.set(clientContext, createClient({ fetch: watched.fetch }));
    context.set(originContext, origin ?? url.origin);
    context.set(languageContext, language);
    const response = await handle(request, context);
    // The answer to HEAD looks like a page, but has none to keep.
    if (import.meta.env.DEV || request.method !== 'GET' || !isPage(response))
      return url.pathname.endsWith('.data') ? byCookie(response) : response;

    const page = await response.text();
    // A page makes do without data it could not get; the next visitor should not have to.
    if (response.status === 200 && watched.hasAllData()) keep?.(page);
    return pageAnswer(page, request, parts, response);
  };
}

/** Tells whoever keeps the words of a page that another visitor may be answered in another language. */
function byCookie(response: Response): Response {
  const answer = new Response(response.body, response);
  answer.headers.append('Vary', 'Cookie');
  return answer;
}

/** What a query may say without changing the page: its language, which is known already, and who passed the link on. */
const SAME_PAGE = ['lang', 'ref'];

/** Under what a page is kept: it differs by language. There are endless queries, which would crowd out the rest. */
function keptAddress(
  origin: string,
  { pathname, searchParams }: URL,
  language: Language,
): string | undefined {
  const others = [...searchParams.keys()].filter((name) => !SAME_PAGE.includes(name));
  return others.length === 0 ? `${language} ${origin}${pathname}` : undefined;
}

/** A fetch that remembers whether every call of a page was answered well. */
function watchedFetch(fetch: InsideFetch) {
  let hasAllData = true;
  return {
    hasAllData: () => hasAllData,
    fetch: async (address: string, init: RequestInit) => {
      const answer = await fetch(address, init);
      hasAllData &&= answer.ok;
      return answer;
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
