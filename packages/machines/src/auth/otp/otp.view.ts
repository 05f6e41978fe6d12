import type { SnapshotFrom } from 'xstate';
import { type OtpEvent, type OtpField, type otpMachine, shownOtpErrors } from './otp.machine.ts';

export { type OtpField, otpMachine } from './otp.machine.ts';
export type { CodeOut, RecalledCode } from './code-out.ts';
export { INCOMPLETE, connectionLost, isConnectionLost, notSent } from './otp-alerts.ts';
export type { AuthTab } from './tab-states.ts';

/** The facts that the mobile tab shows. */
export function otpView(snapshot: SnapshotFrom<typeof otpMachine>) {
  const { values, digits, secondsLeft, alert } = snapshot.context;
  const isIncomplete = snapshot.matches({ code: { entering: 'incomplete' } });
  const isAskingDetails =
    snapshot.matches('details') || snapshot.matches('sending') || snapshot.matches({ code: 'correcting' });
  return {
    stage: isAskingDetails ? ('details' as const) : ('code' as const),
    values,
    errors: shownOtpErrors(snapshot.context),
    digits,
    /** Undefined while there is no valid code. */
    secondsLeft,
    alert: isIncomplete ? undefined : alert,
    digitsError: isIncomplete ? alert?.text : undefined,
    isSending: snapshot.matches('sending') || snapshot.matches('resending'),
    isVerifying: snapshot.matches({ code: 'verifying' }),
    isExpired: snapshot.matches('expired'),
    canEnter: snapshot.can({ type: 'digits.change', digits: '' }),
    canVerify: snapshot.can({ type: 'otp.verify' }),
    canResend: snapshot.can({ type: 'otp.resend' }),
  };
}

/** What a user can do in the mobile tab. */
export function otpVerbs(send: (event: OtpEvent) => void) {
  return {
    changeField: (field: OtpField, value: string) => send({ type: 'field.change', field, value }),
    sendOtp: () => send({ type: 'otp.send' }),
    changeDigits: (digits: string) => send({ type: 'digits.change', digits }),
    rejectDigits: () => send({ type: 'digits.reject' }),
    verify: () => send({ type: 'otp.verify' }),
    resend: () => send({ type: 'otp.resend' }),
    editDetails: () => send({ type: 'details.edit' }),
  };
}
