import { OTP_LENGTH, OTP_SECONDS, fail, ok } from '@pgm/api/contract';
import { createHmac, randomInt } from 'node:crypto';
import { type Limited, rejection } from '../../../platform/rate-limit/rate-limiter.ts';
import type { AuthLimits } from '../auth-limits.ts';
import type { OtpRepository } from './otp.repository.ts';

const NOT_VERIFIED = { code: 'unauthenticated', message: 'Invalid or expired OTP.' } as const;
const NOT_SENT = { code: 'server', message: 'Failed to send OTP.' } as const;

interface OtpCodesParts {
  /** The key that hides codes in the database. */
  readonly key: Uint8Array;
  readonly limits: AuthLimits;
  readonly now: () => number;
  readonly otps: OtpRepository;
}

/** A code to send. */
interface CodeToSend {
  /** `+91` and ten digits, or an email address. */
  readonly destination: string;
  /** The name that the person gave. */
  readonly name: string;
  /** The network address of the request. */
  readonly address: string;
  readonly deliver: (code: string) => Promise<Limited<undefined, 'server'>>;
}

/**
 * Codes of six digits that prove the ownership of a destination: one at a time, with limits on guesses and sends.
 */
export class OtpCodes {
  readonly #parts: OtpCodesParts;
  constructor(parts: OtpCodesParts) {
    this.#parts = parts;
  }

  /** Sends a code, unless an earlier one is still valid. */
  async send({
    destination,
    name,
    address,
    deliver,
  }: CodeToSend): Promise<Limited<{ expiresInSeconds: number }, 'server'>> {
    const { limits, now, otps } = this.#parts;
    const tooMany = await limits.otpSendsPerAddress.count('otp', address);
    if (tooMany) return tooMany;

    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
    const codeHash = this.#hash(destination, code);
    const expiresAt = new Date(now() + OTP_SECONDS * 1000);
    if (!(await otps.place({ destination, name, codeHash, expiresAt }, now()))) {
      return rejection(secondsUntil(await otps.freeAt(destination, now()), now()));
    }
    const tooManyForThem = await limits.otpSendsPerNumber.count('otp to', destination);
    const sent = tooManyForThem ?? (await deliver(code));
    if (sent.ok) return ok({ expiresInSeconds: OTP_SECONDS });
    await otps.withdraw(destination, codeHash, now());
    if (tooManyForThem) return tooManyForThem;
    await limits.otpSendsPerNumber.forgive('otp to', destination);
    return fail(sent.failure.code === 'rateLimited' ? sent.failure : NOT_SENT);
  }

  /** How long the current code of a destination stays valid, in seconds; undefined when there is none. */
  async secondsLeft(destination: string): Promise<number | undefined> {
    const { now, otps } = this.#parts;
    const expiresAt = await otps.findExpiry(destination, now());
    return expiresAt && secondsUntil(expiresAt.getTime(), now());
  }

  /** Checks a code and uses it up; returns the name that it was sent with. */
  async consume(
    destination: string,
    otp: string,
    address: string,
  ): Promise<Limited<string, 'unauthenticated'>> {
    const { limits, now, otps } = this.#parts;
    const tooMany = await limits.verificationsPerAddress.count('otp guess', address);
    if (tooMany) return tooMany;

    const guess = await otps.guess(destination, this.#hash(destination, otp), now());
    if (guess.is === 'none') {
      const lockedUntil = await otps.lockedUntil(destination, now());
      if (lockedUntil !== undefined) return rejection(secondsUntil(lockedUntil, now()));
    }
    return guess.is === 'valid' ? ok(guess.name) : fail(NOT_VERIFIED);
  }

  #hash(destination: string, code: string): string {
    return createHmac('sha256', this.#parts.key).update(`${destination} ${code}`).digest('base64url');
  }
}

function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
