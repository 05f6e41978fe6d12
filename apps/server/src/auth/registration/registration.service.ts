import { type Registration, fail, ok, type register } from '@pgm/api/contract';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { toUser } from '../user/user.schema.ts';
import type { RegistrationRepository } from './registration.repository.ts';
import type { UniqueField } from './new-accounts.transactions.ts';
import type { Device, KnownDevices } from '../../platform/http/device.ts';
import { rejectCommonPassword } from '../../platform/security/common-passwords.ts';
import { personName } from '../../platform/words/person-name.ts';

/** The sentence of spec section 8; the invalid field is named beside it. */
const MESSAGE = 'Signup failed. Please try again.';

const TAKEN: Readonly<Partial<Record<UniqueField, string>>> = {
  email: 'This email already has an account',
  username: 'This username is taken',
};

interface RegistrationParts {
  readonly accounts: RegistrationRepository;
  readonly brandName: string;
  readonly devices: KnownDevices;
  readonly limits: Readonly<Record<'registrationsPerAddress', RateLimiter>>;
  readonly now: () => number;
}

/** Sign-up with an email address and a password. */
export class RegistrationService {
  readonly #parts: RegistrationParts;
  constructor(parts: RegistrationParts) {
    this.#parts = parts;
  }

  /** The device of the sign-up is known to the account: failed logins of others do not keep its owner out there. */
  async register(form: Registration, address: string, device: Device): Promise<Outcome<typeof register>> {
    const { accounts, brandName, devices, limits, now } = this.#parts;
    const rejection = await limits.registrationsPerAddress.count('registration', address);
    if (rejection) return rejection;
    const details = {
      ...personName(form.name),
      email: form.email.toLowerCase(),
      username: form.username.toLowerCase(),
    };
    const use = { message: MESSAGE, brandName, account: details };
    const tooCommon = await rejectCommonPassword(form.password, use);
    if (tooCommon) return tooCommon;

    const sponsorId = form.sponsorCode ? await accounts.findSponsor(form.sponsorCode) : undefined;
    if (form.sponsorCode && sponsorId === undefined) {
      const fields = { sponsorCode: 'No associate has this referral code' };
      return fail({ code: 'invalid', message: MESSAGE, fields });
    }
    const account = { ...details, passwordHash: await hashPassword(form.password) };
    const created = await accounts.create(
      account,
      { sponsorId, agreementVersion: form.agreementVersion },
      now(),
    );
    if (created.ok) {
      await devices.add(created.value.id, device, now());
      return ok({ success: true, data: toUser(created.value) });
    }
    const fields = Object.fromEntries(
      created.failure.taken.flatMap((field) => (TAKEN[field] ? [[field, TAKEN[field]]] : [])),
    );
    return fail({ code: 'conflict', message: MESSAGE, fields });
  }
}
