import { ForgotPasswordForm } from '@pgm/api/contract';
import { createSubmitForm } from '../../kit/index.ts';

/** Requests an email with a link to set a new password. Provide `submitForm`. */
export const forgotPasswordMachine = createSubmitForm<ForgotPasswordForm, unknown, keyof ForgotPasswordForm>(
  ForgotPasswordForm,
  { id: 'forgot-password', empty: { email: '' } },
);
