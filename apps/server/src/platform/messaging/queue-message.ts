import type { Language } from '@pgm/api/contract';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import type { MessageDefinition } from './message-definition.ts';
import { queuedMessages } from './queued-message.schema.ts';

/** A message to send. */
export interface NewMessage<Facts extends object> {
  /** Names the event that it is about; a second message with the same key and channel is not queued. */
  readonly key: string;
  readonly channel: 'sms' | 'email';
  /** A mail address, or a mobile number with its country code. */
  readonly to: string;
  readonly language: Language;
  /** The account that it is about; null for a guest. */
  readonly userId: string | null;
  readonly facts: Facts;
  /** The token of a link, encrypted by the key of messages. Default: there is none. */
  readonly sealedToken?: string;
  /** When it is of no use any more. Default: it always is. */
  readonly expiresAt?: Date;
  readonly at: Date;
}

/**
 * Queues a message in the transaction of the event that it is about, so that both are stored or neither. A job sends it
 * after the commit.
 */
export async function queueMessage<Facts extends object>(
  tx: Database,
  { kind }: MessageDefinition<Facts>,
  { key, channel, at, ...message }: NewMessage<Facts>,
): Promise<void> {
  await tx
    .insert(queuedMessages)
    .values({
      ...message,
      id: newId(),
      key: `${kind}/${key}/${channel}`,
      kind,
      channel,
      nextAttemptAt: at,
      createdAt: at,
    })
    .onConflictDoNothing({ target: queuedMessages.key });
}
