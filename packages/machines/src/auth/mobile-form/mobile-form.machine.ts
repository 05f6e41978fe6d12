import { MobileForm, type User } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { createRecordForm, recordFormVerbs, recordFormView } from '../../kit/index.ts';
import { mobileDigits } from '../../kit/mobile-number.ts';

/** The number as typed. */
const EMPTY = { mobile: '' };

/**
 * The form in which a member without a mobile number types it. Its record is the account. Provide `saveRecord` with the
 * call; the contact proof follows.
 */
export const mobileFormMachine = createRecordForm<MobileForm, User, typeof EMPTY>(MobileForm, {
  id: 'mobile-form',
  empty: EMPTY,
  clean: (_, typed) => mobileDigits(typed),
});

/** The facts that the form shows. */
export function mobileFormView(snapshot: SnapshotFrom<typeof mobileFormMachine>) {
  const { isOpen, isSaving, values, errors, alert } = recordFormView(snapshot);
  return { isOpen, isSaving, mobile: values.mobile, error: errors.mobile, alert };
}

/** What a member can do with the form. */
export function mobileFormVerbs(send: (event: EventFrom<typeof mobileFormMachine>) => void) {
  const { edit, changeField, submit, close } = recordFormVerbs(send);
  return {
    open: (user: User) => edit(user),
    change: (typed: string) => changeField('mobile', typed),
    submit,
    close,
  };
}

/**
 * How a member gets a verified mobile number: types it, types the code for the number of the account, or does both in
 * the profile, which asks for a proof where the account has a verified email.
 */
type MobileStep = 'number' | 'code' | 'profile';

/** The first step for an account without a verified number. */
export function mobileStep({ primaryEmail, primaryPhone, unproven }: User): MobileStep {
  if (primaryPhone) return 'code';
  return primaryEmail && !unproven?.includes('email') ? 'profile' : 'number';
}
