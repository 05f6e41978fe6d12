import type { Result } from '@pgm/api/contract';
import type { Limited } from '../rate-limit/rate-limiter.ts';

/** Sends SMS, so many in all; a failure says nothing about the person. */
export interface SmsSender {
  /** `to` is +91 and ten digits; `code` is the code that stands in the text, for gateways that want it apart; undefined in messages about complaints. */
  send(message: { to: string; text: string; code: string | undefined }): Promise<Limited<undefined>>;
}

/** What a mail says, in plain text. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Sends mail in plain text; a failure says nothing about the person. */
export interface MailSender {
  send(mail: MailText & { readonly to: string }): Promise<Result<undefined>>;
}
