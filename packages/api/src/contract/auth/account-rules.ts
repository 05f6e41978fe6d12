import * as z from 'zod/mini';
import { readDigits } from '../ascii-digits.ts';
import { mailAddress } from '../mail-address.ts';
import { requiredText, text } from '../text.ts';

/** The number of digits of an OTP (spec section 9). */
export const OTP_LENGTH = 6;

/** When an OTP expires, and when another one can be sent, in seconds (spec section 9). */
export const OTP_SECONDS = 300;

/** The country code of every mobile number in requests and responses. */
export const COUNTRY_CODE = '+91';

/** The version of an agreement that a user has read. A version that is not valid now counts as none. */
export const AgreementVersion = text(10, 'Agreement version');

/** A person's name: letters of any script with their joiners and separators, and spaces (spec section 5). */
export const PersonName = requiredText(100, 'Name', 'Name is required').check(
  z.regex(/^(|[\p{L}\p{M}\p{Join_Control} ]+)$/u, 'Name should only contain letters and spaces'),
);

/** A user name; its case does not matter. */
export const Username = requiredText(30, 'Username', 'Username is required').check(
  z.regex(/^[a-zA-Z0-9]*$/, 'Username should contain only letters and numbers'),
);

/** The email address of an account; its case does not matter. */
export const AccountEmail = requiredText(254, 'Email', 'Email is required').check(
  mailAddress('Invalid email address'),
);

/** A new password. It is not trimmed, because every typed character counts. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.regex(/^$|\p{L}/u, 'Password should contain at least one letter'),
    z.regex(/^$|\d/, 'Password should contain at least one number'),
    z.regex(/^\S*$/, 'Password should not contain spaces'),
    z.minLength(8, 'Password should have at least 8 characters'),
    z.maxLength(128, 'Password must be at most 128 characters'),
  );

/** Ten digits, without the country code: an Indian mobile number, since other Indian numbers get no SMS. */
export const MobileNumber = z
  .string()
  .check(z.trim(), readDigits, z.regex(/^[6-9]\d{9}$/, 'Phone number should contain exactly 10 digits'));

/** `+91` and the ten digits of a mobile number. */
export const Destination = z
  .string()
  .check(z.trim(), readDigits, z.regex(/^\+91[6-9]\d{9}$/, 'Phone number should contain exactly 10 digits'));

/** A code as it was typed. */
export const Otp = z.string().check(readDigits, z.regex(/^\d{6}$/, 'Please enter a 6-digit OTP.'));

/** What a visitor who joins brings along; it counts for a new account only. */
export const JOINING_FIELDS = {
  /** The referral code of the sponsor; absent without a sponsor. */
  sponsorCode: z.optional(text(32, 'Referral code')),
  /** The version of the agreement that the visitor accepted by signing up; absent without one. */
  agreementVersion: z.optional(AgreementVersion),
};

/** The values of {@link JOINING_FIELDS}. */
export interface JoiningFields {
  readonly sponsorCode?: string | undefined;
  readonly agreementVersion?: string | undefined;
}

/**
 * Checks that two password fields are equal; the error appears while the second is typed, even when other fields
 * are invalid.
 */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { path: ['confirmPassword'], error: 'Passwords do not match', when: () => true },
);
