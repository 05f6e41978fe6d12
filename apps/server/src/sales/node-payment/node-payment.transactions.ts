import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { everyPlace } from '../../members/associate/account-merge.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { nodePayments } from './node-payment.schema.ts';

type Status = (typeof nodePayments.$inferSelect)['status'];

/** The number of payouts to an account with some statuses, also of those to accounts that were merged with it. */
export async function countPayouts(
  db: Database,
  userId: string,
  statuses: readonly Status[],
): Promise<number> {
  const [place] = await db
    .select({ id: associates.id })
    .from(associates)
    .where(eq(associates.userId, userId));
  if (!place) return 0;
  return db.$count(
    nodePayments,
    and(inArray(nodePayments.associateId, everyPlace(place.id)), inArray(nodePayments.status, [...statuses])),
  );
}
