import { OTP_SECONDS, type OtpDetails } from '@pgm/api/contract';

/** A code that was sent: to whom, and until when it is good, in ms since 1970. */
export interface CodeOut extends OtpDetails {
  readonly deadline: number;
}

/** What is known of such a code when a page begins, and the present then, in ms since 1970. */
export type RecalledCode = (CodeOut & { readonly now: number }) | undefined;

/** Whether a code can still be typed in. One that is good for longer than any is dates from a clock that went wrong. */
export function isStillGood({ deadline, now }: CodeOut & { readonly now: number }): boolean {
  const msLeft = deadline - now;
  return msLeft > 0 && msLeft <= OTP_SECONDS * 1000;
}
