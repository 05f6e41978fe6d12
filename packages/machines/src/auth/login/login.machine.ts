import { type FieldErrors, LoginForm, type Result, type Session } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import {
  type Ended,
  PLEASE_TRY_AGAIN,
  type ShowToast,
  call,
  placeholder,
  toFailure,
  toOutput,
  toValue,
} from '../../kit/index.ts';
import { type FormFields, changed, shownErrors } from '../../kit/form-errors.ts';
import { otpMachine } from '../otp/otp.machine.ts';
import { type AuthTab, TAB_STATES } from '../otp/tab-states.ts';

export type LoginField = keyof LoginForm;

interface LoginContext extends FormFields<LoginField> {
  /** Why the last attempt failed; English, for `t()`. */
  readonly alert: string | undefined;
  readonly session: Session | undefined;
}

export type LoginEvent =
  | { type: 'tab.choose'; tab: AuthTab }
  | { type: 'field.change'; field: LoginField; value: string }
  | { type: 'form.submit' };

/** The sentences of spec section 8. */
const NO_TOKEN = 'Login failed. Please try again.';
const REJECTED = 'Invalid username or password';

/** The fields in the order in which the user fills them. */
export const LOGIN_FIELDS: readonly LoginField[] = ['usernameOrEmail', 'password'];

/**
 * The login screen (spec section 2): a mobile tab, which is the `otp` machine as its child, and an email tab.
 * Both end with a session. Provide `logIn`, and `otp` with an otp machine whose actors are provided.
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
    logIn: placeholder<Result<Session>, LoginForm>('logIn'),
  },
  guards: {
    isValid: ({ context }) => LoginForm.safeParse(context.values).success,
  },
  actions: {
    changeField: assign(({ context }, change: { field: LoginField; value: string }) =>
      changed(context, change),
    ),
    touchFields: assign({ touched: LOGIN_FIELDS }),
    setSession: assign((_, session: Session | undefined) => ({ session })),
    clearAlert: assign({ alert: undefined }),
    setAlert: assign((_, alert: string) => ({ alert })),
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
  // The countdown of the code continues while the other tab is open.
  invoke: {
    id: 'otp',
    src: 'otp',
    onDone: { target: '.succeeded', actions: { type: 'setSession', params: toOutput } },
    onError: { target: '.email.failed', actions: { type: 'setAlert', params: NO_TOKEN } },
  },
  initial: 'mobile',
  output: ({ context }) => context.session,
  states: {
    ...TAB_STATES,
    submitting: {
      invoke: {
        input: ({ context }) => LoginForm.parse(context.values),
        ...call(
          'logIn',
          { target: 'succeeded', actions: { type: 'setSession', params: toValue } },
          { target: 'email.failed', actions: [{ type: 'setAlert', params: toAlert }, 'toastFailure'] },
        ),
      },
    },
    succeeded: { type: 'final' },
  },
});

/** The errors that a user sees: those of touched fields only. */
export function shownLoginErrors(fields: FormFields<LoginField>): FieldErrors<LoginField> {
  return shownErrors<LoginField>(LoginForm, fields);
}

/**
 * The server's sentence, else the one of spec section 8; a response without a token has its own, and a broken server
 * says nothing about the password.
 */
function toAlert(ended: Ended): string {
  const failure = toFailure(ended);
  if (failure === undefined || failure.code === 'unreadable') return NO_TOKEN;
  const isRejected = failure.code === 'unauthenticated' || failure.code === 'invalid';
  return failure.message || (isRejected ? REJECTED : PLEASE_TRY_AGAIN);
}
