import { OTP_SECONDS, type OtpDetails } from '@pgm/api/contract';

/** A code that was sent: its recipient, and its deadline, in ms since 1970. */
export interface CodeOut extends OtpDetails {
  readonly deadline: number;
}

/** The saved code when a page starts, and the current time, in ms since 1970. */
export type RecalledCode = (CodeOut & { readonly now: number }) | undefined;

/**
 * Whether a code can still be entered. A deadline that is longer than the lifetime of a code comes from a clock
 * that was changed.
 */
export function isStillGood({ deadline, now }: CodeOut & { readonly now: number }): boolean {
  const msLeft = deadline - now;
  return msLeft > 0 && msLeft <= OTP_SECONDS * 1000;
}
