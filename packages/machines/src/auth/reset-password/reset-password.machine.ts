import { type FieldErrors, ResetNamedPasswordForm, ResetPasswordForm, type Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import {
  PLEASE_TRY_AGAIN,
  callCases,
  failedWith,
  isFieldFailure,
  placeholder,
  succeeded,
  toReasonOr,
} from '../../kit/index.ts';
import { type FormFields, changed, shownErrors } from '../../kit/form-errors.ts';

export type ResetPasswordField = 'username' | keyof ResetPasswordForm;

interface ResetPasswordContext extends FormFields<ResetPasswordField> {
  readonly alert: string | undefined;
  /** The link is for several accounts with one email address. */
  readonly asksForUsername: boolean;
}

/** What the link of the mail says. */
interface ResetPasswordInput {
  /** Default false. */
  readonly asksForUsername?: boolean;
}

export type ResetPasswordEvent =
  | { type: 'field.change'; field: ResetPasswordField; value: string }
  | { type: 'form.submit' };

const FIELDS: readonly ResetPasswordField[] = ['username', 'password', 'confirmPassword'];
const EMPTY = { username: '', password: '', confirmPassword: '' };

const SET_ALERT = {
  type: 'setAlert',
  params: toReasonOr(PLEASE_TRY_AGAIN),
} as const;

/** Sets a new password with the link of an email. Provide `savePassword`, which adds the token of the link. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as ResetPasswordInput | undefined,
  },
  actors: {
    savePassword: placeholder<Result<unknown>, ResetPasswordForm & { readonly username?: string }>(
      'savePassword',
    ),
  },
  guards: {
    isValid: ({ context }) => toSchema(context).safeParse(context.values).success,
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
  context: ({ input }) => ({
    values: EMPTY,
    touched: [],
    alert: undefined,
    asksForUsername: input?.asksForUsername ?? false,
  }),
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
        'field.change': {
          target: '.idle',
          actions: { type: 'changeField', params: ({ event }) => event },
        },
        'form.submit': [
          { guard: 'isValid', target: 'saving' },
          { target: '.invalid', actions: 'touchFields' },
        ],
      },
    },
    saving: {
      invoke: {
        input: ({ context }) => toSchema(context).parse(context.values),
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
export function shownResetPasswordErrors(context: ResetPasswordContext): FieldErrors<ResetPasswordField> {
  const { asksForUsername, values } = context;
  if (asksForUsername) return shownErrors<ResetPasswordField>(ResetNamedPasswordForm, context);
  const touched = context.touched.filter((field) => field !== 'username');
  return shownErrors<keyof ResetPasswordForm>(ResetPasswordForm, { values, touched });
}

function toSchema({ asksForUsername }: Pick<ResetPasswordContext, 'asksForUsername'>) {
  return asksForUsername ? ResetNamedPasswordForm : ResetPasswordForm;
}
