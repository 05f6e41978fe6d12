import { type ContactKind, OTP_LENGTH, OTP_SECONDS, type Result, type User } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup, stateIn } from 'xstate';
import { countdownMachine } from '../countdown/index.ts';
import {
  INCOMPLETE,
  type OtpAlert,
  isLineLost,
  lineLost,
  notSent,
  notVerified,
  otpDigits,
} from '../otp/index.ts';
import type { ShowToast } from '../toasts/index.ts';

/** Which contact of whose. */
export interface ContactToProve {
  readonly userId: string;
  readonly contact: ContactKind;
}

interface ContactProofContext {
  readonly user: User | undefined;
  readonly contact: ContactKind;
  /** What was typed of the code: up to six digits. */
  readonly digits: string;
  /** How long the code that is out was still good when the server said so, in seconds. */
  readonly seconds: number;
  readonly secondsLeft: number | undefined;
  readonly alert: OtpAlert | undefined;
}

export type ContactProofEvent =
  | { type: 'proof.open'; user: User; contact: ContactKind }
  | { type: 'digits.change'; digits: string }
  | { type: 'digits.reject' }
  | { type: 'code.verify' }
  | { type: 'code.resend' }
  | { type: 'proof.close' };

/** Told after a proof, for the session to take the account in. */
export interface ContactProven {
  readonly type: 'contact.proven';
  readonly user: User;
}

type Sent = Result<{ expiresInSeconds: number }>;

/**
 * The dialog in which a member proves that a changed mail address or number is theirs: a code is sent as it opens, the
 * sixth digit verifies, another can be had when the time is over. Fill `sendCode` and `prove` with the calls.
 */
export const contactProofMachine = setup({
  types: {
    context: {} as ContactProofContext,
    events: {} as ContactProofEvent,
    emitted: {} as ContactProven | ShowToast,
  },
  actors: {
    countdown: countdownMachine,
    sendCode: fromPromise<Sent, ContactToProve>(() => Promise.reject(new Error('sendCode is not provided'))),
    prove: fromPromise<Result<User>, ContactToProve & { otp: string }>(() =>
      Promise.reject(new Error('prove is not provided')),
    ),
  },
  guards: {
    isWhole: (_, digits: string) => otpDigits(digits).length === OTP_LENGTH,
    isOver: ({ context }) => context.secondsLeft === 0,
    isVerifying: stateIn({ code: 'verifying' }),
    isLineLost: (_, answer: Result<unknown>) => isLineLost(answer),
    succeeded: (_, answer: Result<unknown>) => answer.ok,
  },
  actions: {
    startFor: assign((_, { user, contact }: { user: User; contact: ContactKind }) => ({
      user,
      contact,
      digits: '',
      secondsLeft: undefined,
      alert: undefined,
    })),
    keepTime: assign((_, answer: Sent) => ({
      seconds: answer.ok ? answer.value.expiresInSeconds : OTP_SECONDS,
    })),
    changeDigits: assign((_, digits: string) => ({ digits: otpDigits(digits) })),
    clearDigits: assign({ digits: '' }),
    showTime: assign((_, secondsLeft: number) => ({ secondsLeft })),
    showZero: assign({ secondsLeft: 0 }),
    clearAlert: assign({ alert: undefined }),
    alertIncomplete: assign({ alert: INCOMPLETE }),
    alertNotSent: assign((_, answer?: Result<unknown>) => ({ alert: notSent(answer) })),
    alertNotVerified: assign((_, answer?: Result<unknown>) => ({ alert: notVerified(answer) })),
    alertLineLost: assign((_, answer?: Result<unknown>) => ({ alert: lineLost(answer) })),
    tellProven: emit((_, answer: Result<User>) => ({ type: 'contact.proven', user: provenUser(answer) })),
    toastProven: emit(({ context }) => ({
      type: 'toast.show',
      kind: 'success',
      message: context.contact === 'phone' ? 'Phone verified' : 'Email verified',
    })),
  },
}).createMachine({
  id: 'contact-proof',
  context: {
    user: undefined,
    contact: 'phone',
    digits: '',
    seconds: OTP_SECONDS,
    secondsLeft: undefined,
    alert: undefined,
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'proof.open': { target: 'sending', actions: { type: 'startFor', params: ({ event }) => event } },
      },
    },
    sending: {
      on: { 'proof.close': 'closed' },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => toProve(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'code',
            actions: { type: 'keepTime', params: ({ event }) => event.output },
          },
          { target: 'expired', actions: { type: 'alertNotSent', params: ({ event }) => event.output } },
        ],
        onError: { target: 'expired', actions: 'alertNotSent' },
      },
    },
    code: {
      entry: 'clearDigits',
      on: { 'proof.close': 'closed' },
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ seconds: context.seconds }),
        onSnapshot: {
          actions: { type: 'showTime', params: ({ event }) => event.snapshot.context.secondsLeft },
        },
        onDone: [
          // What is being verified may have come in time: the answer decides.
          { guard: 'isVerifying', actions: 'showZero' },
          { target: 'expired', actions: 'showZero' },
        ],
        onError: { target: 'expired', actions: 'showZero' },
      },
      initial: 'entering',
      states: {
        entering: {
          initial: 'filling',
          states: {
            filling: {},
            incomplete: { entry: 'alertIncomplete', exit: 'clearAlert' },
            refused: { entry: 'clearDigits', exit: 'clearAlert' },
            failed: { exit: 'clearAlert', on: { 'code.verify': '#contact-proof.code.verifying' } },
          },
          on: {
            'digits.change': [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.digits },
                target: 'verifying',
                actions: { type: 'changeDigits', params: ({ event }) => event.digits },
              },
              { target: '.filling', actions: { type: 'changeDigits', params: ({ event }) => event.digits } },
            ],
            'digits.reject': '.incomplete',
          },
        },
        verifying: {
          invoke: {
            id: 'prove',
            src: 'prove',
            input: ({ context }) => ({ ...toProve(context), otp: context.digits }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: '#contact-proof.closed',
                actions: [{ type: 'tellProven', params: ({ event }) => event.output }, 'toastProven'],
              },
              {
                guard: 'isOver',
                target: '#contact-proof.expired',
                actions: { type: 'alertNotVerified', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isLineLost', params: ({ event }) => event.output },
                target: 'entering.failed',
                actions: { type: 'alertLineLost', params: ({ event }) => event.output },
              },
              {
                target: 'entering.refused',
                actions: { type: 'alertNotVerified', params: ({ event }) => event.output },
              },
            ],
            onError: [
              { guard: 'isOver', target: '#contact-proof.expired', actions: 'alertNotVerified' },
              { target: 'entering.failed', actions: 'alertLineLost' },
            ],
          },
        },
      },
    },
    /** No code is out: its time is over, or it could not be sent. */
    expired: {
      exit: 'clearAlert',
      on: {
        'code.resend': 'sending',
        'proof.close': 'closed',
      },
    },
  },
});

function toProve({ user, contact }: ContactProofContext): ContactToProve {
  if (user === undefined) throw new Error('nobody opened the dialog');
  return { userId: user.id, contact };
}

function provenUser(answer: Result<User>): User {
  if (!answer.ok) throw new Error('the contact was not proven');
  return answer.value;
}
