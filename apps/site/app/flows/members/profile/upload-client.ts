import { createBrowserClient } from '#app/kit/create-browser-client.ts';
import { uploadFetch } from '#app/kit/upload-fetch.ts';
import { accessToken, renewedToken } from '../../auth/session/session.ts';

/** The client of the profile for a new photo; it reports how much is sent, in percent. */
export function uploadClient(onProgress: (percent: number) => void) {
  return createBrowserClient(async () => ({ accessToken, renewedToken }), uploadFetch(onProgress));
}
