import type { JoiningFields } from '@pgm/api/contract';
import { referralCode } from './referral.ts';

/** The version of the agreement that the forms of this page show: what their buttons accept. */
let shownVersion: string | undefined;

/** Sets the version that a form shows; undefined: it shows none, and its buttons accept none. */
export function setShownAgreement(version: string | undefined): void {
  shownVersion = version;
}

/** What a new account is made with: the agreement that its form shows, and the sponsor whose code is stored. */
export async function joiningFields(): Promise<JoiningFields> {
  return { agreementVersion: shownVersion, sponsorCode: await referralCode() };
}
