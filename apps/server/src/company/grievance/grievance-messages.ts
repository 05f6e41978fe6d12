import { COUNTRY_CODE, type Language, NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MessageDefinition } from '../../platform/messaging/message-definition.ts';
import type { MessageDelivery } from '../../platform/messaging/message-delivery.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import {
  grievanceRegisteredMessage,
  grievanceReplyMessage,
  grievanceResolvedMessage,
} from './grievance-mails.tsx';

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
  /** When it was registered or resolved. */
  readonly at: Date;
}

type Channel = 'sms' | 'email';

const BOTH: readonly Channel[] = ['sms', 'email'];
const MAIL: readonly Channel[] = ['email'];
const SMS: readonly Channel[] = ['sms'];

interface MessageParts {
  readonly delivery: Pick<MessageDelivery, 'wake'>;
  /** The counter of {@link MESSAGES_PER_RECIPIENT}. */
  readonly perRecipient: RateLimiter;
}

/**
 * Notifies the sender of a grievance about its progress, by SMS and, if there is an email address, by mail, in the
 * transaction of the progress. A message contains no typed text, so that our messages cannot carry the words of a
 * stranger.
 */
export class GrievanceMessages {
  readonly #parts: MessageParts;
  constructor(parts: MessageParts) {
    this.#parts = parts;
  }

  /** @param answerBy ISO text */
  acknowledge(tx: Database, recipient: Recipient, answerBy: string): Promise<void> {
    const { number, origin } = recipient;
    return this.#queue(tx, recipient, grievanceRegisteredMessage, { number, origin, answerBy });
  }

  reportResolved(tx: Database, recipient: Recipient): Promise<void> {
    const { number, origin } = recipient;
    return this.#queue(tx, recipient, grievanceResolvedMessage, { number, origin });
  }

  /** By mail; a sender without an email address gets an SMS. A member also gets a notification. */
  async reportReply(tx: Database, recipient: Recipient & { readonly userId: string | null }): Promise<void> {
    const { number, origin, userId, at } = recipient;
    if (userId !== null)
      await notify(tx, {
        userId,
        kind: 'REQUEST',
        text: NOTIFICATION_TEXTS.grievanceReply,
        values: { number },
        link: `/grievance/status?number=${number}`,
        at,
      });
    const channels = recipient.email === '' ? SMS : MAIL;
    await this.#queue(tx, recipient, grievanceReplyMessage, { number, origin }, channels);
  }

  /** Sends the messages now. */
  send(): void {
    this.#parts.delivery.wake();
  }

  async #queue<Facts extends object>(
    tx: Database,
    { mobile, email, language, number, at }: Recipient,
    message: MessageDefinition<Facts>,
    facts: Facts,
    channels: readonly Channel[] = BOTH,
  ): Promise<void> {
    // The counts come last in the transaction, because others to the same recipient wait for their locks.
    const counter = this.#parts.perRecipient.within(tx);
    const destinations = [
      { channel: 'sms', to: COUNTRY_CODE + mobile },
      ...(email === '' ? [] : [{ channel: 'email', to: email } as const]),
    ] as const;
    for (const { channel, to } of destinations) {
      if (!channels.includes(channel)) continue;
      if (await counter.count('grievance message', to.toLowerCase())) continue;
      const key = `${number}/${at.toISOString()}`;
      await queueMessage(tx, message, { key, channel, to, language, userId: null, facts, at });
    }
  }
}
