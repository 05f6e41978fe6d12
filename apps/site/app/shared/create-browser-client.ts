import { type Client, createClient } from '@pgm/api/client';
import { config } from 'zod/mini';
import { loadAccount } from './account-door.ts';

/** Makes the client that calls the API at this origin. */
export function createBrowserClient(): Client {
  // Zod compiles its checks with `eval` where it may; the content security policy forbids that.
  config({ jitless: true });
  return createClient({
    hasLine: () => navigator.onLine,
    session: {
      token: async () => (await loadAccount()).accessToken(),
      renew: async (refused) => (await loadAccount()).renewedToken(refused),
    },
  });
}
