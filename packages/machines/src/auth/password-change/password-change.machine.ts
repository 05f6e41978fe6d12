import { PasswordChange } from '@pgm/api/contract';
import { createRecordForm } from '../../kit/index.ts';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

export type PasswordChangeField = keyof typeof EMPTY;

/** The form with which a member replaces the password. Provide `saveRecord` with the call. */
export const passwordChangeMachine = createRecordForm<PasswordChange, unknown, typeof EMPTY>(PasswordChange, {
  id: 'password-change',
  empty: EMPTY,
});
