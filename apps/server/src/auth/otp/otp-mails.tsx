import { CodeMail } from '@pgm/ui/mails/code-mail';
import type { MailContent } from '../../platform/messaging/ports.ts';
import type { OtpPurpose } from './otp.schema.ts';

/** The mail with a code; `purpose` says what the code is for. */
export function otpMail(purpose: Exclude<OtpPurpose, 'LOGIN'>, code: string): MailContent {
  return <CodeMail purpose={purpose} code={code} />;
}
