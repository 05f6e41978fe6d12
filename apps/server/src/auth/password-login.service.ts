import { type LoginForm, type Session, fail, ok } from '@pgm/api/contract';
import { isPassword } from '../platform/password.ts';
import type { Limited } from '../platform/rate-limit/rate-limiter.ts';
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
    const { accounts, sessions, limits } = this.#parts;
    const account = usernameOrEmail.toLowerCase();
    // Counted before the password is looked at, so that a thousand guesses at once are a thousand guesses.
    const refusal =
      (await limits.loginsPerAddress.count('login', address)) ??
      (await limits.failuresPerAccount.count('login failure', account));
    if (refusal) return refusal;

    const user = await accounts.findByLogin(usernameOrEmail);
    if (!(await isPassword(password, user?.passwordHash)) || user === undefined) return fail(REFUSED);
    await limits.failuresPerAccount.forgive('login failure', account);
    return ok(await sessions.begin(user));
  }
}
