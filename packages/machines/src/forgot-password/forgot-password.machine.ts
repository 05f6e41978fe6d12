import { type FieldErrors, ForgotPasswordForm, type Result } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';
import { type FormFields, changed, shownErrors } from '../form-errors/index.ts';

type ForgotPasswordField = keyof ForgotPasswordForm;

interface ForgotPasswordContext extends FormFields<ForgotPasswordField> {
  readonly alert: string | undefined;
}

export type ForgotPasswordEvent = { type: 'email.change'; email: string } | { type: 'form.submit' };

/** Asks for a mail with a link for a new password. Fill `requestReset` with the call. */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
  },
  actors: {
    requestReset: fromPromise<Result<unknown>, string>(() =>
      Promise.reject(new Error('requestReset is not provided')),
    ),
  },
  guards: {
    isRight: ({ context }) => ForgotPasswordForm.safeParse(context.values).success,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
  },
  actions: {
    changeEmail: assign(({ context }, value: string) => changed(context, { field: 'email', value })),
    touchFields: assign({ touched: ['email'] }),
    clearAlert: assign({ alert: undefined }),
    alertRefusal: assign((_, answer: Result<unknown>) => ({
      alert: answer.ok ? undefined : answer.failure.message,
    })),
    alertUnexpected: assign({ alert: 'Something went wrong. Please try again.' }),
  },
}).createMachine({
  id: 'forgot-password',
  context: { values: { email: '' }, touched: [], alert: undefined },
  initial: 'asking',
  states: {
    asking: {
      initial: 'idle',
      states: {
        idle: {},
        wrong: {},
        failed: { exit: 'clearAlert' },
      },
      on: {
        'email.change': {
          target: '.idle',
          actions: { type: 'changeEmail', params: ({ event }) => event.email },
        },
        'form.submit': [
          { guard: 'isRight', target: 'sending' },
          { target: '.wrong', actions: 'touchFields' },
        ],
      },
    },
    sending: {
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context }) => ForgotPasswordForm.parse(context.values).email,
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'sent' },
          {
            target: 'asking.failed',
            actions: { type: 'alertRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'asking.failed', actions: 'alertUnexpected' },
      },
    },
    sent: { type: 'final' },
  },
});

/** The errors a person sees: those of touched fields only. */
export function shownForgotPasswordErrors(
  fields: FormFields<ForgotPasswordField>,
): FieldErrors<ForgotPasswordField> {
  return shownErrors<ForgotPasswordField>(ForgotPasswordForm, fields);
}
