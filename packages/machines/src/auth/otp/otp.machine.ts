import { type FieldErrors, OTP_LENGTH, OtpDetails, type Result, type Session } from '@pgm/api/contract';
import { assign, setup, stateIn } from 'xstate';
import {
  type PortParams,
  call,
  callCases,
  placeholder,
  succeeded,
  toOutput,
  toResult,
  when,
} from '../../kit/index.ts';
import { DIGITS_CHANGE, ENTERING_STATES, notVerifiedCases, verifyingBroke } from './entering-states.ts';
import { countdownMachine } from '../countdown/countdown.machine.ts';
import { type FormFields, changed, shownErrors } from '../../kit/form-errors.ts';
import { mobileDigits } from '../../kit/mobile-number.ts';
import { type CodeOut, type RecalledCode, isStillGood } from './code-out.ts';
import {
  INCOMPLETE,
  MISSING,
  type OtpAlert,
  isConnectionLost,
  connectionLost,
  notSent,
  notVerified,
} from './otp-alerts.ts';
import { otpDigits } from './otp-digits.ts';

/** The fields that the user fills before a code is sent. */
export type OtpField = keyof OtpDetails;

export interface OtpContext extends FormFields<OtpField> {
  /** The typed digits of the code, up to six. */
  readonly digits: string;
  /** The number to which the current code was sent. */
  readonly sentTo: string | undefined;
  /** The deadline of that code, in ms since 1970. */
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

/** The fields in the order in which the user fills them. */
const OTP_FIELDS: readonly OtpField[] = ['name', 'mobile'];

/** An action: no code is out any more. */
const FORGET_CODE = { type: 'forgetCode', params: {} } as const;

/**
 * Login by a code sent to a mobile number (spec sections 4 and 5): name and number, send, six digits within 300 s. The
 * sixth digit submits the code; another code can be sent when the time is over. Ends with a session. Provide `sendOtp`
 * and `verifyOtp` with the calls. A code is often valid longer than the page lives: provide `saveCode`, `forgetCode`
 * and `recallCode` with the session storage.
 */
export const otpMachine = setup({
  types: { context: {} as OtpContext, events: {} as OtpEvent, output: {} as Session | undefined },
  actors: {
    countdown: countdownMachine,
    sendOtp: placeholder<Result<unknown>, OtpDetails>('sendOtp'),
    verifyOtp: placeholder<Result<Session>, { mobile: string; otp: string }>('verifyOtp'),
    recallCode: placeholder<RecalledCode>('recallCode'),
  },
  guards: {
    isMissing: ({ context: { values } }) => values.name.trim() === '' || values.mobile === '',
    isValid: ({ context }) => OtpDetails.safeParse(context.values).success,
    isSentAlready: ({ context }) => context.values.mobile === context.sentTo,
    isWhole: (_, digits: string) => otpDigits(digits).length === OTP_LENGTH,
    isOver: ({ context }) => context.secondsLeft === 0,
    isVerifying: stateIn({ code: 'verifying' }),
    isCorrecting: stateIn({ code: 'correcting' }),
    isConnectionLost: (_, result: Result<unknown>) => isConnectionLost(result),
    // A user that has begun to type another number wants a code for that one.
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
    restoreCode: assign((_, code: RecalledCode) =>
      code === undefined ? {} : { values: { name: code.name, mobile: code.mobile }, deadline: code.deadline },
    ),
    restart: assign({ deadline: undefined }),
    setDeadline: assign((_, deadline: number | undefined) => ({ deadline })),
    saveCode: (_args, _params: PortParams & { readonly code: CodeOut | undefined }) => {},
    forgetCode: (_args, _params: PortParams) => {},
    showTime: assign((_, secondsLeft: number) => ({ secondsLeft })),
    showZero: assign({ secondsLeft: 0 }),
    clearAlert: assign({ alert: undefined }),
    alertMissing: assign({ alert: MISSING }),
    alertIncomplete: assign({ alert: INCOMPLETE }),
    alertNotSent: assign((_, result?: Result<unknown>) => ({ alert: notSent(result) })),
    alertNotVerified: assign((_, result?: Result<unknown>) => ({ alert: notVerified(result) })),
    alertConnectionLost: assign((_, result?: Result<unknown>) => ({ alert: connectionLost(result) })),
    setSession: assign((_, result: Result<Session>) => ({ session: result.ok ? result.value : undefined })),
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
          invoke: callCases('recallCode', [when('isWaitedFor', '#otp.code', 'restoreCode')], {
            target: 'idle',
          }),
          // After a reload, browsers fill in the values that were typed before.
          on: { 'field.change': { actions: { type: 'changeField', params: ({ event }) => event } } },
        },
        idle: {},
        missing: { entry: 'alertMissing', exit: 'clearAlert' },
        invalid: {},
        failed: { exit: 'clearAlert' },
      },
      on: {
        'field.change': { target: '.idle', actions: { type: 'changeField', params: ({ event }) => event } },
        'otp.send': [
          { guard: 'isMissing', target: '.missing' },
          { guard: 'isValid', target: 'sending' },
          { target: '.invalid', actions: 'touchFields' },
        ],
      },
    },
    sending: {
      entry: 'restart',
      invoke: {
        input: ({ context }) => OtpDetails.parse(context.values),
        ...call(
          'sendOtp',
          { target: 'code' },
          { target: 'details.failed', actions: { type: 'alertNotSent', params: toResult } },
        ),
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
              { type: 'saveCode', params: ({ context }) => ({ code: codeOut(context) }) },
            ],
          },
          { actions: { type: 'showTime', params: ({ event }) => event.snapshot.context.secondsLeft } },
        ],
        onDone: [
          // The code may have been sent in time: the response decides.
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
            ...ENTERING_STATES,
            failed: { exit: 'clearAlert', on: { 'otp.verify': '#otp.code.verifying' } },
          },
          on: {
            'digits.change': DIGITS_CHANGE,
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
                guard: succeeded,
                target: '#otp.verified',
                actions: { type: 'setSession', params: toOutput },
              },
              ...notVerifiedCases('#otp.expired'),
            ],
            onError: verifyingBroke('#otp.expired'),
          },
        },
        correcting: {
          entry: FORGET_CODE,
          on: {
            'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
            'otp.send': [
              {
                guard: 'isSentAlready',
                target: 'entering',
                actions: { type: 'saveCode', params: ({ context }) => ({ code: codeOut(context) }) },
              },
              { guard: 'isValid', target: '#otp.sending' },
              { actions: 'touchFields' },
            ],
          },
        },
      },
    },
    expired: {
      entry: FORGET_CODE,
      exit: 'clearAlert',
      on: {
        'otp.resend': 'resending',
        'details.edit': 'details.idle',
      },
    },
    resending: {
      entry: 'restart',
      invoke: {
        input: ({ context }) => OtpDetails.parse(context.values),
        ...call(
          'sendOtp',
          { target: 'code' },
          { target: 'expired', actions: { type: 'alertNotSent', params: toResult } },
        ),
      },
    },
    verified: { type: 'final', entry: FORGET_CODE },
  },
});

function codeOut({ values, deadline }: OtpContext): CodeOut | undefined {
  return deadline === undefined ? undefined : { ...values, deadline };
}

/** The errors that a user sees: those of touched fields only. */
export function shownOtpErrors(fields: FormFields<OtpField>): FieldErrors<OtpField> {
  return shownErrors<OtpField>(OtpDetails, fields);
}
