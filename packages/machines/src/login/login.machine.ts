import { type FieldErrors, LoginForm, type Result, type Session } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type FormFields, changed, shownErrors } from '../form-errors/index.ts';
import { otpMachine } from '../otp/index.ts';
import type { ShowToast } from '../toasts/index.ts';

export type LoginTab = 'mobile' | 'email';
export type LoginField = keyof LoginForm;

interface LoginContext extends FormFields<LoginField> {
  /** Why the last attempt failed; English, for `t()`. */
  readonly alert: string | undefined;
  readonly session: Session | undefined;
}

export type LoginEvent =
  | { type: 'tab.choose'; tab: LoginTab }
  | { type: 'field.change'; field: LoginField; value: string }
  | { type: 'form.submit' };

/** The sentences of spec section 8. */
const NO_TOKEN = 'Login failed. Please try again.';
const REFUSED = 'Invalid username or password';

/** The fields in the order in which they are filled. */
export const LOGIN_FIELDS: readonly LoginField[] = ['usernameOrEmail', 'password'];

/**
 * The login screen (spec section 2): a mobile tab, which is the `otp` machine as its child, and an email tab. Ends with
 * a session, whichever way it came. Fill `logIn` with the call, and `otp` with an otp machine whose actors are filled.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as ShowToast,
    output: {} as Session | undefined,
    children: {} as { otp: 'otp' },
  },
  actors: {
    otp: otpMachine,
    logIn: fromPromise<Result<Session>, LoginForm>(() => Promise.reject(new Error('logIn is not provided'))),
  },
  guards: {
    isEmail: (_, tab: LoginTab) => tab === 'email',
    isMobile: (_, tab: LoginTab) => tab === 'mobile',
    isRight: ({ context }) => LoginForm.safeParse(context.values).success,
    succeeded: (_, answer: Result<Session>) => answer.ok,
  },
  actions: {
    changeField: assign(({ context }, change: { field: LoginField; value: string }) =>
      changed(context, change),
    ),
    touchFields: assign({ touched: LOGIN_FIELDS }),
    keepSession: assign((_, session: Session | undefined) => ({ session })),
    keepAnswer: assign((_, answer: Result<Session>) => ({ session: answer.ok ? answer.value : undefined })),
    clearAlert: assign({ alert: undefined }),
    alertRefusal: assign((_, answer: Result<Session>) => ({ alert: sentenceOf(answer) })),
    alertUnexpected: assign({ alert: NO_TOKEN }),
    toastFailure: emit({ type: 'toast.show', kind: 'error', message: 'Login failed' }),
  },
}).createMachine({
  id: 'login',
  context: {
    values: { usernameOrEmail: '', password: '' },
    touched: [],
    alert: undefined,
    session: undefined,
  },
  // The code's time runs on while another tab is looked at.
  invoke: {
    id: 'otp',
    src: 'otp',
    onDone: {
      target: '.succeeded',
      actions: { type: 'keepSession', params: ({ event }) => event.output },
    },
    onError: { target: '.email.failed', actions: 'alertUnexpected' },
  },
  initial: 'mobile',
  output: ({ context }) => context.session,
  states: {
    mobile: {
      on: {
        'tab.choose': { guard: { type: 'isEmail', params: ({ event }) => event.tab }, target: 'email' },
      },
    },
    email: {
      initial: 'idle',
      states: {
        idle: {},
        wrong: {},
        failed: { exit: 'clearAlert' },
      },
      on: {
        'tab.choose': { guard: { type: 'isMobile', params: ({ event }) => event.tab }, target: 'mobile' },
        'field.change': { target: '.idle', actions: { type: 'changeField', params: ({ event }) => event } },
        'form.submit': [
          { guard: 'isRight', target: 'submitting' },
          { target: '.wrong', actions: 'touchFields' },
        ],
      },
    },
    submitting: {
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => LoginForm.parse(context.values),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'email.failed',
            actions: [{ type: 'alertRefusal', params: ({ event }) => event.output }, 'toastFailure'],
          },
        ],
        onError: { target: 'email.failed', actions: ['alertUnexpected', 'toastFailure'] },
      },
    },
    succeeded: { type: 'final' },
  },
});

/** The errors a person sees: those of touched fields only. */
export function shownLoginErrors(fields: FormFields<LoginField>): FieldErrors<LoginField> {
  return shownErrors<LoginField>(LoginForm, fields);
}

/** The server's sentence, else that of the failure, else the one of spec section 8; an answer without a token has its own. */
function sentenceOf(answer: Result<Session>): string | undefined {
  if (answer.ok) return undefined;
  if (answer.failure.code === 'unreadable') return NO_TOKEN;
  return answer.failure.message || REFUSED;
}
