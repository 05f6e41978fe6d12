import type { Failure, Language, MessageCause, Result } from '@pgm/api/contract';
import type { MailElement, RenderedMail } from '@pgm/ui/mails/render-mail';
import type { LimitReached } from '../rate-limit/rate-limiter.ts';

/** Why a message was not sent: a sentence for a person who waits for it, and a cause for the queue. */
export interface SendFailure extends Failure<'server'> {
  readonly cause: MessageCause;
}

/** What an SMS without a code is about; a grievance when undefined. Each has its own registered template. */
export type SmsAbout = 'BANK_DETAILS' | 'CONTACT_CHANGE' | 'ORDER' | 'RESTOCK';

/** Sends SMS up to a total limit; a failure contains nothing about the person. */
export interface SmsSender {
  /**
   * `to` is +91 and ten digits. `code` is the code in the text, for gateways that need it separately; undefined
   * in other messages, which `about` names.
   */
  send(message: {
    readonly to: string;
    readonly text: string;
    readonly code: string | undefined;
    /** Whether the number of a code is proven by an account: a part of the daily limit is reserved for those. Default: no. */
    readonly isKnown?: boolean;
    /** What a message without a code is about. Default: a grievance. */
    readonly about?: SmsAbout | undefined;
    /** That of the message in the queue: the outbox stores it once. Default: it does not come from the queue. */
    readonly id?: string;
  }): Promise<Result<undefined, SendFailure> | LimitReached>;
}

/** The words of a mail that has no template of its own, in the language of the recipient. */
export interface MailText {
  readonly subject: string;
  /** Paragraphs between empty lines; an address on a line of its own becomes a link. */
  readonly text: string;
}

/** What a mail says: a template with its facts, or words. */
export type MailContent = MailElement | MailText;

/** Where a mail goes. */
interface MailDestination {
  readonly to: string;
  /** That of the message in the queue: a mail that is sent twice has the same `Message-ID`. Default: a new one. */
  readonly id?: string;
}

/** Sends rendered mails; a failure contains nothing about the person. */
export interface MailSender {
  send(mail: RenderedMail & MailDestination): Promise<Result<undefined, SendFailure>>;
}

/** Renders mails in the language of the recipient, and sends them; a failure contains nothing about the person. */
export interface Mailer {
  send(
    mail: MailDestination & { readonly language: Language; readonly content: MailContent },
  ): Promise<Result<undefined, SendFailure>>;
}
