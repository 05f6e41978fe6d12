import { type AnswerOf, type Registration, fail, ok, type register } from '@pgm/api/contract';
import { hashPassword } from '../platform/password.ts';
import type { Limited } from '../platform/rate-limit/rate-limiter.ts';
import { userOf } from '../user/user-of.ts';
import type { AccountRepository, UniqueField } from './account.repository.ts';
import type { AuthLimits } from './auth-limits.ts';
import { personName } from './person-name.ts';

/** The sentence of spec section 8; which field is to blame stands beside it. */
const MESSAGE = 'Signup failed. Please try again.';

const TAKEN: Readonly<Partial<Record<UniqueField, string>>> = {
  email: 'This email address already has an account',
  username: 'This username is taken',
};

interface RegistrationParts {
  readonly accounts: AccountRepository;
  readonly limits: AuthLimits;
  readonly now: () => number;
}

/** Sign-up with a mail address and a password. */
export class RegistrationService {
  readonly #parts: RegistrationParts;
  constructor(parts: RegistrationParts) {
    this.#parts = parts;
  }

  async register(form: Registration, address: string): Promise<Limited<AnswerOf<typeof register>>> {
    const { accounts, limits, now } = this.#parts;
    const refusal = await limits.registrationsPerAddress.count('registration', address);
    if (refusal) return refusal;

    const sponsorId = form.sponsorCode ? await accounts.findSponsor(form.sponsorCode) : undefined;
    if (form.sponsorCode && sponsorId === undefined) {
      const fields = { sponsorCode: 'No associate has this referral code' };
      return fail({ code: 'invalid', message: MESSAGE, fields });
    }
    const account = {
      ...personName(form.name),
      email: form.email.toLowerCase(),
      username: form.username.toLowerCase(),
      passwordHash: await hashPassword(form.password),
    };
    const created = await accounts.create(account, sponsorId, now());
    if (created.ok) return ok({ success: true, data: userOf(created.value) });
    const fields = Object.fromEntries(
      created.failure.taken.flatMap((field) => (TAKEN[field] ? [[field, TAKEN[field]]] : [])),
    );
    return fail({ code: 'conflict', message: MESSAGE, fields });
  }
}
