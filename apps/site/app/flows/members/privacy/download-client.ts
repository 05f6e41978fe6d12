import { createBrowserClient } from '#app/kit/create-browser-client.ts';
import { downloadFetch } from '#app/kit/download-fetch.ts';
import { accessToken, renewedToken } from '../../auth/session/session.ts';

/** The client for a file with all data of a member; it reports how much of it has arrived, in bytes. */
export function downloadClient(onReceived: (bytes: number) => void) {
  return createBrowserClient(async () => ({ accessToken, renewedToken }), downloadFetch(onReceived));
}
