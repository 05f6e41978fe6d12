import { type FieldErrors, RegistrationForm, type Result, type Session, type User } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type FormFields, changed, shownErrors } from '../form-errors/index.ts';
import { otpMachine } from '../otp/index.ts';
import type { ShowToast } from '../toasts/index.ts';

export type SignupTab = 'mobile' | 'email';
export type SignupField = keyof RegistrationForm;

interface SignupContext extends FormFields<SignupField> {
  /** What the server said of fields, such as a username that is taken; gone once the field changes. */
  readonly refusals: FieldErrors<SignupField>;
  /** Why the last attempt failed; English, for `t()`. */
  readonly alert: string | undefined;
  readonly session: Session | undefined;
}

export type SignupEvent =
  | { type: 'tab.choose'; tab: SignupTab }
  | { type: 'field.change'; field: SignupField; value: string }
  | { type: 'form.submit' };

/** The sentence of spec section 8. */
const FAILED = 'Signup failed. Please try again.';

/** The fields in the order in which they are filled. */
export const SIGNUP_FIELDS: readonly SignupField[] = [
  'name',
  'email',
  'username',
  'password',
  'confirmPassword',
];

const EMPTY = { name: '', email: '', username: '', password: '', confirmPassword: '' };

/**
 * The sign-up screen (spec sections 2 and 4): a mobile tab, which is the `otp` machine as its child and ends with a
 * session, and an email tab, which is checked while the person types and ends with an account to log in with. Fill
 * `register` with the call, and `otp` with an otp machine whose actors are filled.
 */
export const signupMachine = setup({
  types: {
    context: {} as SignupContext,
    events: {} as SignupEvent,
    emitted: {} as ShowToast,
    /** A session after the mobile tab; undefined after the email tab. */
    output: {} as Session | undefined,
    children: {} as { otp: 'otp' },
  },
  actors: {
    otp: otpMachine,
    register: fromPromise<Result<User>, RegistrationForm>(() =>
      Promise.reject(new Error('register is not provided')),
    ),
  },
  guards: {
    isEmail: (_, tab: SignupTab) => tab === 'email',
    isMobile: (_, tab: SignupTab) => tab === 'mobile',
    isRight: ({ context }) => RegistrationForm.safeParse(context.values).success,
    succeeded: (_, answer: Result<User>) => answer.ok,
  },
  actions: {
    changeField: assign(({ context }, change: { field: SignupField; value: string }) => ({
      ...changed(context, change),
      refusals: { ...context.refusals, [change.field]: undefined },
    })),
    touchFields: assign({ touched: SIGNUP_FIELDS }),
    keepSession: assign((_, session: Session | undefined) => ({ session })),
    forgetPasswords: assign(({ context }) => ({
      values: { ...context.values, password: '', confirmPassword: '' },
    })),
    clearAlert: assign({ alert: undefined }),
    alertFailure: assign((_, answer?: Result<User>) => ({ alert: FAILED, refusals: refusalsOf(answer) })),
    toastVerified: emit({ type: 'toast.show', kind: 'success', message: 'User is verified' }),
  },
}).createMachine({
  id: 'signup',
  context: { values: EMPTY, touched: [], refusals: {}, alert: undefined, session: undefined },
  // The code's time runs on while another tab is looked at.
  invoke: {
    id: 'otp',
    src: 'otp',
    onDone: {
      target: '.verified',
      actions: [{ type: 'keepSession', params: ({ event }) => event.output }, 'toastVerified'],
    },
    onError: { target: '.email.failed', actions: 'alertFailure' },
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
        id: 'register',
        src: 'register',
        input: ({ context }) => RegistrationForm.parse(context.values),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'registered',
            actions: 'forgetPasswords',
          },
          {
            target: 'email.failed',
            actions: { type: 'alertFailure', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'email.failed', actions: 'alertFailure' },
      },
    },
    registered: { type: 'final' },
    verified: { type: 'final' },
  },
});

/** The errors a person sees: those of touched fields, and what the server said of others. */
export function shownSignupErrors(
  fields: Pick<SignupContext, 'values' | 'touched' | 'refusals'>,
): FieldErrors<SignupField> {
  return { ...fields.refusals, ...shownErrors<SignupField>(RegistrationForm, fields) };
}

function refusalsOf(answer: Result<User> | undefined): FieldErrors<SignupField> {
  return answer?.ok === false ? (answer.failure.fields ?? {}) : {};
}
