import { type LoginForm, fail, type logIn, ok } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { isPassword } from '../../platform/security/password.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { AccountRepository } from './account.repository.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { SessionService } from './session/session.service.ts';

/** The same message for an unknown name, a wrong password, and an account without one. */
const REJECTED = { code: 'unauthenticated', message: 'Invalid username or password' } as const;

interface PasswordLoginParts {
  readonly accounts: AccountRepository;
  readonly sessions: SessionService;
  readonly limits: AuthLimits;
}

/** Login by password, with a user name, an email address or a mobile number. */
export class PasswordLoginService {
  readonly #parts: PasswordLoginParts;
  constructor(parts: PasswordLoginParts) {
    this.#parts = parts;
  }

  async logIn({ usernameOrEmail, password }: LoginForm, address: string): Promise<Outcome<typeof logIn>> {
    const { accounts, limits } = this.#parts;
    const tooMany = await limits.loginsPerAddress.count('login', address);
    if (tooMany) return tooMany;

    const candidates = await accounts.findByLogin(usernameOrEmail);
    // Counts by account, which has several names; before the password is checked, so that many simultaneous
    // guesses count.
    const account = candidates[0]?.id ?? usernameOrEmail.toLowerCase();
    const tooManyFailures = await limits.failuresPerAccount.count('login failure', account);
    if (tooManyFailures) return tooManyFailures;

    const user = await findByPassword(candidates, password);
    if (user === undefined) return fail(REJECTED);
    await limits.failuresPerAccount.forgive('login failure', account);
    return this.#begin(user);
  }

  /** A login with a password that was changed meanwhile ends at once, because the change could not end it. */
  async #begin(user: UserRow): Promise<Outcome<typeof logIn>> {
    const { accounts, sessions } = this.#parts;
    const session = await sessions.begin(user);
    const today = await accounts.findBy('id', user.id);
    if (today?.passwordHash === user.passwordHash) return ok(session);
    await sessions.end(session.refreshToken);
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
