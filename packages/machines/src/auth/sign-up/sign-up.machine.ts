import {
  type FieldErrors,
  type LoginForm,
  RegistrationForm,
  type Result,
  type Session,
  type User,
} from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type ShowToast, call, placeholder, toOutput, toResult, toValue } from '../../kit/index.ts';
import { type FormFields, changed, shownErrors } from '../../kit/form-errors.ts';
import { otpMachine } from '../otp/otp.machine.ts';
import { type AuthTab, TAB_STATES } from '../otp/tab-states.ts';

export type SignUpField = keyof RegistrationForm;

interface SignUpContext extends FormFields<SignUpField> {
  /** The server's errors of fields, such as a username that is taken; removed when the field changes. */
  readonly serverErrors: FieldErrors<SignUpField>;
  /** Why the last attempt failed; English, for `t()`. */
  readonly alert: string | undefined;
  readonly session: Session | undefined;
}

export type SignUpEvent =
  | { type: 'tab.choose'; tab: AuthTab }
  | { type: 'field.change'; field: SignUpField; value: string }
  | { type: 'form.submit' };

/** The sentence of spec section 8. */
const FAILED = 'Signup failed. Please try again.';

/** The fields in the order in which the user fills them. */
export const SIGN_UP_FIELDS: readonly SignUpField[] = [
  'name',
  'email',
  'username',
  'password',
  'confirmPassword',
];

const EMPTY = { name: '', email: '', username: '', password: '', confirmPassword: '' };

/**
 * The sign-up screen (spec sections 2 and 4): a mobile tab, which is the `otp` machine as its child and ends with
 * a session, and an email tab, which is checked while the user types, creates an account and logs in with it.
 * Provide `register`, `logIn`, and `otp` with an otp machine whose actors are provided.
 */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    emitted: {} as ShowToast,
    /** The session of the new account; undefined when the account exists but the login failed. */
    output: {} as Session | undefined,
    children: {} as { otp: 'otp' },
  },
  actors: {
    otp: otpMachine,
    register: placeholder<Result<User>, RegistrationForm>('register'),
    logIn: placeholder<Result<Session>, LoginForm>('logIn'),
  },
  guards: {
    isValid: ({ context }) => RegistrationForm.safeParse(context.values).success,
  },
  actions: {
    changeField: assign(({ context }, change: { field: SignUpField; value: string }) => ({
      ...changed(context, change),
      serverErrors: { ...context.serverErrors, [change.field]: undefined },
    })),
    touchFields: assign({ touched: SIGN_UP_FIELDS }),
    setSession: assign((_, session: Session | undefined) => ({ session })),
    forgetPasswords: assign(({ context }) => ({
      values: { ...context.values, password: '', confirmPassword: '' },
    })),
    clearAlert: assign({ alert: undefined }),
    alertFailure: assign((_, result?: Result<unknown>) => ({
      alert: FAILED,
      serverErrors: toServerErrors(result),
    })),
    toastVerified: emit({
      type: 'toast.show',
      kind: 'success',
      message: 'User is verified',
      isAlert: true,
    }),
  },
}).createMachine({
  id: 'sign-up',
  context: { values: EMPTY, touched: [], serverErrors: {}, alert: undefined, session: undefined },
  // The countdown of the code continues while the other tab is open.
  invoke: {
    id: 'otp',
    src: 'otp',
    onDone: { target: '.verified', actions: [{ type: 'setSession', params: toOutput }, 'toastVerified'] },
    onError: { target: '.email.failed', actions: 'alertFailure' },
  },
  initial: 'mobile',
  output: ({ context }) => context.session,
  states: {
    ...TAB_STATES,
    submitting: {
      invoke: {
        input: ({ context }) => RegistrationForm.parse(context.values),
        ...call(
          'register',
          { target: 'loggingIn' },
          { target: 'email.failed', actions: { type: 'alertFailure', params: toResult } },
        ),
      },
    },
    loggingIn: {
      invoke: {
        input: ({ context: { values } }) => ({
          usernameOrEmail: values.username.trim(),
          password: values.password,
        }),
        ...call(
          'logIn',
          { target: 'registered', actions: { type: 'setSession', params: toValue } },
          // The account exists: the user logs in on the login screen.
          { target: 'registered' },
        ),
      },
    },
    registered: { type: 'final', entry: 'forgetPasswords' },
    verified: { type: 'final' },
  },
});

/** The errors that a user sees: those of touched fields, and those that the server found in others. */
export function shownSignUpErrors(
  fields: Pick<SignUpContext, 'values' | 'touched' | 'serverErrors'>,
): FieldErrors<SignUpField> {
  return { ...fields.serverErrors, ...shownErrors<SignUpField>(RegistrationForm, fields) };
}

function toServerErrors(result: Result<unknown> | undefined): FieldErrors<SignUpField> {
  return result?.ok === false ? (result.failure.fields ?? {}) : {};
}
