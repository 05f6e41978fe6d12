import { AGREEMENT_VERSION, type JoiningFields } from '@pgm/api/contract';
import { referralCode } from './referral.ts';

/** The agreement that login and sign-up name: its page, and the day of its wording as an ISO date. */
export const AGREEMENT = { href: '/agreement', version: AGREEMENT_VERSION };

/** What a new account is made with: that agreement, and the sponsor whose code is stored. */
export async function joiningFields(): Promise<JoiningFields> {
  return { agreementVersion: AGREEMENT.version, sponsorCode: await referralCode() };
}
