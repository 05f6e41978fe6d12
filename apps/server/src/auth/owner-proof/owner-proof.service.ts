import { COUNTRY_CODE, type OwnerProof, type OwnerProofKind, fail, ok } from '@pgm/api/contract';
import type { CodeRequester } from '../../platform/http/requester.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { OwnerProofs, OwnerPurpose } from '../../platform/proof/owner-proofs.ts';
import type { ContactCodes } from '../../platform/proof/contact-codes.ts';
import { isPassword } from '../../platform/security/password.ts';
import { type UserRow, provenMobile } from '../user/user.schema.ts';

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
  readonly codes: ContactCodes;
  readonly findUser: (id: string) => Promise<UserRow | undefined>;
  /** Counts the passwords that a logged-in user sends again. */
  readonly repeatedPasswords: RateLimiter;
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
    const user = await this.#parts.findUser(userId);
    if (!user) return null;
    return user.passwordHash === null ? (toContact(user)?.by ?? null) : 'PASSWORD';
  }

  async send(
    userId: string,
    purpose: OwnerPurpose,
    requester: CodeRequester,
  ): Promise<Limited<{ expiresInSeconds: number }, 'conflict' | 'server'>> {
    const { codes, findUser } = this.#parts;
    const user = await findUser(userId);
    const contact = user && toContact(user);
    if (!contact) return fail(NO_CONTACT);
    const target = { destination: contact.destination, purpose };
    const left = await codes.secondsLeft(target);
    if (left !== undefined) return ok({ expiresInSeconds: left });
    return codes.send({ ...target, by: contact.by, name: user.firstName, isKnown: true, requester });
  }

  async check(
    userId: string,
    purpose: OwnerPurpose,
    { password, otp }: OwnerProof,
    address: string,
  ): Promise<Limited<undefined, 'conflict' | 'invalid'>> {
    const user = await this.#parts.findUser(userId);
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
    const { repeatedPasswords } = this.#parts;
    const tooMany = await repeatedPasswords.count('repeated password', userId);
    if (tooMany) return tooMany;
    if (!(await isPassword(password, hash))) return invalid(field, 'This password is incorrect.');
    await repeatedPasswords.forgive('repeated password', userId);
    return ok(undefined);
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
