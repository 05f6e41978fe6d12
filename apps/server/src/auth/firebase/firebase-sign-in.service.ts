import {
  type BodyOf,
  COUNTRY_CODE,
  type JoiningFields,
  MobileNumber,
  fail,
  type finishFirebaseSignIn,
} from '@pgm/api/contract';
import type { FirebasePerson, FirebaseTokens } from '../../platform/firebase/firebase-tokens.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Identity } from '../../platform/google/google-identity.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { Device } from '../../platform/http/device.ts';
import type { FirebaseTokenRepository } from './firebase-token.repository.ts';
import type { Logins } from '../session/session.transactions.ts';

/** The one message for every problem with a token. */
const REJECTED = { code: 'unauthenticated', message: 'Sign-in failed. Please try again.' } as const;

/** The name of a user who gave none. */
const NAMELESS = 'Member';

/** The accounts of people with an identity that Google has confirmed. */
interface GoogleAccounts {
  /** The person's account, created if there is none; undefined when the address belongs to another Google account. */
  readonly forIdentity: (identity: Identity) => Promise<{ user: UserRow; isNew: boolean } | undefined>;
  /** Stores what a new account brings along. */
  readonly join: (userId: string, joining: JoiningFields) => Promise<void>;
}

/** The accounts of people who have proven their mobile number. */
interface MobileAccounts {
  /** The account of a number, created if there is none. */
  readonly forMobile: (mobile: string, name: string, joining: JoiningFields) => Promise<UserRow>;
}

interface FirebaseSignInParts {
  readonly firebase: FirebaseTokens;
  readonly googleAccounts: GoogleAccounts;
  readonly limits: Readonly<Record<'verificationsPerAddress', RateLimiter>>;
  readonly mobileAccounts: MobileAccounts;
  readonly now: () => number;
  readonly sessions: Logins;
  readonly tokens: FirebaseTokenRepository;
}

type Body = BodyOf<typeof finishFirebaseSignIn>;

/** Login by an ID token of Firebase, which proves a code that we sent or a sign-in with Google. */
export class FirebaseSignInService {
  readonly #parts: FirebaseSignInParts;
  constructor(parts: FirebaseSignInParts) {
    this.#parts = parts;
  }

  /** Exchanges a token for a login, once. */
  async finish(body: Body, address: string, device: Device): Promise<Outcome<typeof finishFirebaseSignIn>> {
    const { firebase, limits, now, sessions, tokens } = this.#parts;
    const tooMany = await limits.verificationsPerAddress.count('firebase token', address);
    if (tooMany) return tooMany;
    const signIn = await firebase.read(body.idToken);
    if (!signIn.ok) return signIn;
    if (!(await tokens.use(signIn.value, now()))) return fail(REJECTED);
    const user = await this.#findAccount(signIn.value.person, body);
    return user ? sessions.begin(user, device) : fail(REJECTED);
  }

  /**
   * Finds the account by the rules of our own logins; undefined for a foreign number and for an address of
   * another Google account.
   */
  async #findAccount(
    person: FirebasePerson,
    { name, sponsorCode, agreementVersion }: Body,
  ): Promise<UserRow | undefined> {
    const { googleAccounts, mobileAccounts } = this.#parts;
    const joining = { sponsorCode, agreementVersion };
    if (person.by === 'phone') {
      const mobile = toMobile(person.number);
      if (mobile === undefined) return undefined;
      return mobileAccounts.forMobile(mobile, name ?? NAMELESS, joining);
    }
    const account = await googleAccounts.forIdentity(person.identity);
    if (account?.isNew) await googleAccounts.join(account.user.id, joining);
    return account?.user;
  }
}

/** The ten digits of an Indian number. */
function toMobile(number: string): string | undefined {
  if (!number.startsWith(COUNTRY_CODE)) return undefined;
  return MobileNumber.safeParse(number.slice(COUNTRY_CODE.length)).data;
}
