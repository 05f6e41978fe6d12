import type { CallOptions } from '@pgm/api/client';
import { createBrowserClient } from '#app/kit/create-browser-client.ts';
import { accessToken, renewedToken } from './session.ts';

/** A client of its own for calls that report their progress. @param fetch sends the requests */
export function sessionClient(fetch: CallOptions['fetch']) {
  return createBrowserClient(async () => ({ accessToken, renewedToken }), fetch);
}
