import { type LoginForm, type Session, fail, ok } from '@pgm/api/contract';
import { isPassword } from '../platform/password.ts';
import type { Limited } from '../platform/rate-limit/rate-limiter.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { AccountRepository } from './account.repository.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { SessionService } from './session.service.ts';

/** The same for a name that nobody has, a wrong password, and an account without one. */
const REFUSED = { code: 'unauthenticated', message: 'Invalid username or password' } as const;

interface PasswordLoginParts {
  readonly accounts: AccountRepository;
  readonly sessions: SessionService;
  readonly limits: AuthLimits;
}

/** Login by user name, mail address or mobile number, and password. */
export class PasswordLoginService {
  readonly #parts: PasswordLoginParts;
  constructor(parts: PasswordLoginParts) {
    this.#parts = parts;
  }

  async logIn({ usernameOrEmail, password }: LoginForm, address: string): Promise<Limited<Session>> {
    const { accounts, limits } = this.#parts;
    const tooMany = await limits.loginsPerAddress.count('login', address);
    if (tooMany) return tooMany;

    const user = await accounts.findByLogin(usernameOrEmail);
    // By the account, which has several names; before the password is looked at, so that many guesses at once count.
    const account = user?.id ?? usernameOrEmail.toLowerCase();
    const tooManyFailures = await limits.failuresPerAccount.count('login failure', account);
    if (tooManyFailures) return tooManyFailures;

    if (!(await isPassword(password, user?.passwordHash)) || user === undefined) return fail(REFUSED);
    await limits.failuresPerAccount.forgive('login failure', account);
    return this.#begin(user);
  }

  /** A login by a password that was changed meanwhile ends at once: the change could not have ended it. */
  async #begin(user: UserRow): Promise<Limited<Session>> {
    const { accounts, sessions } = this.#parts;
    const session = await sessions.begin(user);
    const today = await accounts.findBy('id', user.id);
    if (today?.passwordHash === user.passwordHash) return ok(session);
    await sessions.end(session.refreshToken);
    return fail(REFUSED);
  }
}
