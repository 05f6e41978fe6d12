import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { orderNotes, orderNumber, type orders } from '../tables/order.schema.ts';

/** What staff note about an order. */
export type NewOrderNote = Omit<typeof orderNotes.$inferInsert, 'id'>;

/** An order that an entry of the audit names. */
type AuditedOrder = Pick<typeof orders.$inferSelect, 'id' | 'number'>;

/** What the audit says of an order besides its number, such as that a note was added. */
type OrderAuditFact = 'noteAdded' | 'addressChanged' | 'piecesAdded' | 'piecesMissing' | 'refundRetried';

/** Adds a note to an order, with its entry in the audit. */
export async function addOrderNote(
  tx: Database,
  { id, number }: AuditedOrder,
  note: NewOrderNote,
  fact: OrderAuditFact = 'noteAdded',
): Promise<void> {
  await tx.insert(orderNotes).values({ ...note, id: newId() });
  await recordOrderChange(tx, { id, number }, { actorId: note.authorId, at: note.at }, fact);
}

/**
 * Writes the audit entry of a change of an order. An entry can never be changed, also when the buyer deletes the account: it
 * says that something happened, and the order says what.
 */
export async function recordOrderChange(
  tx: Database,
  { id, number }: AuditedOrder,
  { actorId, at }: Pick<Editor, 'actorId' | 'at'>,
  fact: OrderAuditFact,
): Promise<void> {
  const name = orderNumber(number);
  await recordChange(tx, {
    actorId,
    at,
    action: 'update',
    subject: `order/${id}`,
    before: { name },
    after: { name, [fact]: true },
  });
}
