import { type BodyOf, COUNTRY_CODE, MobileNumber, fail, type finishFirebaseSignIn } from '@pgm/api/contract';
import type { FirebasePerson, FirebaseTokens } from '../../../platform/firebase/firebase-tokens.ts';
import type { Outcome } from '../../../platform/http/failure-response.ts';
import type { UserRow } from '../../user/user.schema.ts';
import type { AuthLimits } from '../auth-limits.ts';
import type { Device } from '../device/device.ts';
import type { FirebaseTokenRepository } from './firebase-token.repository.ts';
import type { GoogleAccounts } from '../google/google-accounts.ts';
import type { MobileAccounts } from '../otp/mobile-accounts.ts';
import type { SessionService } from '../session/session.service.ts';

/** The one message for every problem with a token. */
const REJECTED = { code: 'unauthenticated', message: 'Sign-in failed. Please try again.' } as const;

/** The name of a user who gave none. */
const NAMELESS = 'Member';

interface FirebaseSignInParts {
  readonly firebase: FirebaseTokens;
  readonly googleAccounts: GoogleAccounts;
  readonly limits: AuthLimits;
  readonly mobileAccounts: MobileAccounts;
  readonly now: () => number;
  readonly sessions: SessionService;
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
