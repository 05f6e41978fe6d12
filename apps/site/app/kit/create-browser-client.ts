import { type CallOptions, type Client, createClient } from '@pgm/api/client';
import { config } from 'zod/mini';
import { serviceAddresses } from './service-addresses.ts';
import { siteFetch } from './watched-fetch.ts';

/** The part of the session that signed calls need. */
export interface TokenSource {
  /** The token for signed calls; undefined for a guest. */
  readonly accessToken: () => Promise<string | undefined>;
  /** A better token than the one that was rejected, if there is one. */
  readonly renewedToken: (rejected: string | undefined) => Promise<string | undefined>;
}

/**
 * Makes the client that calls the services where the server of the page says that they are; `loadTokens` is asked with
 * each signed call.
 * @param fetch sends the requests. Default: the browser's own, watched for slow calls
 */
export function createBrowserClient(
  loadTokens: () => Promise<TokenSource>,
  fetch: CallOptions['fetch'] = siteFetch,
): Client {
  // Zod compiles its checks with `eval` when it may; the content security policy forbids that.
  config({ jitless: true });
  return createClient({
    bases: serviceAddresses(),
    fetch,
    isOnline: () => navigator.onLine,
    language: document.documentElement.lang === 'hi' ? 'hi' : 'en',
    session: {
      token: async () => (await loadTokens()).accessToken(),
      renew: async (rejected) => (await loadTokens()).renewedToken(rejected),
    },
  });
}
