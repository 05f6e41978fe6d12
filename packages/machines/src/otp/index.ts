export { mobileDigits } from './otp-digits.ts';
export { OTP_FIELDS, otpMachine } from './otp.machine.ts';
export type { OtpAlert, OtpEvent, OtpField } from './otp.machine.ts';
export { otpVerbs, otpView } from './otp.view.ts';
export { otpWalk, sampleSession } from './otp.walk.ts';
