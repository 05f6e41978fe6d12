import { withReferral } from '../share/with-referral.ts';

/** The address at which somebody joins below the member with this code. */
export function referralLinkOf(code: string): string {
  return withReferral(`${location.origin}/Associate/signup`, code);
}
