import { COUNTRY_CODE } from '@pgm/api/contract';
import type { Background } from '../platform/background.ts';
import type { MailSender, SmsSender } from '../platform/messaging/ports.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';

/** So many messages of complaints go to one number or mail address: anybody can write down anybody's. */
export const MESSAGES_PER_RECIPIENT = { most: 5, windowSeconds: 3600 };

/** Whom to tell, and of which complaint. */
export interface Recipient {
  /** Ten digits. */
  readonly mobile: string;
  /** Empty when there is none. */
  readonly email: string;
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
    const day = DAY.format(new Date(answerBy));
    const mailed = `We have your complaint ${recipient.number}. You hear from us by ${day}.`;
    this.#tell(recipient, 'registered', mailed);
  }

  tellResolved(recipient: Recipient): void {
    const mailed = `Your complaint ${recipient.number} is resolved. If you are not content, you can have it taken up again.`;
    this.#tell(recipient, 'resolved', mailed);
  }

  /** The answer does not wait for it, and a complaint stands whatever becomes of its messages. */
  #tell({ mobile, email, number, origin }: Recipient, what: 'registered' | 'resolved', mailed: string): void {
    const { background, brandName, mail, perRecipient, sms } = this.#parts;
    const link = `${origin}/grievance/status?number=${number}`;
    const destination = COUNTRY_CODE + mobile;
    background.run('tell of a complaint by SMS', async () => {
      if (await perRecipient.count('grievance message', destination)) return;
      // One form of words for both: each has to be registered with the operators.
      const text = `${brandName}: your complaint ${number} is ${what}. See how it stands: ${link}`;
      await sms.send({ to: destination, text, code: undefined });
    });
    if (email === '') return;
    background.run('tell of a complaint by mail', async () => {
      if (await perRecipient.count('grievance message', email.toLowerCase())) return;
      const text = [
        mailed,
        '',
        'See how it stands, with this number and your mobile number:',
        link,
        '',
        'If you did not write to us, you need not do anything.',
        '',
        brandName,
      ].join('\n');
      await mail.send({ to: email, subject: `Your complaint ${number} is ${what}`, text });
    });
  }
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
