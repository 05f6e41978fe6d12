import { desc } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { messages } from './message.schema.ts';

/** A message as the outbox shows it; `createdAt` is ISO text. */
export interface OutboxMessage {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly body: string;
  readonly createdAt: string;
}

/** How many messages the outbox shows. */
const MOST_SHOWN = 200;

/** SQL over the messages sent. */
export class MessageRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The latest messages, newest first. */
  async latest(): Promise<OutboxMessage[]> {
    const rows = await this.#db
      .select()
      .from(messages)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(MOST_SHOWN);
    return rows.map(({ channel, to, body, createdAt }) => ({
      channel,
      to,
      body,
      createdAt: createdAt.toISOString(),
    }));
  }
}
