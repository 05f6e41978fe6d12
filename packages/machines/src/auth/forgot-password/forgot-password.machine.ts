import { type FieldErrors, ForgotPasswordForm, type Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toReasonOr } from '../../kit/index.ts';
import { FORM_STATES } from '../../kit/form-states.ts';
import { type FormFields, changed, shownErrors } from '../../kit/form-errors.ts';

type ForgotPasswordField = keyof ForgotPasswordForm;

interface ForgotPasswordContext extends FormFields<ForgotPasswordField> {
  readonly alert: string | undefined;
}

export type ForgotPasswordEvent = { type: 'email.change'; email: string } | { type: 'form.submit' };

/** Requests an email with a link to set a new password. Provide `requestReset`. */
export const forgotPasswordMachine = setup({
  types: { context: {} as ForgotPasswordContext, events: {} as ForgotPasswordEvent },
  actors: {
    requestReset: placeholder<Result<unknown>, string>('requestReset'),
  },
  guards: {
    isValid: ({ context }) => ForgotPasswordForm.safeParse(context.values).success,
  },
  actions: {
    changeEmail: assign(({ context }, value: string) => changed(context, { field: 'email', value })),
    touchFields: assign({ touched: ['email'] }),
    clearAlert: assign({ alert: undefined }),
    setAlert: assign((_, alert: string) => ({ alert })),
  },
}).createMachine({
  id: 'forgot-password',
  context: { values: { email: '' }, touched: [], alert: undefined },
  initial: 'asking',
  states: {
    asking: {
      ...FORM_STATES,
      on: {
        'email.change': {
          target: '.idle',
          actions: { type: 'changeEmail', params: ({ event }) => event.email },
        },
        'form.submit': [
          { guard: 'isValid', target: 'sending' },
          { target: '.invalid', actions: 'touchFields' },
        ],
      },
    },
    sending: {
      invoke: {
        input: ({ context }) => ForgotPasswordForm.parse(context.values).email,
        ...call(
          'requestReset',
          { target: 'sent' },
          {
            target: 'asking.failed',
            actions: { type: 'setAlert', params: toReasonOr('Something went wrong. Please try again.') },
          },
        ),
      },
    },
    sent: { type: 'final' },
  },
});

/** The errors that a user sees: those of touched fields only. */
export function shownForgotPasswordErrors(
  fields: FormFields<ForgotPasswordField>,
): FieldErrors<ForgotPasswordField> {
  return shownErrors<ForgotPasswordField>(ForgotPasswordForm, fields);
}
