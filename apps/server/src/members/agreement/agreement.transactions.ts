import { AGREEMENT_VERSION } from '@pgm/api/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { readTerms } from '../../company/company-facts/published-company.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { associates } from '../associate/associate.schema.ts';
import { agreements } from './agreement.schema.ts';

const DAY_MS = 86_400_000;

/**
 * Stores that a member accepted the agreement that is valid now; a version that was accepted already stays as it is.
 * Every version counts from the first day of the agreement.
 */
export async function acceptCurrentAgreement(tx: Database, userId: string, at: Date): Promise<void> {
  const [first] = await tx
    .select({ coolingOffEndsAt: agreements.coolingOffEndsAt })
    .from(agreements)
    .where(and(eq(agreements.userId, userId), isNull(agreements.withdrawnAt)))
    .orderBy(asc(agreements.acceptedAt))
    .limit(1);
  const coolingOffEndsAt =
    first?.coolingOffEndsAt ?? new Date(at.getTime() + (await readTerms(tx)).coolingOffDays * DAY_MS);
  await tx
    .insert(agreements)
    .values({ id: newId(), userId, version: AGREEMENT_VERSION, acceptedAt: at, coolingOffEndsAt })
    .onConflictDoNothing();
  await tx.update(associates).set({ withdrawnAt: null }).where(eq(associates.userId, userId));
}
