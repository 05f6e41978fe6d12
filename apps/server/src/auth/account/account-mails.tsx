import { CodeMail } from '@pgm/ui/mails/code-mail';
import type { MailContent } from '../../platform/messaging/ports.ts';
import type { OtpPurpose } from './otp/otp.schema.ts';

/** The mail with a code; `purpose` says what the code is for. */
export function codeMail(
  purpose: Extract<OtpPurpose, 'CONTACT_PROOF' | 'ACCOUNT_DELETION' | 'CONTACT_CHANGE' | 'BANK_DETAILS'>,
  code: string,
): MailContent {
  return <CodeMail purpose={purpose} code={code} />;
}
