import type { QueryOf, listMessages } from '@pgm/api/contract';
import { type SQL, and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { type QueuedMessageRow, queuedMessages } from '../../platform/messaging/queued-message.schema.ts';
import { toMessage } from './messages.mapper.ts';

/** The messages of the queue. */
export const messageList = defineStaffList({
  select: (db) => db.select().from(queuedMessages).$dynamic(),
  id: queuedMessages.id,
  orders: { newest: [desc, queuedMessages.createdAt], attempts: [desc, queuedMessages.attempts] },
  matching: ({ search, state, kind, memberId }: QueryOf<typeof listMessages>): SQL | undefined =>
    and(
      search ? eq(queuedMessages.to, search) : undefined,
      state && eq(queuedMessages.state, state),
      kind && eq(queuedMessages.kind, kind),
      memberId ? eq(queuedMessages.userId, memberId) : undefined,
    ),
  toItem: toMessage,
});

/** The SQL of single messages of the queue. */
export class MessagesRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async has(id: string): Promise<boolean> {
    return (await this.#db.$count(queuedMessages, eq(queuedMessages.id, id))) > 0;
  }

  /** Makes a message that was given up due again, with an entry in the audit; undefined when it was not given up, or is of no use any more. */
  revive(id: string, { actorId, at }: Editor): Promise<QueuedMessageRow | undefined> {
    const isOfUse = or(isNull(queuedMessages.expiresAt), gt(queuedMessages.expiresAt, at));
    return this.#db.transaction(async (tx) => {
      const [message] = await tx
        .update(queuedMessages)
        .set({ state: 'WAITING', attempts: 0, nextAttemptAt: at })
        .where(and(eq(queuedMessages.id, id), eq(queuedMessages.state, 'DEAD'), isOfUse))
        .returning();
      if (message === undefined) return undefined;
      // An entry of the audit can never be changed, so it does not name the recipient.
      const { kind } = message;
      await recordChange(tx, {
        actorId,
        at,
        action: 'update',
        subject: `message/${id}`,
        before: { kind },
        after: { kind, sentAgain: true },
      });
      return message;
    });
  }
}
