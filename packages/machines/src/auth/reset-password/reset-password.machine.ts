import { type FieldErrors, ResetPasswordForm, type Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import {
  callCases,
  failedWith,
  isFieldFailure,
  placeholder,
  succeeded,
  toReasonOr,
} from '../../kit/index.ts';
import { type FormFields, changed, shownErrors } from '../../kit/form-errors.ts';
import { formEvents } from '../../kit/form-states.ts';

export type ResetPasswordField = keyof ResetPasswordForm;

interface ResetPasswordContext extends FormFields<ResetPasswordField> {
  readonly alert: string | undefined;
}

export type ResetPasswordEvent =
  | { type: 'field.change'; field: ResetPasswordField; value: string }
  | { type: 'form.submit' };

const FIELDS: readonly ResetPasswordField[] = ['password', 'confirmPassword'];
const EMPTY = { password: '', confirmPassword: '' };

const SET_ALERT = {
  type: 'setAlert',
  params: toReasonOr('Something went wrong. Please try again.'),
} as const;

/** Sets a new password with the link of an email. Provide `savePassword`, which adds the token of the link. */
export const resetPasswordMachine = setup({
  types: { context: {} as ResetPasswordContext, events: {} as ResetPasswordEvent },
  actors: {
    savePassword: placeholder<Result<unknown>, ResetPasswordForm>('savePassword'),
  },
  guards: {
    isValid: ({ context }) => ResetPasswordForm.safeParse(context.values).success,
  },
  actions: {
    changeField: assign(({ context }, change: { field: ResetPasswordField; value: string }) =>
      changed(context, change),
    ),
    touchFields: assign({ touched: FIELDS }),
    forgetPasswords: assign({ values: EMPTY, touched: [] }),
    clearAlert: assign({ alert: undefined }),
    setAlert: assign((_, alert: string) => ({ alert })),
  },
}).createMachine({
  id: 'reset-password',
  context: { values: EMPTY, touched: [], alert: undefined },
  initial: 'editing',
  states: {
    editing: {
      initial: 'idle',
      states: {
        idle: {},
        invalid: {},
        failed: { exit: 'clearAlert' },
        dead: {
          exit: 'clearAlert',
          on: {
            'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
            'form.submit': [
              { guard: 'isValid', target: '#reset-password.saving' },
              { actions: 'touchFields' },
            ],
          },
        },
      },
      on: {
        ...formEvents('saving'),
      },
    },
    saving: {
      invoke: {
        input: ({ context }) => ResetPasswordForm.parse(context.values),
        ...callCases(
          'savePassword',
          [
            { guard: succeeded, target: 'saved', actions: 'forgetPasswords' },
            // The server's list of common passwords names the field; else only the link can still be invalid.
            { guard: isFieldFailure, target: 'editing.failed', actions: SET_ALERT },
            { guard: failedWith('invalid'), target: 'editing.dead', actions: SET_ALERT },
          ],
          { target: 'editing.failed', actions: SET_ALERT },
        ),
      },
    },
    saved: { type: 'final' },
  },
});

/** The errors that a user sees: those of touched fields only. */
export function shownResetPasswordErrors(
  fields: FormFields<ResetPasswordField>,
): FieldErrors<ResetPasswordField> {
  return shownErrors<ResetPasswordField>(ResetPasswordForm, fields);
}
