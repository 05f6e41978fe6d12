import { type ContactKind, OTP_LENGTH, OTP_SECONDS, type Result, type User } from '@pgm/api/contract';
import { assign, emit, setup, stateIn } from 'xstate';
import { type ShowToast, call, placeholder, succeeded, toResult, toValue } from '../../kit/index.ts';
import { countdownMachine } from '../countdown/countdown.machine.ts';
import { DIGITS_CHANGE, ENTERING_STATES, notVerifiedCases, verifyingBroke } from '../otp/entering-states.ts';
import {
  INCOMPLETE,
  type OtpAlert,
  connectionLost,
  isConnectionLost,
  notSent,
  notVerified,
} from '../otp/otp-alerts.ts';
import { otpDigits } from '../otp/otp-digits.ts';

/** The contact to prove and its account. */
export interface ContactToProve {
  readonly userId: string;
  readonly contact: ContactKind;
}

interface ContactProofContext {
  readonly user: User | undefined;
  readonly contact: ContactKind;
  /** The typed digits of the code, up to six. */
  readonly digits: string;
  /** How long the current code was still valid when the server sent it, in seconds. */
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

/** Emitted after a proof, so that the session can apply the changed account. */
export interface ContactProven {
  readonly type: 'contact.proven';
  readonly user: User;
}

interface CodeSent {
  readonly expiresInSeconds: number;
}

/**
 * The dialog in which a member proves a changed email address or phone number: a code is sent on opening, the
 * sixth digit starts the verification, and another code can be requested when the time is over. Provide
 * `sendCode` and `prove`.
 */
export const contactProofMachine = setup({
  types: {
    context: {} as ContactProofContext,
    events: {} as ContactProofEvent,
    emitted: {} as ContactProven | ShowToast,
  },
  actors: {
    countdown: countdownMachine,
    sendCode: placeholder<Result<CodeSent>, ContactToProve>('sendCode'),
    prove: placeholder<Result<User>, ContactToProve & { otp: string }>('prove'),
  },
  guards: {
    isWhole: (_, digits: string) => otpDigits(digits).length === OTP_LENGTH,
    isOver: ({ context }) => context.secondsLeft === 0,
    isVerifying: stateIn({ code: 'verifying' }),
    isConnectionLost: (_, result: Result<unknown>) => isConnectionLost(result),
  },
  actions: {
    startFor: assign((_, { user, contact }: { user: User; contact: ContactKind }) => ({
      user,
      contact,
      digits: '',
      secondsLeft: undefined,
      alert: undefined,
    })),
    setTime: assign((_, { expiresInSeconds }: CodeSent) => ({ seconds: expiresInSeconds })),
    changeDigits: assign((_, digits: string) => ({ digits: otpDigits(digits) })),
    clearDigits: assign({ digits: '' }),
    showTime: assign((_, secondsLeft: number) => ({ secondsLeft })),
    showZero: assign({ secondsLeft: 0 }),
    clearAlert: assign({ alert: undefined }),
    alertIncomplete: assign({ alert: INCOMPLETE }),
    alertNotSent: assign((_, result?: Result<unknown>) => ({ alert: notSent(result) })),
    alertNotVerified: assign((_, result?: Result<unknown>) => ({ alert: notVerified(result) })),
    alertConnectionLost: assign((_, result?: Result<unknown>) => ({ alert: connectionLost(result) })),
    emitProven: emit((_, user: User) => ({ type: 'contact.proven', user })),
    toastProven: emit(({ context }) => ({
      type: 'toast.show',
      kind: 'success',
      message: context.contact === 'phone' ? 'Mobile number verified' : 'Email verified',
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
        input: ({ context }) => toProve(context),
        ...call(
          'sendCode',
          { target: 'code', actions: { type: 'setTime', params: toValue } },
          { target: 'expired', actions: { type: 'alertNotSent', params: toResult } },
        ),
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
          // The code may have been sent in time: the response decides.
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
            ...ENTERING_STATES,
            failed: { exit: 'clearAlert', on: { 'code.verify': '#contact-proof.code.verifying' } },
          },
          on: {
            'digits.change': DIGITS_CHANGE,
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
                guard: succeeded,
                target: '#contact-proof.closed',
                actions: [{ type: 'emitProven', params: toValue }, 'toastProven'],
              },
              ...notVerifiedCases('#contact-proof.expired'),
            ],
            onError: verifyingBroke('#contact-proof.expired'),
          },
        },
      },
    },
    /** There is no valid code: its time is over, or it could not be sent. */
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
  if (user === undefined) throw new Error('The dialog was opened without a user');
  return { userId: user.id, contact };
}
