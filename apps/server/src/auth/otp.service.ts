import { createHmac, randomInt } from 'node:crypto';
import {
  type AnswerOf,
  type BodyOf,
  COUNTRY_CODE,
  OTP_LENGTH,
  OTP_SECONDS,
  type Session,
  fail,
  ok,
  type sendOtp,
  type verifyOtp,
} from '@pgm/api/contract';
import type { SmsSender } from '../platform/messaging/ports.ts';
import { type Limited, refusal } from '../platform/rate-limit/rate-limiter.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { MobileAccounts } from './mobile-accounts.ts';
import type { OtpRepository } from './otp.repository.ts';
import { otpMessage } from './otp-message.ts';
import type { SessionService } from './session.service.ts';

const NOT_VERIFIED = { code: 'unauthenticated', message: 'Invalid or expired OTP.' } as const;
const NOT_SENT = { code: 'server', message: 'Failed to send OTP.' } as const;

interface OtpParts {
  readonly accounts: MobileAccounts;
  readonly brandName: string;
  /** Hides codes in the database. */
  readonly key: Uint8Array;
  readonly limits: AuthLimits;
  readonly now: () => number;
  readonly otps: OtpRepository;
  readonly sessions: SessionService;
  readonly sms: SmsSender;
}

/** Login by a code sent to a mobile number. */
export class OtpService {
  readonly #parts: OtpParts;
  constructor(parts: OtpParts) {
    this.#parts = parts;
  }

  /** Sends a code, unless one is still out. `host` is the domain that phones may fill the code in at. */
  async send(
    { destination, firstName }: BodyOf<typeof sendOtp>,
    from: { readonly address: string; readonly host: string },
  ): Promise<Limited<AnswerOf<typeof sendOtp>>> {
    const { brandName, limits, now, otps, sms } = this.#parts;
    const tooMany = await limits.otpSendsPerAddress.count('otp', from.address);
    if (tooMany) return tooMany;

    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
    const codeHash = this.#hash(destination, code);
    const expiresAt = new Date(now() + OTP_SECONDS * 1000);
    if (!(await otps.place({ destination, name: firstName, codeHash, expiresAt }, now()))) {
      return refusal(secondsUntil(await otps.freeAt(destination, now()), now()));
    }
    const tooManyOfAll =
      (await limits.otpSendsPerNumber.count('otp to', destination)) ??
      (await limits.otpSendsOverall.count('otp', 'all'));
    const sent =
      tooManyOfAll ??
      (await sms.send({ to: destination, text: otpMessage(brandName, code, from.host), code }));
    if (sent.ok) return ok({ success: true, data: { expiresInSeconds: OTP_SECONDS } });
    await otps.withdraw(destination, codeHash, now());
    if (tooManyOfAll) return tooManyOfAll;
    await limits.otpSendsPerNumber.forgive('otp to', destination);
    return fail(NOT_SENT);
  }

  /** Trades a code for a login, once. */
  async verify(
    { destination, otp, sponsorCode }: BodyOf<typeof verifyOtp>,
    address: string,
  ): Promise<Limited<Session>> {
    const { accounts, limits, now, otps, sessions } = this.#parts;
    const tooMany = await limits.verificationsPerAddress.count('otp guess', address);
    if (tooMany) return tooMany;

    const guess = await otps.guess(destination, this.#hash(destination, otp), now());
    if (guess.is === 'none') {
      const lockedUntil = await otps.lockedUntil(destination, now());
      if (lockedUntil !== undefined) return refusal(secondsUntil(lockedUntil, now()));
    }
    if (guess.is !== 'right') return fail(NOT_VERIFIED);
    const mobile = destination.slice(COUNTRY_CODE.length);
    return ok(await sessions.begin(await accounts.forMobile(mobile, guess.name, sponsorCode)));
  }

  #hash(destination: string, code: string): string {
    return createHmac('sha256', this.#parts.key).update(`${destination} ${code}`).digest('base64url');
  }
}

function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
