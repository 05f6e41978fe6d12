import type { MessageChanges, MessageChoices } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { messageChoices } from './message-choices.schema.ts';
import { findMessageChoices } from './message-choices.transactions.ts';

/** The SQL of the messages that members want. */
export class MessageChoicesRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(userId: string): Promise<MessageChoices> {
    return findMessageChoices(this.#db, userId);
  }

  /** Changes what is named; what is absent stays. */
  async change(userId: string, changes: MessageChanges): Promise<void> {
    const set = { userId, ...changes };
    await this.#db
      .insert(messageChoices)
      .values(set)
      .onConflictDoUpdate({ target: messageChoices.userId, set });
  }
}
