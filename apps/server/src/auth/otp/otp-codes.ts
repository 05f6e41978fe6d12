import { OTP_LENGTH, OTP_SECONDS, fail, ok } from '@pgm/api/contract';
import { createHmac, randomInt } from 'node:crypto';
import { taskQueue } from '../../platform/jobs/task-queue.ts';
import { type Limited, type RateLimiter, rejection } from '../../platform/rate-limit/rate-limiter.ts';
import { siteNetwork } from '../../platform/http/client-address.ts';
import type { Mailer, SmsSender } from '../../platform/messaging/ports.ts';
import type { CodeToSend, ContactCodes } from '../../platform/proof/contact-codes.ts';
import { otpMail } from './otp-mails.tsx';
import { otpMessage } from './otp-message.ts';
import type { OtpTally } from './otp-tally.ts';
import type { OtpTallyRepository } from './otp-tally.repository.ts';
import type { OtpRepository, OtpTarget } from './otp.repository.ts';

export const NOT_VERIFIED = { code: 'unauthenticated', message: 'Invalid or expired OTP.' } as const;
const NOT_SENT = { code: 'server', message: 'Failed to send OTP.' } as const;

const CLOSED = {
  code: 'rateLimited',
  message: 'Too many incorrect codes. Log in with your password or Google, or contact us.',
} as const;

/**
 * How many guesses a process compares at once. Guesses at one destination wait for each other, and each holds a
 * connection to the database meanwhile: a flood of them leaves connections for everything else.
 */
const MAX_AT_ONCE = 3;
const MAX_WAITING = 500;

type CountedAction =
  | 'otpSendsPerAddress'
  | 'otpSendsPerSite'
  | 'dailyOtpSendsPerAddress'
  | 'dailyOtpSendsPerSite'
  | 'verificationsPerAddress';

interface OtpCodesParts {
  readonly brandName: string;
  /** The keys that hide codes in the database; new codes get the first one. */
  readonly keys: readonly Uint8Array[];
  readonly limits: Readonly<Record<CountedAction, RateLimiter>>;
  readonly mail: Mailer;
  readonly now: () => number;
  readonly otps: OtpRepository;
  readonly sms: SmsSender;
  readonly tallies: OtpTallyRepository;
}

/**
 * Codes of six digits that prove the ownership of a destination for one purpose: one at a time, with limits on
 * guesses and sends.
 */
export class OtpCodes implements ContactCodes {
  readonly #parts: OtpCodesParts;
  readonly #inTurn = taskQueue(MAX_AT_ONCE, MAX_WAITING);
  constructor(parts: OtpCodesParts) {
    this.#parts = parts;
  }

  /** Sends a code, unless an earlier one is still valid. */
  async send(toSend: CodeToSend): Promise<Limited<{ expiresInSeconds: number }, 'server'>> {
    const { now, otps, tallies } = this.#parts;
    const { destination, purpose, name } = toSend;
    const { address } = toSend.requester;
    const tooMany = await this.#countAddress(address);
    if (tooMany) return tooMany;
    await tallies.deleteOld(now());

    const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
    const target = { destination, purpose };
    const [codeHash = ''] = this.#hashes(target, code);
    const expiresAt = new Date(now() + OTP_SECONDS * 1000);
    const subject = { destination, network: address, now: now() };
    const rejected = await tallies.change(subject, async (tally, tx) => {
      const closedUntil = tally.sendsClosedUntil();
      if (closedUntil !== undefined) return this.#closed(closedUntil);
      const within = otps.within(tx);
      if (!(await within.place({ ...target, name, codeHash, expiresAt }, now())))
        return this.#closed(await within.freeAt(target, now()));
      tally.addSend();
      return undefined;
    });
    if (rejected) return rejected;
    const sent = await this.#deliver(toSend, code);
    if (sent.ok) return ok({ expiresInSeconds: OTP_SECONDS });
    await tallies.change(subject, async (tally, tx) => {
      await otps.within(tx).withdraw(target, codeHash, now());
      tally.removeSend();
    });
    return fail(sent.failure.code === 'rateLimited' ? sent.failure : NOT_SENT);
  }

  /** How long the current code stays valid, in seconds; undefined when there is none. */
  async secondsLeft(target: OtpTarget): Promise<number | undefined> {
    const { now, otps } = this.#parts;
    const expiresAt = await otps.findExpiry(target, now());
    return expiresAt && secondsUntil(expiresAt.getTime(), now());
  }

  /** Checks a code and uses it up; returns the name that it was sent with. */
  consume(target: OtpTarget, otp: string, address: string): Promise<Limited<string, 'unauthenticated'>> {
    return this.#inTurn(() => this.#compare(target, otp, address));
  }

  async #compare(
    target: OtpTarget,
    otp: string,
    address: string,
  ): Promise<Limited<string, 'unauthenticated'>> {
    const { limits, now, otps, tallies } = this.#parts;
    const tooMany = await limits.verificationsPerAddress.count('otp guess', address);
    if (tooMany) return tooMany;

    const subject = { destination: target.destination, network: address, now: now() };
    const expiresAt = await otps.findExpiry(target, now());
    const rejected = this.#rejectedGuess(await tallies.read(subject));
    if (rejected) return rejected;
    // Guesses without a code wait for no other request and leave no row.
    if (expiresAt === undefined) return fail(NOT_VERIFIED);
    return tallies.change(subject, async (tally, tx) => {
      const tooLate = this.#rejectedGuess(tally);
      if (tooLate) return tooLate;
      const guess = await otps.within(tx).guess(target, this.#hashes(target, otp), now());
      if (guess.is === 'invalid') tally.addInvalidGuess();
      if (guess.is !== 'valid') return fail(NOT_VERIFIED);
      tally.addValidGuess();
      return ok(guess.name);
    });
  }

  /** Accepts codes for a destination again, whose owner has logged in another way. */
  async reopen(destination: string): Promise<void> {
    await this.#parts.tallies.reopen(destination, this.#parts.now());
  }

  /** Counts a code for the network of a request, and for the larger network that contains it. */
  async #countAddress(address: string) {
    const { limits } = this.#parts;
    const tooMany =
      (await limits.otpSendsPerAddress.count('otp', address)) ??
      (await limits.dailyOtpSendsPerAddress.count('otp', address));
    const site = siteNetwork(address);
    if (tooMany || site === undefined) return tooMany;
    return (
      (await limits.otpSendsPerSite.count('otp', site)) ?? limits.dailyOtpSendsPerSite.count('otp', site)
    );
  }

  #deliver(toSend: CodeToSend, code: string): Promise<Limited<undefined, 'server'>> {
    const { brandName, mail, sms } = this.#parts;
    const { destination: to, isKnown = false, requester } = toSend;
    const { host, language } = requester;
    if (toSend.by === 'MAIL') return mail.send({ to, language, content: otpMail(toSend.purpose, code) });
    return sms.send({ to, text: otpMessage(toSend.purpose, { brandName, code, host }), code, isKnown });
  }

  #rejectedGuess(tally: OtpTally) {
    const closedUntil = tally.guessesClosedUntil();
    return closedUntil === undefined ? undefined : this.#closed(closedUntil);
  }

  #closed(until: number) {
    return until === Infinity ? fail(CLOSED) : rejection(secondsUntil(until, this.#parts.now()));
  }

  #hashes({ destination, purpose }: OtpTarget, code: string): string[] {
    return this.#parts.keys.map((key) =>
      createHmac('sha256', key).update(`${purpose} ${destination} ${code}`).digest('base64url'),
    );
  }
}

function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
