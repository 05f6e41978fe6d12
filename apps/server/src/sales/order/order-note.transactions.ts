import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { orderNotes, orderNumber, type orders } from './order.schema.ts';

/** What staff note about an order. */
export type NewOrderNote = Omit<typeof orderNotes.$inferInsert, 'id'>;

/** What the audit says of an order besides its number, such as that a note was added. */
type OrderAuditFact = 'noteAdded' | 'addressChanged' | 'piecesMissing';

/**
 * Adds a note to an order, with its entry in the audit. An entry of the audit can never be changed, also when the buyer
 * deletes the account: it says that there is something new, and the note says what.
 */
export async function addOrderNote(
  tx: Database,
  { id, number }: Pick<typeof orders.$inferSelect, 'id' | 'number'>,
  note: NewOrderNote,
  fact: OrderAuditFact = 'noteAdded',
): Promise<void> {
  await tx.insert(orderNotes).values({ ...note, id: newId() });
  const name = orderNumber(number);
  await recordChange(tx, {
    actorId: note.authorId,
    at: note.at,
    action: 'update',
    subject: `order/${id}`,
    before: { name },
    after: { name, [fact]: true },
  });
}
