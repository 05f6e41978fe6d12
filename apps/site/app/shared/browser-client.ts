import type { Client } from '@pgm/api/client';

let client: Promise<Client> | undefined;

/** The browser's client, loaded with the first call that needs it: a landing page comes without it. */
export function browserClient(): Promise<Client> {
  client ??= load();
  return client;
}

async function load(): Promise<Client> {
  try {
    const { createBrowserClient } = await import('./create-browser-client.ts');
    return createBrowserClient();
  } catch (error) {
    // The line may be back for the next call.
    client = undefined;
    throw error;
  }
}
