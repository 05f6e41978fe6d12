import { type Call, createCall, inLanguage, toClient } from '@pgm/api/client';
import { articlesClient } from '@pgm/api/client/articles';
import type { Language } from '@pgm/ui/foundations/language';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { CompanyFacts } from '@pgm/api/contract';
import type { FirebaseHost } from '../app/kit/content-security-policy.ts';
import type { ServiceAddresses } from '../app/kit/service-addresses.ts';
import {
  articlesContext,
  clientContext,
  companyContext,
  errorLogContext,
  languageContext,
  originContext,
  renderedContext,
  shellClientContext,
} from '../app/kit/request-context.ts';
import { toChoices } from '../app/kit/visitor-choices.ts';
import { pageAddress } from './page-address.ts';
import { canBePrivate, withoutPrivateRoutes } from './public-routes.ts';
import { type Page, pageBytes, pageResponse, toPage } from './page-response.ts';
import { withSampleNotice } from './sample-notice.ts';

/** A call that a page is made from: the path of its endpoint, with its parameters. */
interface ReadCall {
  readonly path: string;
  readonly params: unknown;
}

interface SiteOptions {
  /** The origin that visitors use; absent: the origin of the request. */
  readonly origin: string | undefined;
  /** Caches pages until their data changes: they contain nothing about a single visitor. */
  readonly pages: PageCache;
  /** Receives what was thrown while a page was rendered. */
  readonly logError: (error: unknown) => void;
  /** Absent: pages load nothing of Firebase. */
  readonly firebase: FirebaseHost | undefined;
  /** Whether pages may open Razorpay's payment sheet. */
  readonly razorpay: boolean;
  /** The sample facts of the local profile: a notice counts those that pages still show. Absent in production. */
  readonly samples: CompanyFacts | undefined;
  /** Where calls go, of pages in the browser and here; a missing one goes to the server of the site. */
  readonly services: ServiceAddresses;
}

/** What a page is rendered for. */
interface Visit {
  readonly request: Request;
  readonly call: Call;
  readonly company: CompanyFacts;
  readonly language: Language;
  readonly ownOrigin: string;
}

/** What is cached for an address: a page, or another response, which is only shared by those who wait for it. */
type Shared = Page | { readonly other: Response; readonly body: ArrayBuffer };

interface PageCache {
  readonly get: (
    address: string,
    make: () => Promise<{
      readonly value: Shared;
      readonly source?: {
        readonly text: string;
        readonly calls: readonly ReadCall[];
        readonly bytes: number;
      };
    }>,
  ) => Promise<Shared>;
}

export { toAgreementText } from '../app/content/policies/agreement-text.ts';
export { searchPages } from '../app/content/page-index.ts';

/**
 * Makes the function that responds to a request with a page, cached or rendered; the server calls it for the
 * whole site.
 */
export function createSiteHandler({
  origin,
  pages,
  logError,
  ...outside
}: SiteOptions): (request: Request, call: Call, company: CompanyFacts) => Promise<Response> {
  const whole = definedBuild();
  const handleAny = createRequestHandler(whole, import.meta.env.MODE);
  const handlePublic = createRequestHandler(
    { ...whole, routes: withoutPrivateRoutes(whole.routes) },
    import.meta.env.MODE,
  );
  const remoteCall = createCall({ bases: outside.services });

  /** Renders a page; `html` is undefined for what is no page. */
  const render = async ({ request, call, company, language, ownOrigin }: Visit) => {
    let isOwnData = true;
    const callService: Call = (endpoint, input) => {
      if (outside.services[endpoint.base] === undefined) return call(endpoint, input);
      isOwnData = false;
      return remoteCall(endpoint, input);
    };
    const watched = watchedCall(callService);
    const shell = watchedCall(callService);
    const context = new RouterContextProvider();
    const callInLanguage = inLanguage(watched.call, language);
    context.set(clientContext, toClient(callInLanguage));
    context.set(articlesContext, articlesClient(callInLanguage));
    context.set(shellClientContext, toClient(inLanguage(shell.call, language)));
    context.set(companyContext, company);
    context.set(originContext, ownOrigin);
    context.set(languageContext, language);
    context.set(errorLogContext, logError);
    const handle = canBePrivate(new URL(request.url)) ? handleAny : handlePublic;
    const response = await handle(request, context);
    const { html: rendered, isCertain } = context.get(renderedContext);
    const html = rendered && withSampleNotice(rendered, company, outside.samples);
    // A page without all of its data is still sent; it is not cached, so that the next visitor gets a new one. Nor is one
    // with data of another server, which does not say when it changes.
    const isWhole = response.status === 200 && watched.hasAllData() && shell.hasAllData();
    return { response, html, isCacheable: isWhole && isCertain && isOwnData, calls: watched.calls };
  };

  return async (request, call, company) => {
    const { language } = toChoices(request);
    const url = new URL(request.url);
    const ownOrigin = origin ?? url.origin;
    const address = import.meta.env.DEV ? undefined : pageAddress(url);
    if (address === undefined) {
      const { response, html } = await render({ request, call, company, language, ownOrigin });
      if (html === undefined) return url.pathname.endsWith('.data') ? byCookie(response) : response;
      if (import.meta.env.DEV) return new Response(Buffer.from(html, 'latin1'), response);
      return pageResponse(toPage(html, response), request, outside);
    }

    // The page belongs to all visitors of its address: it sees nothing else of the request of the first one.
    const shared = await pages.get(`${language} ${ownOrigin}${address}`, async () => {
      const asked = new Request(ownOrigin + address);
      const { response, html, isCacheable, calls } = await render({
        request: asked,
        call,
        company,
        language,
        ownOrigin,
      });
      if (html === undefined) return { value: { other: response, body: await response.arrayBuffer() } };
      const page = toPage(html, response);
      if (!isCacheable) return { value: page };
      return { value: page, source: { text: html, calls, bytes: pageBytes(page) } };
    });
    if ('pieces' in shared) return pageResponse(shared, request, outside);
    const { other, body } = shared;
    return new Response(body.byteLength > 0 ? body : null, other);
  };
}

/** Marks page data as different for each cookie, so that caches do not send it to visitors of another language. */
function byCookie(response: Response): Response {
  const copy = new Response(response.body, response);
  copy.headers.append('Vary', 'Cookie');
  return copy;
}

/** Executes calls, and remembers them and whether every one succeeded. */
function watchedCall(call: Call) {
  let hasAllData = true;
  const calls: ReadCall[] = [];
  const watched: Call = async (endpoint, input) => {
    const { params }: { readonly params?: unknown; readonly signal?: unknown } = input;
    calls.push({ path: endpoint.path, params });
    const result = await call(endpoint, input);
    hasAllData &&= result.ok;
    return result;
  };
  return { calls, hasAllData: () => hasAllData, call: watched };
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
