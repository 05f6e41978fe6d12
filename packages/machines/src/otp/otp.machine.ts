import { type FieldErrors, OTP_LENGTH, OtpDetails, type Result, type Session } from '@pgm/api/contract';
import { assign, fromPromise, setup, stateIn } from 'xstate';
import { countdownMachine } from '../countdown/index.ts';
import { type FormFields, changed, shownErrors } from '../form-errors/index.ts';
import { mobileDigits } from '../mobile-number/index.ts';
import { type CodeOut, type RecalledCode, isStillGood } from './code-out.ts';
import {
  INCOMPLETE,
  MISSING,
  type OtpAlert,
  isLineLost,
  lineLost,
  notSent,
  notVerified,
} from './otp-alerts.ts';
import { otpDigits } from './otp-digits.ts';

/** What is asked for before a code is sent. */
export type OtpField = keyof OtpDetails;

export interface OtpContext extends FormFields<OtpField> {
  /** What was typed of the code: up to six digits. */
  readonly digits: string;
  /** The number that the code which is out was sent to. */
  readonly sentTo: string | undefined;
  /** Until when that code is good, in ms since 1970. */
  readonly deadline: number | undefined;
  readonly secondsLeft: number | undefined;
  readonly alert: OtpAlert | undefined;
  readonly session: Session | undefined;
}

export type OtpEvent =
  | { type: 'field.change'; field: OtpField; value: string }
  | { type: 'otp.send' }
  | { type: 'digits.change'; digits: string }
  | { type: 'digits.reject' }
  | { type: 'otp.verify' }
  | { type: 'otp.resend' }
  | { type: 'details.edit' };

/** The fields in the order in which they are filled. */
const OTP_FIELDS: readonly OtpField[] = ['name', 'mobile'];

/**
 * Login by a code sent to a mobile number (spec sections 4 and 5): name and number, send, six digits within 300 s. The
 * sixth digit verifies; another code can be had when the time is over. Ends with a session. Fill `sendOtp` and
 * `verifyOtp` with the calls. A code is good for longer than many a page lives: fill `keepCode`, `forgetCode` and
 * `recallCode` with what remembers it meanwhile.
 */
