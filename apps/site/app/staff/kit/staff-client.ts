import { type StaffClient, createStaffClient } from '@pgm/api/client/staff';
import { serviceAddresses } from '#app/kit/service-addresses.ts';
import { siteFetch } from '#app/kit/watched-fetch.ts';
import { accessToken, renewedToken } from '../../flows/auth/session/session.ts';

let client: StaffClient | undefined;

/** The client with the calls of the staff area; they are signed with the tokens of the session. */
export function staffClient(): StaffClient {
  client ??= createStaffClient({
    bases: serviceAddresses(),
    fetch: siteFetch,
    isOnline: () => navigator.onLine,
    session: { token: accessToken, renew: renewedToken },
  });
  return client;
}
