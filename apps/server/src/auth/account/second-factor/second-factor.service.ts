import {
  type confirmSecondFactor,
  fail,
  type getSecondFactor,
  type Language,
  ok,
  type passSecondFactor,
  type startSecondFactor,
} from '@pgm/api/contract';
import { Secret, TOTP } from 'otpauth';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Outcome } from '../../../platform/http/failure-response.ts';
import type { Limited, RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { MessageDelivery } from '../../../platform/messaging/message-delivery.ts';
import { seal, unseal } from '../../../platform/security/sealed-text.ts';
import type { UserRow } from '../../user/user.schema.ts';
import type { AccountRepository } from '../account.repository.ts';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
import type { SecondFactorRepository, StaffSession } from './second-factor.repository.ts';

const NOT_STAFF = { code: 'conflict', message: 'Only staff have a second factor.' } as const;
const INVALID_CODE = 'This code is incorrect or has already been used.';

/** Seconds for which one code of an app is shown. */
const PERIOD = 30;

interface SecondFactorParts {
  readonly accounts: AccountRepository;
  readonly brandName: string;
  readonly delivery: Pick<MessageDelivery, 'wake'>;
  readonly isRequired: boolean;
  /** The first one encrypts the stored secrets; the others only decrypt. */
  readonly keys: readonly [Uint8Array, ...Uint8Array[]];
  readonly now: () => number;
  readonly rows: SecondFactorRepository;
  /** Each counts the wrong codes of a staff member, in windows of different length. */
  readonly tries: readonly RateLimiter[];
}

/** The second factor of staff: a login has the roles of staff only after a code of an authenticator app. */
export class SecondFactorService {
  readonly #parts: SecondFactorParts;
  constructor(parts: SecondFactorParts) {
    this.#parts = parts;
  }

  async read(caller: Caller): Promise<Outcome<typeof getSecondFactor>> {
    const { isRequired, rows } = this.#parts;
    const staff = await this.#findStaff(caller);
    if (!staff) return ok({ success: true, data: { state: 'off', recoveryCodesLeft: 0 } });
    const isOn = Boolean((await rows.find(caller.id))?.secret);
    const isPassed = await rows.isPassed(staff.session);
    const recoveryCodesLeft = await rows.countRecoveryCodes(caller.id);
    const state = isPassed ? 'passed' : isOn ? 'code' : isRequired ? 'enrol' : 'off';
    return ok({ success: true, data: { state, recoveryCodesLeft } });
  }

  /** Makes a secret for an app. Where a second factor is on already, a code of it is needed. */
  async start(caller: Caller, code: string): Promise<Outcome<typeof startSecondFactor>> {
    const { brandName, keys, rows } = this.#parts;
    const staff = await this.#findStaff(caller);
    if (!staff) return fail(NOT_STAFF);
    if ((await rows.find(caller.id))?.secret) {
      const used = await this.#use(caller.id, code);
      if (!used.ok) return used;
    }
    const secret = new Secret({ size: 20 });
    await rows.begin(caller.id, seal(keys[0], secret.base32));
    const address = toTotp(secret.base32, { issuer: brandName, label: staff.user.username }).toString();
    return ok({ success: true, data: { key: secret.base32, address } });
  }

  async confirm(
    caller: Caller,
    code: string,
    language: Language,
  ): Promise<Outcome<typeof confirmSecondFactor>> {
    const { delivery, keys, now, rows } = this.#parts;
    const staff = await this.#findStaff(caller);
    if (!staff) return fail(NOT_STAFF);
    const pendingSecret = (await rows.find(caller.id))?.pendingSecret;
    const tooMany = await this.#count(caller.id);
    if (tooMany) return tooMany;
    const step = pendingSecret ? this.#findStep(unseal(keys, pendingSecret), code) : undefined;
    if (!pendingSecret || step === undefined) return invalidCode();
    const codes = newRecoveryCodes();
    const notice = { owner: staff.user, language, at: new Date(now()) };
    if (!(await rows.confirm(staff.session, { pendingSecret, step, codes, notice }))) return invalidCode();
    delivery.wake();
    await this.#forgive(caller.id);
    return ok({ success: true, data: { recoveryCodes: codes } });
  }

  async pass(caller: Caller, code: string): Promise<Outcome<typeof passSecondFactor>> {
    const staff = await this.#findStaff(caller);
    if (!staff) return fail(NOT_STAFF);
    const used = await this.#use(caller.id, code);
    if (!used.ok) return used;
    await this.#parts.rows.pass(staff.session, this.#parts.now());
    return ok({ success: true });
  }

  /** The roles of the caller lack those of staff before the second factor, so the stored ones count. */
  async #findStaff(caller: Caller): Promise<{ user: UserRow; session: StaffSession } | undefined> {
    const user = await this.#parts.accounts.findBy('id', caller.id);
    if (!user?.roles.some((role) => role !== 'MEMBER')) return undefined;
    return { user, session: { userId: caller.id, sessionId: caller.sessionId } };
  }

  /** Uses a code of the app or a recovery code, once. */
  async #use(userId: string, typed: string): Promise<Limited<undefined, 'invalid'>> {
    const tooMany = await this.#count(userId);
    if (tooMany) return tooMany;
    if (!((await this.#useAppCode(userId, typed)) || (await this.#useRecoveryCode(userId, typed))))
      return invalidCode();
    await this.#forgive(userId);
    return ok(undefined);
  }

  /** The secret is encrypted again: with the current key, if it was stored with the previous one. */
  async #useAppCode(userId: string, typed: string): Promise<boolean> {
    const { keys, rows } = this.#parts;
    const sealed = (await rows.find(userId))?.secret;
    const secret = sealed ? unseal(keys, sealed) : undefined;
    const step = this.#findStep(secret, typed);
    if (!sealed || secret === undefined || step === undefined) return false;
    return rows.useStep(userId, { step, from: sealed, to: seal(keys[0], secret) });
  }

  async #useRecoveryCode(userId: string, typed: string): Promise<boolean> {
    const code = readRecoveryCode(typed);
    return code !== undefined && this.#parts.rows.useRecoveryCode(userId, code);
  }

  /** The time step of a code; clocks may differ by one step. Undefined for an invalid code or secret. */
  #findStep(secret: string | undefined, typed: string): number | undefined {
    const token = typed.replace(/\s/g, '');
    if (secret === undefined || !/^\d{6}$/.test(token)) return undefined;
    const timestamp = this.#parts.now();
    const delta = toTotp(secret).validate({ token, timestamp, window: 1 });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
  }

  async #count(userId: string) {
    for (const limiter of this.#parts.tries) {
      const tooMany = await limiter.count('second factor', userId);
      if (tooMany) return tooMany;
    }
    return undefined;
  }

  async #forgive(userId: string): Promise<void> {
    for (const limiter of this.#parts.tries) await limiter.forgive('second factor', userId);
  }
}

function toTotp(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD });
}

function invalidCode() {
  return fail({ code: 'invalid' as const, message: INVALID_CODE, fields: { code: INVALID_CODE } });
}
