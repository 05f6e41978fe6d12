import * as z from 'zod/mini';
import { ownerProofFields } from '../auth/owner-proof.ts';
import { readDigits } from '../ascii-digits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { mailAddress } from '../mail-address.ts';
import { filledText, text } from '../text.ts';
import { User } from '../auth/user.ts';

/** The choices of gender, sent in upper case (spec section 7). */
export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;

/** The messages for a rejected photo. */
export const PHOTO_REJECTIONS = {
  tooLarge: 'This photo is larger than 5 MB. Choose a smaller one.',
  tooManyPixels: 'This photo has more than 25 megapixels. Choose a smaller one.',
  tooLong: 'This photo is more than 12,000 px wide or high. Choose a smaller one.',
  unreadable: 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF image.',
} as const;

/** The fields of the dialog 'Edit Profile', with the messages of spec section 5. */
export const ProfileForm = z.object({
  firstName: filledText(100, 'First name', 'First name is required'),
  lastName: filledText(100, 'Last name', 'Last name is required'),
  /** The case of the address does not matter. */
  primaryEmail: z.pipe(
    filledText(254, 'Email', 'Email is required'),
    z.string().check(mailAddress('Invalid email')),
  ),
  primaryPhone: z.pipe(
    filledText(20, 'Phone', 'Phone is required'),
    z.string().check(readDigits, z.regex(/^[6-9]\d{9}$/, 'Enter valid 10-digit phone')),
  ),
  /** Accepts any case and converts it to upper case. */
  gender: z.pipe(
    z.string('Gender is required').check(z.trim(), z.toUpperCase()),
    z.enum(GENDERS, 'Gender is required'),
  ),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** The request to change a profile. All other fields of an account stay, whatever is sent. */
export const ProfileChange = z.extend(ProfileForm, {
  /** ISO text. It is ignored unless it is the birth date of an adult. */
  dob: z.optional(text(40, 'Date of birth')),
  /** A new photo; the address of the old photo, or nothing, does not change it. */
  imageUrl: z.optional(z.union([z.file(), text(500, 'Photo')])),
  /** Either is needed when the email address or the mobile number changes. */
  ...ownerProofFields,
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const updateProfile = defineEndpoint({
  operation: 'updateProfile',
  summary:
    "Changes the caller's own profile; a changed mail address or number needs the password or a code, and is no way to log in until proven.",
  base: 'auth',
  method: 'PATCH',
  path: '/user/{id}/patch',
  policy: 'member',
  params: IdParams,
  form: 'multipart',
  body: ProfileChange,
  response: { status: 200, body: User },
  failures: [400, 401, 404, 409, 413, 429],
});
