import {
  type FieldErrors,
  MOST_PHOTO_BYTES,
  PHOTO_REFUSALS,
  PHOTO_TYPES,
  type ProfileForm,
  type User,
} from '@pgm/api/contract';
import { mobileDigits } from '../mobile-number/index.ts';

/** The fields of the dialog, in their order. */
export type ProfileField = keyof ProfileForm;

/** What is typed; `gender` is one of 'male', 'female', 'other' and, while nothing is chosen, ''. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** What can be wrong: a field, or the photo. */
export type ProfileErrors = FieldErrors<ProfileField | 'imageUrl'>;

/** A file that was chosen as a photo; the site keeps the file itself under its address. */
export interface ChosenPhoto {
  /** Where the page can show it from; one of its own. */
  readonly address: string;
  /** What the browser takes it for, such as 'image/jpeg'; '' when it does not know. */
  readonly type: string;
  readonly bytes: number;
}

export const PROFILE_FIELDS: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'primaryEmail',
  'primaryPhone',
  'gender',
];

/** The form before a profile is in it (spec section 9); nobody's gender is guessed once one is. */
export const EMPTY_PROFILE: ProfileValues = {
  firstName: '',
  lastName: '',
  primaryEmail: '',
  primaryPhone: '',
  gender: 'male',
};

/** A profile as the form shows it; what is not known is empty. */
export function valuesOf(user: User): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    primaryEmail: user.primaryEmail ?? '',
    primaryPhone: user.primaryPhone ?? '',
    gender: user.gender?.toLowerCase() ?? '',
  };
}

/** What is kept of something typed: of a phone number its ten digits. */
export function typedProfileValue(field: ProfileField, value: string): string {
  return field === 'primaryPhone' ? mobileDigits(value) : value;
}

/** Why a file can't be the photo, as far as that shows before it is sent. */
export function photoProblem({ type, bytes }: ChosenPhoto): string | undefined {
  const isKnown = type === '' || PHOTO_TYPES.some((known) => known === type);
  if (!isKnown) return PHOTO_REFUSALS.unreadable;
  return bytes > MOST_PHOTO_BYTES ? PHOTO_REFUSALS.tooLarge : undefined;
}
