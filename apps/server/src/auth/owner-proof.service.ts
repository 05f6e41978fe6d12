import { type AccountDeletion, COUNTRY_CODE, type DeletionProof, fail, ok } from '@pgm/api/contract';
import type { MailSender, SmsSender } from '../platform/messaging/ports.ts';
import { isPassword } from '../platform/password.ts';
import type { Limited } from '../platform/rate-limit/rate-limiter.ts';
import type { UserRow } from '../user/user.schema.ts';
import { deletionMail } from './account-mails.ts';
import type { AccountRepository } from './account.repository.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { CodeAsker } from './code-asker.ts';
import type { OtpCodes } from './otp-codes.ts';
import { otpMessage } from './otp-message.ts';

const NO_CONTACT = {
  code: 'conflict',
  message: 'Verify your phone number or email in your profile first: we need to send you a code.',
} as const;
const WRONG_PASSWORD = wrong('password', 'This password is not right.');
const WRONG_CODE = wrong('otp', 'Invalid or expired OTP.');

interface OwnerProofParts {
  readonly accounts: AccountRepository;
  readonly brandName: string;
  readonly codes: OtpCodes;
  readonly limits: AuthLimits;
  readonly mail: MailSender;
  readonly sms: SmsSender;
}

/** Where a code for an account's owner goes. */
interface Contact {
  readonly by: 'SMS' | 'MAIL';
  readonly destination: string;
}

/** How somebody who is logged in shows that it is really the account's owner who wants what can't be undone. */
export class OwnerProofService {
  readonly #parts: OwnerProofParts;
  constructor(parts: OwnerProofParts) {
    this.#parts = parts;
  }

  /** The way that an account has: its password, or else a code; null when it has neither. */
  async wayOf(userId: string): Promise<DeletionProof | null> {
    const user = await this.#parts.accounts.findBy('id', userId);
    if (!user) return null;
    return user.passwordHash === null ? (contactOf(user)?.by ?? null) : 'PASSWORD';
  }

  /** Sends a code for deleting the account to its proven contact; while one is out, says how long it is still good. */
  async send(userId: string, asker: CodeAsker): Promise<Limited<{ expiresInSeconds: number }>> {
    const { accounts, codes } = this.#parts;
    const user = await accounts.findBy('id', userId);
    const contact = user && contactOf(user);
    if (!contact) return fail(NO_CONTACT);
    const left = await codes.secondsLeft(contact.destination);
    if (left !== undefined) return ok({ expiresInSeconds: left });
    const deliver = (code: string) => this.#deliver(contact, code, asker);
    const { destination } = contact;
    return codes.send({ destination, name: user.firstName, address: asker.address, deliver });
  }

  /**
   * Whether what somebody sent is the account's password, or the code that went to its owner. Both count as guesses of a
   * login do. A wrong one is no 401: the login is good, and there is no token to renew.
   */
  async check(
    userId: string,
    { password, otp }: AccountDeletion,
    address: string,
  ): Promise<Limited<undefined>> {
    const user = await this.#parts.accounts.findBy('id', userId);
    if (otp === undefined) return this.#checkPassword(userId, user?.passwordHash, password ?? '');
    const contact = user && contactOf(user);
    if (!contact) return fail(NO_CONTACT);
    const taken = await this.#parts.codes.take(contact.destination, otp, address);
    if (taken.ok) return ok(undefined);
    return taken.failure.code === 'rateLimited' ? taken : WRONG_CODE;
  }

  async #checkPassword(
    userId: string,
    hash: string | null | undefined,
    password: string,
  ): Promise<Limited<undefined>> {
    const { failuresPerAccount } = this.#parts.limits;
    const tooMany = await failuresPerAccount.count('login failure', userId);
    if (tooMany) return tooMany;
    if (!(await isPassword(password, hash))) return WRONG_PASSWORD;
    await failuresPerAccount.forgive('login failure', userId);
    return ok(undefined);
  }

  #deliver(
    { by, destination }: Contact,
    code: string,
    { host, language }: CodeAsker,
  ): Promise<Limited<undefined>> {
    const { brandName, mail, sms } = this.#parts;
    if (by === 'SMS') return sms.send({ to: destination, text: otpMessage(brandName, code, host), code });
    return mail.send({ to: destination, ...deletionMail(language, { brandName, code }) });
  }
}

/** A contact that nobody has proven may be somebody else's. */
function contactOf({ mobile, mobileVerifiedAt, formerMobile, email, ...user }: UserRow): Contact | undefined {
  const proven = mobileVerifiedAt === null ? formerMobile : mobile;
  if (proven !== null) return { by: 'SMS', destination: COUNTRY_CODE + proven };
  const isProven = user.emailVerifiedAt !== null && user.emailChangedAt === null;
  return email !== null && isProven ? { by: 'MAIL', destination: email } : undefined;
}

function wrong(field: 'password' | 'otp', message: string) {
  return fail({ code: 'invalid' as const, message, fields: { [field]: message } });
}
