import { and, eq, ne } from 'drizzle-orm';
import { associates } from '../associate/associate.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { consentChanges } from './consent.schema.ts';

/** Shows a member's contact to the tree, or hides it, and keeps a record if that changes anything. */
export async function setSharesContact(
  tx: Database,
  userId: string,
  given: boolean,
  at: Date,
): Promise<void> {
  const changed = await tx
    .update(associates)
    .set({ sharesContact: given })
    .where(and(eq(associates.userId, userId), ne(associates.sharesContact, given)))
    .returning({ id: associates.id });
  if (changed.length === 0) return;
  await tx
    .insert(consentChanges)
    .values({ id: newId(), userId, kind: 'SHARES_CONTACT', given, changedAt: at });
}