export const otpMachine = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    output: {} as Session | undefined,
  },
  actors: {
    countdown: countdownMachine,
    sendOtp: fromPromise<Result<unknown>, OtpDetails>(() =>
      Promise.reject(new Error('sendOtp is not provided')),
    ),
    verifyOtp: fromPromise<Result<Session>, { mobile: string; otp: string }>(() =>
      Promise.reject(new Error('verifyOtp is not provided')),
    ),
    recallCode: fromPromise<RecalledCode>(() => Promise.reject(new Error('recallCode is not provided'))),
  },
  guards: {
    isMissing: ({ context: { values } }) => values.name.trim() === '' || values.mobile === '',
    isRight: ({ context }) => OtpDetails.safeParse(context.values).success,
    isSentAlready: ({ context }) => context.values.mobile === context.sentTo,
    isWhole: (_, digits: string) => otpDigits(digits).length === OTP_LENGTH,
    isOver: ({ context }) => context.secondsLeft === 0,
    isVerifying: stateIn({ code: 'verifying' }),
    isCorrecting: stateIn({ code: 'correcting' }),
    isLineLost: (_, answer: Result<unknown>) => isLineLost(answer),
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    // Who has begun to type another number wants that one.
    isWaitedFor: ({ context: { values } }, code: RecalledCode) =>
      code !== undefined && isStillGood(code) && ['', code.mobile].includes(values.mobile),
    isNewDeadline: ({ context }, deadline: number | undefined) =>
      deadline !== undefined && deadline !== context.deadline,
  },
  actions: {
    changeField: assign(({ context }, { field, value }: { field: OtpField; value: string }) =>
      changed(context, { field, value: field === 'mobile' ? mobileDigits(value) : value }),
    ),
    touchFields: assign({ touched: OTP_FIELDS }),
    changeDigits: assign((_, digits: string) => ({ digits: otpDigits(digits) })),
    clearDigits: assign({ digits: '' }),
    rememberNumber: assign(({ context }) => ({ sentTo: context.values.mobile, secondsLeft: undefined })),
    takeUpCode: assign((_, code: RecalledCode) =>
      code === undefined ? {} : { values: { name: code.name, mobile: code.mobile }, deadline: code.deadline },
    ),
    startAnew: assign({ deadline: undefined }),
    setDeadline: assign((_, deadline: number | undefined) => ({ deadline })),
    keepCode: (_args, _code: CodeOut | undefined) => {},
    forgetCode: () => {},
    showTime: assign((_, secondsLeft: number) => ({ secondsLeft })),
    showZero: assign({ secondsLeft: 0 }),
    clearAlert: assign({ alert: undefined }),
    alertMissing: assign({ alert: MISSING }),
    alertIncomplete: assign({ alert: INCOMPLETE }),
    alertNotSent: assign((_, answer?: Result<unknown>) => ({ alert: notSent(answer) })),
    alertNotVerified: assign((_, answer?: Result<unknown>) => ({ alert: notVerified(answer) })),
    alertLineLost: assign((_, answer?: Result<unknown>) => ({ alert: lineLost(answer) })),
    keepSession: assign((_, answer: Result<Session>) => ({ session: answer.ok ? answer.value : undefined })),
  },
}).createMachine({
  id: 'otp',
  context: {
    values: { name: '', mobile: '' },
    touched: [],
    digits: '',
    sentTo: undefined,
    deadline: undefined,
    secondsLeft: undefined,
    alert: undefined,
    session: undefined,
  },
  initial: 'details',
  output: ({ context }) => context.session,
  states: {
    details: {
      initial: 'recalling',
      states: {
        recalling: {
          invoke: {
            id: 'recallCode',
            src: 'recallCode',
            onDone: [
              {
                guard: { type: 'isWaitedFor', params: ({ event }) => event.output },
                target: '#otp.code',
                actions: { type: 'takeUpCode', params: ({ event }) => event.output },
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
          // Browsers fill in what was typed before a reload.
          on: { 'field.change': { actions: { type: 'changeField', params: ({ event }) => event } } },
        },
        idle: {},
        missing: { entry: 'alertMissing', exit: 'clearAlert' },
        wrong: {},
        failed: { exit: 'clearAlert' },
      },
      on: {
        'field.change': { target: '.idle', actions: { type: 'changeField', params: ({ event }) => event } },
        'otp.send': [
          { guard: 'isMissing', target: '.missing' },
          { guard: 'isRight', target: 'sending' },
          { target: '.wrong', actions: 'touchFields' },
        ],
      },
    },
    sending: {
      entry: 'startAnew',
      invoke: {
        id: 'sendOtp',
        src: 'sendOtp',
        input: ({ context }) => OtpDetails.parse(context.values),
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'code' },
          {
            target: 'details.failed',
            actions: { type: 'alertNotSent', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'details.failed', actions: 'alertNotSent' },
      },
    },
    code: {
      entry: ['rememberNumber', 'clearDigits'],
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: context.deadline }),
        onSnapshot: [
          {
            guard: { type: 'isNewDeadline', params: ({ event }) => event.snapshot.context.deadline },
            actions: [
              { type: 'showTime', params: ({ event }) => event.snapshot.context.secondsLeft },
              { type: 'setDeadline', params: ({ event }) => event.snapshot.context.deadline },
              { type: 'keepCode', params: ({ context }) => codeOut(context) },
            ],
          },
          { actions: { type: 'showTime', params: ({ event }) => event.snapshot.context.secondsLeft } },
        ],
        onDone: [
          // What is being verified may have come in time: the answer decides.
          { guard: 'isVerifying', actions: 'showZero' },
          { guard: 'isCorrecting', target: 'details.idle' },
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
            failed: { exit: 'clearAlert', on: { 'otp.verify': '#otp.code.verifying' } },
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
            'details.edit': 'correcting',
          },
        },
        verifying: {
          invoke: {
            id: 'verifyOtp',
            src: 'verifyOtp',
            input: ({ context: { values, digits } }) => ({ mobile: values.mobile, otp: digits }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: '#otp.verified',
                actions: { type: 'keepSession', params: ({ event }) => event.output },
              },
              {
                guard: 'isOver',
                target: '#otp.expired',
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
              { guard: 'isOver', target: '#otp.expired', actions: 'alertNotVerified' },
              { target: 'entering.failed', actions: 'alertLineLost' },
            ],
          },
        },
        correcting: {
          entry: 'forgetCode',
          on: {
            'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
            'otp.send': [
              {
                guard: 'isSentAlready',
                target: 'entering',
                actions: { type: 'keepCode', params: ({ context }) => codeOut(context) },
              },
              { guard: 'isRight', target: '#otp.sending' },
              { actions: 'touchFields' },
            ],
          },
        },
      },
    },
    expired: {
      entry: 'forgetCode',
      exit: 'clearAlert',
      on: {
        'otp.resend': 'resending',
        'details.edit': 'details.idle',
      },
    },
    resending: {
      entry: 'startAnew',
      invoke: {
        id: 'sendOtp',
        src: 'sendOtp',
        input: ({ context }) => OtpDetails.parse(context.values),
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'code' },
          { target: 'expired', actions: { type: 'alertNotSent', params: ({ event }) => event.output } },
        ],
        onError: { target: 'expired', actions: 'alertNotSent' },
      },
    },
    verified: { type: 'final', entry: 'forgetCode' },
  },
});

function codeOut({ values, deadline }: OtpContext): CodeOut | undefined {
  return deadline === undefined ? undefined : { ...values, deadline };
}

/** The errors a person sees: those of touched fields only. */
export function shownOtpErrors(fields: FormFields<OtpField>): FieldErrors<OtpField> {
  return shownErrors<OtpField>(OtpDetails, fields);
}
