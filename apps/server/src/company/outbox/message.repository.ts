import { desc } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { messages } from '../../platform/messaging/message.schema.ts';

/** A message as the outbox shows it; `createdAt` is ISO text. */
export interface OutboxMessage {
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly body: string;
  readonly createdAt: string;
}

/** How many messages the outbox shows. */
const MAX_SHOWN = 200;

/** The SQL of sent messages. */
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
      .limit(MAX_SHOWN);
    return rows.map(({ channel, to, body, createdAt }) => ({
      channel,
      to,
      body,
      createdAt: createdAt.toISOString(),
    }));
  }
}
