import { COUNTRY_CODE, type OwnerProof, type OwnerProofKind, fail, ok } from '@pgm/api/contract';
import type { CodeRequester } from '../../../platform/http/requester.ts';
import type { Mailer, SmsSender } from '../../../platform/messaging/ports.ts';
import type { Limited } from '../../../platform/rate-limit/rate-limiter.ts';
import type { OwnerProofs, OwnerPurpose } from '../../../platform/security/owner-proofs.ts';
import { isPassword } from '../../../platform/security/password.ts';
import { type UserRow, provenMobile } from '../../user/user.schema.ts';
import { codeMail } from '../account-mails.tsx';
import type { AccountRepository } from '../account.repository.ts';
import type { AuthLimits } from '../auth-limits.ts';
import type { OtpCodes } from '../otp/otp-codes.ts';
import { otpMessage } from '../otp/otp-message.ts';

const NO_CONTACT = {
  code: 'conflict',
  message: 'First verify your mobile number or email in your profile. We need it to send you a code.',
} as const;
const INVALID_CODE = invalid('otp', 'Invalid or expired OTP.');

const CODE_MISSING = invalid('otp', 'Enter the code that we send to your verified contact.');
const PASSWORD_MISSING = {
  CONTACT_CHANGE: invalid('password', 'Enter your password to change your email or mobile number.'),
  BANK_DETAILS: invalid('password', 'Enter your password to save your bank account and PAN.'),
};

interface OwnerProofParts {
  readonly accounts: AccountRepository;
  readonly brandName: string;
  readonly codes: OtpCodes;
  readonly limits: AuthLimits;
  readonly mail: Mailer;
  readonly sms: SmsSender;
}

/** The destination of a code for an account's owner. */
interface ContactChannel {
  readonly by: 'SMS' | 'MAIL';
  readonly destination: string;
}

/** The proofs of owners by the password of the account, or by a code to its proven contact. */
export class OwnerProofService implements OwnerProofs {
  readonly #parts: OwnerProofParts;
  constructor(parts: OwnerProofParts) {
    this.#parts = parts;
  }

  async findProof(userId: string): Promise<OwnerProofKind | null> {
    const user = await this.#parts.accounts.findBy('id', userId);
    if (!user) return null;
    return user.passwordHash === null ? (toContact(user)?.by ?? null) : 'PASSWORD';
  }

  async send(
    userId: string,
    purpose: OwnerPurpose,
    requester: CodeRequester,
  ): Promise<Limited<{ expiresInSeconds: number }, 'conflict' | 'server'>> {
    const { accounts, codes } = this.#parts;
    const user = await accounts.findBy('id', userId);
    const contact = user && toContact(user);
    if (!contact) return fail(NO_CONTACT);
    const target = { destination: contact.destination, purpose };
    const left = await codes.secondsLeft(target);
    if (left !== undefined) return ok({ expiresInSeconds: left });
    const deliver = (code: string) => this.#deliver(purpose, contact, code, requester);
    return codes.send({ ...target, name: user.firstName, address: requester.address, deliver });
  }

  async check(
    userId: string,
    purpose: OwnerPurpose,
    { password, otp }: OwnerProof,
    address: string,
  ): Promise<Limited<undefined, 'conflict' | 'invalid'>> {
    const user = await this.#parts.accounts.findBy('id', userId);
    if (otp === undefined) return this.checkPassword(userId, user?.passwordHash, password ?? '');
    const contact = user && toContact(user);
    if (!contact) return fail(NO_CONTACT);
    const consumed = await this.#parts.codes.consume(
      { destination: contact.destination, purpose },
      otp,
      address,
    );
    if (consumed.ok) return ok(undefined);
    return consumed.failure.code === 'rateLimited' ? fail(consumed.failure) : INVALID_CODE;
  }

  async authorise(
    userId: string,
    purpose: keyof typeof PASSWORD_MISSING,
    proof: OwnerProof,
    address: string,
  ): Promise<Limited<undefined, 'conflict' | 'invalid'> | null> {
    const kind = await this.findProof(userId);
    if (kind === null) return null;
    if (proof.password === undefined && proof.otp === undefined)
      return kind === 'PASSWORD' ? PASSWORD_MISSING[purpose] : CODE_MISSING;
    return this.check(userId, purpose, proof, address);
  }

  /** Checks a password that a logged-in user sends again; a wrong one is an error of `field`. */
  async checkPassword(
    userId: string,
    hash: string | null | undefined,
    password: string,
    field: 'password' | 'currentPassword' = 'password',
  ): Promise<Limited<undefined, 'invalid'>> {
    const { repeatedPasswords } = this.#parts.limits;
    const tooMany = await repeatedPasswords.count('repeated password', userId);
    if (tooMany) return tooMany;
    if (!(await isPassword(password, hash))) return invalid(field, 'This password is incorrect.');
    await repeatedPasswords.forgive('repeated password', userId);
    return ok(undefined);
  }

  #deliver(
    purpose: OwnerPurpose,
    { by, destination }: ContactChannel,
    code: string,
    { host, language }: CodeRequester,
  ): Promise<Limited<undefined, 'server'>> {
    const { brandName, mail, sms } = this.#parts;
    if (by === 'SMS')
      return sms.send({
        to: destination,
        text: otpMessage(purpose, { brandName, code, host }),
        code,
        isKnown: true,
      });
    return mail.send({ to: destination, language, content: codeMail(purpose, code) });
  }
}

/** A contact that is not proven may belong to another person. */
function toContact(user: UserRow): ContactChannel | undefined {
  const mobile = provenMobile(user);
  if (mobile !== null) return { by: 'SMS', destination: COUNTRY_CODE + mobile };
  const { email, emailVerifiedAt, emailChangedAt } = user;
  const isProven = emailVerifiedAt !== null && emailChangedAt === null;
  return email !== null && isProven ? { by: 'MAIL', destination: email } : undefined;
}

function invalid(field: 'password' | 'currentPassword' | 'otp', message: string) {
  return fail({ code: 'invalid' as const, message, fields: { [field]: message } });
}
