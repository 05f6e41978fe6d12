import { type AccountSecurityClient, createAccountSecurityClient } from '@pgm/api/client/account-security';
import { serviceAddresses } from '#app/kit/service-addresses.ts';
import { siteFetch } from '#app/kit/watched-fetch.ts';
import { accessToken, renewedToken } from '../session/session.ts';

let client: AccountSecurityClient | undefined;

/** The client with the calls that protect an account; they are signed with the tokens of the session. */
export function securityClient(): AccountSecurityClient {
  client ??= createAccountSecurityClient({
    bases: serviceAddresses(),
    fetch: siteFetch,
    isOnline: () => navigator.onLine,
    session: { token: accessToken, renew: renewedToken },
  });
  return client;
}
