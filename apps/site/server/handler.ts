import { createClient } from '@pgm/api/client';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { clientContext, originContext } from '../app/shared/request-context.ts';

interface SiteOptions {
  /** Calls the API without the network. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Where visitors reach the site; absent: where the request says it came to. */
  readonly origin: string | undefined;
}

/** Makes the function that answers a request with a rendered page; the server calls it for every address of the site. */
export function createSiteHandler({ fetch, origin }: SiteOptions): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const client = createClient({ fetch });
  return (request) => {
    const context = new RouterContextProvider();
    context.set(clientContext, client);
    context.set(originContext, origin ?? new URL(request.url).origin);
    return handle(request, context);
  };
}
