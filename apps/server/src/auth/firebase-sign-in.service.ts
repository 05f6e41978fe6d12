import {
  type BodyOf,
  COUNTRY_CODE,
  MobileNumber,
  type Session,
  fail,
  type finishFirebaseSignIn,
  ok,
} from '@pgm/api/contract';
import type { FirebasePerson, FirebaseTokens } from '../platform/firebase/firebase-tokens.ts';
import type { Limited } from '../platform/rate-limit/rate-limiter.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { FirebaseTokenRepository } from './firebase-token.repository.ts';
import type { GoogleAccounts } from './google-accounts.ts';
import type { MobileAccounts } from './mobile-accounts.ts';
import type { SessionService } from './session.service.ts';

/** The one sentence for everything that can be wrong with a token. */
const REFUSED = { code: 'unauthenticated', message: 'Sign-in failed. Please try again.' } as const;

/** What somebody is called who said no name. */
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

/** Login by an ID token of Firebase: it stands for a code that we sent, or for a sign-in with Google. */
export class FirebaseSignInService {
  readonly #parts: FirebaseSignInParts;
  constructor(parts: FirebaseSignInParts) {
    this.#parts = parts;
  }

  /** Trades a token for a login, once. */
  async finish(body: Body, address: string): Promise<Limited<Session>> {
    const { firebase, limits, now, sessions, tokens } = this.#parts;
    const tooMany = await limits.verificationsPerAddress.count('firebase token', address);
    if (tooMany) return tooMany;
    const signIn = await firebase.read(body.idToken);
    if (!signIn.ok) return signIn;
    if (!(await tokens.use(signIn.value, now()))) return fail(REFUSED);
    const user = await this.#accountOf(signIn.value.person, body);
    return user ? ok(await sessions.begin(user)) : fail(REFUSED);
  }

  /** The account by the rules of our own ways in; undefined for a foreign number and another Google account's address. */
  async #accountOf(person: FirebasePerson, { name, sponsorCode }: Body): Promise<UserRow | undefined> {
    const { googleAccounts, mobileAccounts } = this.#parts;
    if (person.by === 'phone') {
      const mobile = mobileOf(person.number);
      if (mobile === undefined) return undefined;
      return mobileAccounts.forMobile(mobile, name ?? NAMELESS, sponsorCode);
    }
    const account = await googleAccounts.forIdentity(person.identity);
    if (account?.isNew) await googleAccounts.nameSponsor(account.user.id, sponsorCode);
    return account?.user;
  }
}

/** The ten digits of an Indian number. */
function mobileOf(number: string): string | undefined {
  if (!number.startsWith(COUNTRY_CODE)) return undefined;
  return MobileNumber.safeParse(number.slice(COUNTRY_CODE.length)).data;
}
