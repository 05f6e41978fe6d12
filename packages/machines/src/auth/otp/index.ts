export type { CodeOut, RecalledCode } from './code-out.ts';
export { DIGITS_CHANGE, ENTERING_STATES, notVerifiedCases, verifyingBroke } from './entering-states.ts';
export { INCOMPLETE, isConnectionLost, connectionLost, notSent, notVerified } from './otp-alerts.ts';
export type { OtpAlert } from './otp-alerts.ts';
export { otpDigits } from './otp-digits.ts';
export { otpMachine } from './otp.machine.ts';
export type { OtpEvent, OtpField } from './otp.machine.ts';
export { otpVerbs, otpView } from './otp.view.ts';
export type { AuthTab } from './tab-states.ts';
