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
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { MessageDelivery } from '../../platform/messaging/message-delivery.ts';
import type { Sealer } from '../../platform/security/sealed-text.ts';
import type { UserRow } from '../user/user.schema.ts';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
import type { SecondFactorRepository, StaffSession, UsedStep } from './second-factor.repository.ts';

const NOT_STAFF = { code: 'conflict', message: 'Only staff have a second factor.' } as const;
const INVALID_CODE = 'This code is incorrect or has already been used.';

/** Seconds for which one code of an app is shown. */
const PERIOD = 30;

interface SecondFactorParts {
  readonly brandName: string;
  readonly delivery: Pick<MessageDelivery, 'wake'>;
  readonly findUser: (id: string) => Promise<UserRow | undefined>;
  readonly isRequired: boolean;
  readonly now: () => number;
  readonly rows: SecondFactorRepository;
  /** Encrypts the stored secrets. */
  readonly sealer: Sealer;
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
    const { brandName, rows, sealer } = this.#parts;
    const staff = await this.#findStaff(caller);
    if (!staff) return fail(NOT_STAFF);
    if ((await rows.find(caller.id))?.secret) {
      const used = await this.#use(caller.id, code);
      if (!used.ok) return used;
    }
    const secret = new Secret({ size: 20 });
    await rows.begin(caller.id, sealer.seal(secret.base32));
    const address = toTotp(secret.base32, { issuer: brandName, label: staff.user.username }).toString();
    return ok({ success: true, data: { key: secret.base32, address } });
  }

  async confirm(
    caller: Caller,
    code: string,
    language: Language,
  ): Promise<Outcome<typeof confirmSecondFactor>> {
    const { delivery, now, rows } = this.#parts;
    const staff = await this.#findStaff(caller);
    if (!staff) return fail(NOT_STAFF);
    const tooMany = await this.#count(caller.id);
    if (tooMany) return tooMany;
    const codes = newRecoveryCodes();
    const notice = { owner: staff.user, language, at: new Date(now()) };
    const check = (pendingSecret: string) => this.#check(pendingSecret, code);
    if (!(await rows.confirm(staff.session, { check, codes, notice }))) return invalidCode();
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
    const user = await this.#parts.findUser(caller.id);
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

  #useAppCode(userId: string, typed: string): Promise<boolean> {
    return this.#parts.rows.useStep(userId, (secret) => this.#check(secret, typed));
  }

  async #useRecoveryCode(userId: string, typed: string): Promise<boolean> {
    const code = readRecoveryCode(typed);
    return code !== undefined && this.#parts.rows.useRecoveryCode(userId, code);
  }

  /** Compares a code with an encrypted secret, and encrypts that again while `AUTH_SECRET` is replaced. */
  #check(sealed: string, typed: string): UsedStep | undefined {
    const { sealer } = this.#parts;
    const step = this.#findStep(sealer.open(sealed), typed);
    const secret = sealer.renew(sealed);
    return step === undefined || secret === undefined ? undefined : { step, secret };
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
