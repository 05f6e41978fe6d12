import type { Consents } from '@pgm/api/contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import { associates } from '../associate/associate.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { consentChanges } from './consent.schema.ts';

/** The consents that are stored only as records. */
export const OFFERS = { offersByMail: 'OFFERS_BY_MAIL', offersBySms: 'OFFERS_BY_SMS' } as const;

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

/** The current consents of a member. */
export async function selectConsents(db: Database, userId: string): Promise<Consents> {
  const [place] = await db
    .select({ sharesContact: associates.sharesContact })
    .from(associates)
    .where(eq(associates.userId, userId));
  const newest = await db
    .selectDistinctOn([consentChanges.kind], { kind: consentChanges.kind, given: consentChanges.given })
    .from(consentChanges)
    .where(eq(consentChanges.userId, userId))
    .orderBy(consentChanges.kind, desc(consentChanges.changedAt), desc(consentChanges.id));
  const isGiven = (wanted: string) => newest.some(({ kind, given }) => kind === wanted && given);
  return {
    sharesContact: place?.sharesContact ?? false,
    offersByMail: isGiven(OFFERS.offersByMail),
    offersBySms: isGiven(OFFERS.offersBySms),
  };
}
