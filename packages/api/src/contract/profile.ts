import * as z from 'zod/mini';
import { readDigits } from './ascii-digits.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams } from './list-query.ts';
import { mailAddress } from './mail-address.ts';
import { requiredText, text } from './text.ts';
import { User } from './user.ts';

/** What can be chosen as a gender. Sent in upper case (spec section 7). */
export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;

/** How large a photo may be, in bytes: 5 MB. */
export const MOST_PHOTO_BYTES = 5 * 1024 * 1024;

/** How many pixels a photo may have: 25 megapixels. */
export const MOST_PHOTO_PIXELS = 25_000_000;

/** The kinds of pictures that a photo may be. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** What is said of a photo that can't be taken. */
export const PHOTO_REFUSALS = {
  tooLarge: 'This photo is larger than 5 MB. Choose a smaller one.',
  tooManyPixels: 'This photo has more than 25 megapixels. Choose a smaller one.',
  unreadable: 'This photo cannot be read. Choose a JPEG, PNG, WebP, GIF or AVIF picture.',
} as const;

/** A text that must be there: left out is the same as left empty. */
const filled = (longest: number, label: string, required: string) =>
  z.pipe(z.string(required), requiredText(longest, label, required));

/** The fields of the dialog 'Edit Profile', with the messages of spec section 5. */
export const ProfileForm = z.object({
  firstName: filled(100, 'First name', 'First name is required'),
  lastName: filled(100, 'Last name', 'Last name is required'),
  /** Compared without regard to case. */
  primaryEmail: z.pipe(
    filled(254, 'Email', 'Email is required'),
    z.string().check(mailAddress('Invalid email')),
  ),
  primaryPhone: z.pipe(
    filled(20, 'Phone', 'Phone is required'),
    z.string().check(readDigits, z.regex(/^[6-9]\d{9}$/, 'Enter valid 10-digit phone')),
  ),
  /** Typed in any case; upper case from then on. */
  gender: z.pipe(
    z.string('Gender is required').check(z.trim(), z.toUpperCase()),
    z.enum(GENDERS, 'Gender is required'),
  ),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** What is sent of a profile. Everything else of an account stays, whatever else is sent. */
export const ProfileChange = z.extend(ProfileForm, {
  /** ISO text. One that is no adult's birth date changes nothing. */
  dob: z.optional(text(40, 'Date of birth')),
  /** A newly chosen photo; the address of the old one, or nothing, keeps that. */
  imageUrl: z.optional(z.union([z.file(), text(500, 'Photo')])),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const updateProfile = defineEndpoint({
  operation: 'updateProfile',
  summary:
    "Changes the caller's own profile; a changed mail address or number is no way to log in until proven.",
  base: 'auth',
  method: 'PATCH',
  path: '/user/{id}/patch',
  policy: 'member',
  params: IdParams,
  form: 'multipart',
  body: ProfileChange,
  answer: { status: 200, body: User },
  failures: [400, 401, 404, 409, 413, 429],
});
