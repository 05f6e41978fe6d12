import type { OtpDetails, Result, Session } from '@pgm/api/contract';

/** Sends a code to a mobile number of ten digits and trades it for a session; failures are values. */
export interface PhoneVerification {
  readonly sendOtp: (details: OtpDetails, signal: AbortSignal) => Promise<Result<unknown>>;
  readonly verifyOtp: (
    guess: {
      readonly mobile: string;
      readonly otp: string;
    },
    signal: AbortSignal,
  ) => Promise<Result<Session>>;
}
