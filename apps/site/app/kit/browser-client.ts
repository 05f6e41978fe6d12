import type { Client } from '@pgm/api/client';
import type { TokenSource } from './create-browser-client.ts';

let client: Promise<Client> | undefined;
let loadTokens: () => Promise<TokenSource> = () =>
  Promise.reject(new Error('No session is provided to the client'));

/** Names what signed calls get their tokens from. The page's entry does so before the first call. */
export function provideTokens(loadSession: () => Promise<TokenSource>): void {
  loadTokens = loadSession;
}

/** The browser's client, loaded with the first call that needs it: the first page loads without it. */
export function browserClient(): Promise<Client> {
  client ??= load();
  return client;
}

async function load(): Promise<Client> {
  try {
    const part = await import('./create-browser-client.ts');
    return part.createBrowserClient(() => loadTokens());
  } catch (error) {
    // The connection may be back for the next call.
    client = undefined;
    throw error;
  }
}
