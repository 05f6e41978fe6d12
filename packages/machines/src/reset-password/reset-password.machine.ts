import { type FieldErrors, ResetPasswordForm, type Result } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';
import { type FormFields, changed, shownErrors } from '../form-errors/index.ts';

export type ResetPasswordField = keyof ResetPasswordForm;

interface ResetPasswordContext extends FormFields<ResetPasswordField> {
  readonly alert: string | undefined;
}

export type ResetPasswordEvent =
  { type: 'field.change'; field: ResetPasswordField; value: string } | { type: 'form.submit' };

const FIELDS: readonly ResetPasswordField[] = ['password', 'confirmPassword'];
const EMPTY = { password: '', confirmPassword: '' };

/** Sets a new password from a mailed link. Fill `savePassword` with the call; it knows the link's token. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
  },
  actors: {
    savePassword: fromPromise<Result<unknown>, ResetPasswordForm>(() =>
      Promise.reject(new Error('savePassword is not provided')),
    ),
  },
  guards: {
    isRight: ({ context }) => ResetPasswordForm.safeParse(context.values).success,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    // The passwords were checked here: what is left to be invalid is the link.
    isLinkDead: (_, answer: Result<unknown>) => !answer.ok && answer.failure.code === 'invalid',
  },
  actions: {
    changeField: assign(({ context }, change: { field: ResetPasswordField; value: string }) =>
      changed(context, change),
    ),
    touchFields: assign({ touched: FIELDS }),
    forgetPasswords: assign({ values: EMPTY, touched: [] }),
    clearAlert: assign({ alert: undefined }),
    alertRefusal: assign((_, answer: Result<unknown>) => ({
      alert: answer.ok ? undefined : answer.failure.message,
    })),
    alertUnexpected: assign({ alert: 'Something went wrong. Please try again.' }),
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
        wrong: {},
        failed: { exit: 'clearAlert' },
        dead: {
          exit: 'clearAlert',
          on: {
            'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
            'form.submit': [
              { guard: 'isRight', target: '#reset-password.saving' },
              { actions: 'touchFields' },
            ],
          },
        },
      },
      on: {
        'field.change': { target: '.idle', actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isRight', target: 'saving' },
          { target: '.wrong', actions: 'touchFields' },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ context }) => ResetPasswordForm.parse(context.values),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'saved',
            actions: 'forgetPasswords',
          },
          {
            guard: { type: 'isLinkDead', params: ({ event }) => event.output },
            target: 'editing.dead',
            actions: { type: 'alertRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'editing.failed',
            actions: { type: 'alertRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'editing.failed', actions: 'alertUnexpected' },
      },
    },
    saved: { type: 'final' },
  },
});

/** The errors a person sees: those of touched fields only. */
export function shownResetPasswordErrors(
  fields: FormFields<ResetPasswordField>,
): FieldErrors<ResetPasswordField> {
  return shownErrors<ResetPasswordField>(ResetPasswordForm, fields);
}
