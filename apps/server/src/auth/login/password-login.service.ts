import { type LoginForm, fail, type logIn, ok } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { isPassword } from '../../platform/security/password.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { Device } from '../../platform/http/device.ts';
import type { LoginRepository } from './login.repository.ts';
import type { Logins } from '../session/session.transactions.ts';

/** The same message for an unknown name, a wrong password, and an account without one. */
const REJECTED = { code: 'unauthenticated', message: 'Invalid username or password' } as const;

/** The id of no account. */
const NO_USER = '00000000-0000-0000-0000-000000000000';

interface PasswordLoginParts {
  readonly accounts: LoginRepository;
  readonly findUser: (id: string) => Promise<UserRow | undefined>;
  readonly sessions: Logins;
  readonly limits: Readonly<
    Record<'loginsPerAddress' | 'failuresPerSource' | 'failuresPerAccount', RateLimiter>
  >;
  readonly now: () => number;
}

/** A password for some accounts. */
interface Attempt {
  readonly users: readonly UserRow[];
  /** What was typed, in lower case. */
  readonly name: string;
  /** The network address, or the token of a device that the accounts know. */
  readonly source: string;
  readonly isKnown: boolean;
}

/** Login by password, with a user name, an email address or a mobile number. */
export class PasswordLoginService {
  readonly #parts: PasswordLoginParts;
  constructor(parts: PasswordLoginParts) {
    this.#parts = parts;
  }

  /**
   * Others at the same address, or with the same account in mind, do not lock an owner out of a known device: it has
   * a count of its own. That is only for the accounts that know it, not for others with the same email address.
   */
  async logIn(
    { usernameOrEmail, password }: LoginForm,
    address: string,
    device: Device,
  ): Promise<Outcome<typeof logIn>> {
    const { accounts, now } = this.#parts;
    const name = usernameOrEmail.toLowerCase();
    const candidates = await accounts.findByLogin(usernameOrEmail, { device, at: now() });
    // The same query for an unknown name, so that the time does not reveal which accounts exist.
    const ids = candidates.length === 0 ? [NO_USER] : candidates.map(({ id }) => id);
    const knownIds = await accounts.listKnown(ids, device);
    const known = candidates.filter(({ id }) => knownIds.includes(id));
    const others = candidates.filter(({ id }) => !knownIds.includes(id));
    if (known.length > 0) {
      const found = await this.#try({ users: known, name, source: device.token, isKnown: true }, password);
      if (!found.ok) return found;
      if (found.value) return this.#begin(found.value, device);
      if (others.length === 0) return fail(REJECTED);
    }
    const found = await this.#try({ users: others, name, source: address, isKnown: false }, password);
    if (!found.ok) return found;
    return found.value ? this.#begin(found.value, device) : fail(REJECTED);
  }

  /** The account with the password; counts one attempt from one source. */
  async #try(
    { users, name, source, isKnown }: Attempt,
    password: string,
  ): Promise<Limited<UserRow | undefined, never>> {
    const { limits } = this.#parts;
    const tooMany = await limits.loginsPerAddress.count('login', source);
    if (tooMany) return tooMany;

    // Counts by account, which has several names; before the password is checked, so that many simultaneous
    // guesses count.
    const account = users[0]?.id ?? name;
    const counts = [
      { limit: limits.failuresPerSource, subject: `${account} ${source}` },
      ...(isKnown ? [] : [{ limit: limits.failuresPerAccount, subject: account }]),
    ];
    for (const { limit, subject } of counts) {
      const tooManyFailures = await limit.count('login failure', subject);
      if (tooManyFailures) return tooManyFailures;
    }
    const user = await findByPassword(users, password);
    if (user) for (const { limit, subject } of counts) await limit.forgive('login failure', subject);
    return ok(user);
  }

  /** A login with a password that was changed meanwhile ends at once, because the change could not end it. */
  async #begin(user: UserRow, device: Device): Promise<Outcome<typeof logIn>> {
    const { findUser, sessions } = this.#parts;
    const session = await sessions.begin(user, device);
    if (!session.ok) return session;
    const today = await findUser(user.id);
    if (today?.passwordHash === user.passwordHash) return session;
    await sessions.end(session.value.refreshToken);
    return fail(REJECTED);
  }
}

/** The account with the password; takes as long without an account as with one. */
async function findByPassword(
  candidates: readonly UserRow[],
  password: string,
): Promise<UserRow | undefined> {
  if (candidates.length === 0) await isPassword(password, null);
  for (const user of candidates) if (await isPassword(password, user.passwordHash)) return user;
  return undefined;
}
