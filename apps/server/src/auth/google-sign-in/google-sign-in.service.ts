import { type BodyOf, fail, type finishGoogleSignIn, ok } from '@pgm/api/contract';
import type { GoogleIdentity } from '../../platform/google/google-identity.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { randomToken } from '../../platform/security/random-token.ts';
import type { Device } from '../../platform/http/device.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { GoogleAccounts } from './google-accounts.ts';
import type { GoogleSignInRepository } from './google-sign-in.repository.ts';
import type { Logins } from '../session/session.transactions.ts';

/** How long a user may stay at Google, and how long the ticket is valid after that, in ms. */
const POPUP_MS = 600_000;
const TICKET_MS = 120_000;

/** The one message for every problem with a sign-in. */
export const NOT_SIGNED_IN = {
  code: 'unauthenticated',
  message: 'Google sign-in failed. Please try again.',
} as const;

interface GoogleSignInParts {
  readonly findUser: (id: string) => Promise<UserRow | undefined>;
  readonly google: GoogleIdentity;
  readonly googleAccounts: GoogleAccounts;
  readonly limits: Readonly<Record<'loginsPerAddress', RateLimiter>>;
  readonly log: Logger;
  readonly now: () => number;
  readonly sessions: Logins;
  readonly signIns: GoogleSignInRepository;
}

/**
 * Login by Google: a popup visits Google and returns with a ticket; the page that opened it exchanges the ticket
 * for a login.
 */
export class GoogleSignInService {
  readonly #parts: GoogleSignInParts;
  constructor(parts: GoogleSignInParts) {
    this.#parts = parts;
  }

  /** The address for the popup. `challenge` is the SHA-256 of a secret that stays with the page. */
  async begin(challenge: string, redirectUri: string, address: string): Promise<Limited<string, 'server'>> {
    const { google, limits, now, signIns } = this.#parts;
    const tooMany = await limits.loginsPerAddress.count('google', address);
    if (tooMany) return tooMany;
    const begun = await google.begin(redirectUri);
    if (!begun.ok) return begun;
    await signIns.begin(begun.value, challenge, now(), new Date(now() + POPUP_MS));
    return ok(begun.value.url);
  }

  /** The message for the page when the popup returns at `callbackUrl`. */
  async comeBack(
    callbackUrl: URL,
    address: string,
  ): Promise<Limited<{ readonly ticket: string; readonly challenge: string }, 'unauthenticated'>> {
    const { google, googleAccounts, limits, log, now, signIns } = this.#parts;
    const tooMany = await limits.loginsPerAddress.count('google callback', address);
    if (tooMany) return tooMany;
    const expected = await signIns.find(callbackUrl.searchParams.get('state') ?? '', now());
    if (expected === undefined) return fail(NOT_SIGNED_IN);
    const identity = await google.finish(callbackUrl, expected);
    if (!identity.ok) return identity;

    const account = await googleAccounts.forIdentity(identity.value);
    if (account === undefined) {
      log.warn({ reason: 'another Google account has the address' }, 'a sign-in with Google failed');
      return fail(NOT_SIGNED_IN);
    }
    const ticket = randomToken();
    const signedIn = { userId: account.user.id, isNewUser: account.isNew };
    const isIssued = await signIns.issue(expected.state, ticket, signedIn, new Date(now() + TICKET_MS));
    return isIssued ? ok({ ticket, challenge: expected.challenge }) : fail(NOT_SIGNED_IN);
  }

  /** Exchanges a ticket for a login. What the user brings along counts only for an account that this sign-in created. */
  async redeem(
    { ticket, secret, ...joining }: BodyOf<typeof finishGoogleSignIn>,
    address: string,
    device: Device,
  ): Promise<Outcome<typeof finishGoogleSignIn>> {
    const { findUser, googleAccounts, limits, now, sessions, signIns } = this.#parts;
    const tooMany = await limits.loginsPerAddress.count('google ticket', address);
    if (tooMany) return tooMany;
    const signedIn = await signIns.redeem(ticket, secret, now());
    const user = signedIn && (await findUser(signedIn.userId));
    if (user === undefined) return fail(NOT_SIGNED_IN);

    if (signedIn?.isNewUser) await googleAccounts.join(user.id, joining);
    return sessions.begin(user, device);
  }
}
