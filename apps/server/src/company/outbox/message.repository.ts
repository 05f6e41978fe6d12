import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { messages } from '../../platform/messaging/message.schema.ts';

/** A message as the outbox lists it; `createdAt` is ISO text. */
export interface ListedMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly body: string;
  readonly createdAt: string;
  /** Whether it is a mail that can be shown as its readers see it. */
  readonly hasDocument: boolean;
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
  async latest(): Promise<ListedMessage[]> {
    const rows = await this.#db
      .select({
        id: messages.id,
        channel: messages.channel,
        to: messages.to,
        body: messages.body,
        createdAt: messages.createdAt,
        hasDocument: sql<boolean>`${messages.html} is not null`,
      })
      .from(messages)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(MAX_SHOWN);
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  }

  /** The document of a mail; null for an SMS, and where there is no such message. */
  async findDocument(id: string): Promise<string | null> {
    const [row] = await this.#db.select({ html: messages.html }).from(messages).where(eq(messages.id, id));
    return row?.html ?? null;
  }
}
