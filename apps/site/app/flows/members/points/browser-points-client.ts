import { type PointsClient, createPointsClient } from '@pgm/api/client/points';
import { serviceAddresses } from '#app/kit/service-addresses.ts';
import { siteFetch } from '#app/kit/watched-fetch.ts';
import { accessToken, renewedToken } from '../../auth/session/session.ts';

let client: PointsClient | undefined;

/** The client with the calls on points; they are signed with the tokens of the session. */
export function browserPointsClient(): PointsClient {
  client ??= createPointsClient({
    bases: serviceAddresses(),
    fetch: siteFetch,
    isOnline: () => navigator.onLine,
    session: { token: accessToken, renew: renewedToken },
  });
  return client;
}
