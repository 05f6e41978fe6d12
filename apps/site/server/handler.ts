import { createClient } from '@pgm/api/client';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { company, unsetFacts } from '../app/company.ts';
import { clientContext, originContext } from '../app/shared/request-context.ts';

interface SiteOptions {
  /** Calls the API without the network. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Where visitors reach the site; absent: where the request says it came to. */
  readonly origin: string | undefined;
}

/** Makes the function that answers a request with a rendered page; the server calls it for every address of the site. */
export function createSiteHandler({ fetch, origin }: SiteOptions): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(definedBuild(), import.meta.env.MODE);
  const client = createClient({ fetch });
  return (request) => {
    const context = new RouterContextProvider();
    context.set(clientContext, client);
    context.set(originContext, origin ?? new URL(request.url).origin);
    return handle(request, context);
  };
}

/** What of the company is not set yet; production does not start with any. */
export const unsetCompanyFacts = unsetFacts(company);

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
