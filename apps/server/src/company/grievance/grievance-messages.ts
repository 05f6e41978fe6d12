import { COUNTRY_CODE, type Language } from '@pgm/api/contract';
import type { Background } from '../../platform/jobs/background.ts';
import type { MailSender, MailText, SmsSender } from '../../platform/messaging/ports.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { acknowledgementMail, solutionMail } from './grievance-mails.ts';

/**
 * The number of grievance messages to one number or email address, because a sender can enter the contact of
 * another person.
 */
export const MESSAGES_PER_RECIPIENT = { max: 5, windowSeconds: 3600 };

/** The recipient of a message, and the number of the grievance. */
export interface Recipient {
  /** Ten digits. */
  readonly mobile: string;
  /** Empty when there is none. */
  readonly email: string;
  /** The language of the mail; SMS are in English. */
  readonly language: Language;
  readonly number: string;
  /** The address at which visitors reach the site. */
  readonly origin: string;
}

interface MessageParts {
  readonly background: Background;
  readonly brandName: string;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** The counter of {@link MESSAGES_PER_RECIPIENT}. */
  readonly perRecipient: RateLimiter;
}

/**
 * Notifies the sender of a grievance about its progress, by SMS and, if there is an email address, by mail. A
 * message contains no typed text, so that our messages cannot carry the words of a stranger.
 */
export class GrievanceMessages {
  readonly #parts: MessageParts;
  constructor(parts: MessageParts) {
    this.#parts = parts;
  }

  /** @param answerBy ISO text */
  acknowledge(recipient: Recipient, answerBy: string): void {
    const { language } = recipient;
    const mailed = acknowledgementMail(language, { ...this.#factsFor(recipient), answerBy });
    this.#notify(recipient, 'registered', mailed);
  }

  notifyResolved(recipient: Recipient): void {
    this.#notify(recipient, 'resolved', solutionMail(recipient.language, this.#factsFor(recipient)));
  }

  #factsFor({ language, number, origin }: Recipient) {
    const link = pageAddress(origin, statusPath(number), language);
    return { brandName: this.#parts.brandName, number, link };
  }

  /** The response does not wait for the messages, and the grievance is registered even if they fail. */
  #notify(
    { mobile, email, number, origin }: Recipient,
    what: 'registered' | 'resolved',
    mailed: MailText,
  ): void {
    const { background, brandName, mail, perRecipient, sms } = this.#parts;
    const destination = COUNTRY_CODE + mobile;
    background.run('tell of a complaint by SMS', async () => {
      if (await perRecipient.count('grievance message', destination)) return;
      const link = pageAddress(origin, statusPath(number), 'en');
      // One text for both, because each text must be registered with the operators.
      const text = `${brandName}: your complaint ${number} is ${what}. Check status: ${link}`;
      await sms.send({ to: destination, text, code: undefined });
    });
    if (email === '') return;
    background.run('tell of a complaint by mail', async () => {
      if (await perRecipient.count('grievance message', email.toLowerCase())) return;
      await mail.send({ to: email, ...mailed });
    });
  }
}

function statusPath(number: string) {
  return `/grievance/status?number=${number}` as const;
}
