import { type FieldErrors, type ProfileForm, type User } from '@pgm/api/contract';
import { mobileDigits } from '../../kit/mobile-number.ts';

/** The fields of the dialog, in their order. */
export type ProfileField = keyof ProfileForm;

/** The typed values; `gender` is one of 'male', 'female', 'other' and, while nothing is selected, ''. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** The errors of the fields and of the photo. */
export type ProfileErrors = FieldErrors<ProfileField | 'imageUrl'>;

export const PROFILE_FIELDS: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'primaryEmail',
  'primaryPhone',
  'gender',
];

/**
 * The form before a profile is loaded into it (spec section 9); the gender of a loaded profile is never guessed.
 */
export const EMPTY_PROFILE: ProfileValues = {
  firstName: '',
  lastName: '',
  primaryEmail: '',
  primaryPhone: '',
  gender: 'male',
};

/** A profile as the values of the form; unknown values are empty. */
export function toValues(user: User): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    primaryEmail: user.primaryEmail ?? '',
    primaryPhone: user.primaryPhone ?? '',
    gender: user.gender?.toLowerCase() ?? '',
  };
}

/** The value to save for a typed one: a phone number is reduced to its ten digits. */
export function typedProfileValue(field: ProfileField, value: string): string {
  return field === 'primaryPhone' ? mobileDigits(value) : value;
}
