import type { Client } from '@pgm/api/client';

let client: Promise<Client> | undefined;

/** The browser's client, loaded with the first call that needs it: a landing page comes without it. */
export function browserClient(): Promise<Client> {
  client ??= import('./create-browser-client.ts').then(({ createBrowserClient }) => createBrowserClient());
  return client;
}
