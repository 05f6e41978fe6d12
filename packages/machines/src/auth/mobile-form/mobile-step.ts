import type { User } from '@pgm/api/contract';

/**
 * How a member gets a verified mobile number: types it, types the code for the number of the account, or does both in
 * the profile, which asks for a proof where the account has a verified email.
 */
export type MobileStep = 'number' | 'code' | 'profile';

/** The first step for an account without a verified number. */
export function mobileStep({ primaryEmail, primaryPhone, unproven }: User): MobileStep {
  if (primaryPhone) return 'code';
  return primaryEmail && !unproven?.includes('email') ? 'profile' : 'number';
}
