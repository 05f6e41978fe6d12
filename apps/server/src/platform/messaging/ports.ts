import type { Failure, Result } from '@pgm/api/contract';
import type { Limited } from '../rate-limit/rate-limiter.ts';

/** Sends SMS up to a total limit; a failure contains nothing about the person. */
export interface SmsSender {
  /**
   * `to` is +91 and ten digits. `code` is the code in the text, for gateways that need it separately; undefined
   * in messages about a grievance or a changed contact, which `about` names.
   */
  send(message: {
    to: string;
    text: string;
    code: string | undefined;
    /** What a message without a code is about. Default: a grievance. */
    about?: 'CONTACT_CHANGE' | undefined;
  }): Promise<Limited<undefined, 'server'>>;
}

/** The content of a mail, in plain text. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Sends mail in plain text; a failure contains nothing about the person. */
export interface MailSender {
  send(mail: MailText & { readonly to: string }): Promise<Result<undefined, Failure<'server'>>>;
}
