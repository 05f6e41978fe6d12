import type { OtpPurpose } from './otp.schema.ts';

/** At most 30 characters: an operator accepts no longer variable in a registered SMS. */
const PURPOSES: Readonly<Record<OtpPurpose, string>> = {
  LOGIN: 'to log in',
  CONTACT_PROOF: 'to verify your mobile number',
  CONTACT_CHANGE: 'to change your contact details',
  ACCOUNT_DELETION: 'to delete your account',
  BANK_DETAILS: 'to set your bank account',
};

/** The facts of an SMS with a code. */
interface SmsFacts {
  readonly brandName: string;
  readonly code: string;
  /** The host of the site. */
  readonly host: string;
}

/** The text of the SMS. Its last line lets phones fill in the code at `host` and nowhere else (WebOTP). */
export function otpMessage(purpose: OtpPurpose, { brandName, code, host }: SmsFacts): string {
  return [
    `${code} is your ${brandName} code ${PURPOSES[purpose]}. It expires in 5 minutes. Do not share it with anyone.`,
    '',
    `@${host} #${code}`,
  ].join('\n');
}
