import { MobileForm, type User } from '@pgm/api/contract';
import { createRecordForm } from '../../kit/index.ts';
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
