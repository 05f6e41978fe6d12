import { COUNTRY_CODE, type Language } from '@pgm/api/contract';
import type { Background } from '../platform/background.ts';
import type { MailSender, MailText, SmsSender } from '../platform/messaging/ports.ts';
import { pageAddress } from '../platform/page-address.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { acknowledgementMail, solutionMail } from './grievance-mails.ts';

/** So many messages of complaints go to one number or mail address: anybody can write down anybody's. */
export const MESSAGES_PER_RECIPIENT = { most: 5, windowSeconds: 3600 };

/** Whom to tell, and of which complaint. */
export interface Recipient {
  /** Ten digits. */
  readonly mobile: string;
  /** Empty when there is none. */
  readonly email: string;
  /** That of the mail; SMS are in English. */
  readonly language: Language;
  readonly number: string;
  /** Where visitors reach the site. */
  readonly origin: string;
}

interface MessageParts {
  readonly background: Background;
  readonly brandName: string;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** Counts {@link MESSAGES_PER_RECIPIENT}. */
  readonly perRecipient: RateLimiter;
}

/**
 * Tells who complained what became of it, by SMS and, where there is an address, by mail. Nothing that was typed stands
 * in it, so that nobody can send words of their own to others through us.
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
    this.#tell(recipient, 'registered', mailed);
  }

  tellResolved(recipient: Recipient): void {
    this.#tell(recipient, 'resolved', solutionMail(recipient.language, this.#factsFor(recipient)));
  }

  #factsFor({ language, number, origin }: Recipient) {
    const link = pageAddress(origin, statusPath(number), language);
    return { brandName: this.#parts.brandName, number, link };
  }

  /** The answer does not wait for it, and a complaint stands whatever becomes of its messages. */
  #tell(
    { mobile, email, number, origin }: Recipient,
    what: 'registered' | 'resolved',
    mailed: MailText,
  ): void {
    const { background, brandName, mail, perRecipient, sms } = this.#parts;
    const destination = COUNTRY_CODE + mobile;
    background.run('tell of a complaint by SMS', async () => {
      if (await perRecipient.count('grievance message', destination)) return;
      const link = pageAddress(origin, statusPath(number), 'en');
      // One form of words for both: each has to be registered with the operators.
      const text = `${brandName}: your complaint ${number} is ${what}. See how it stands: ${link}`;
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
