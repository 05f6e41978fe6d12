import { NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import { associates } from './associate.schema.ts';

/**
 * Notifies the sponsor of an associate who joins directly below, in the transaction of the join and before it: `joinTree` makes
 * all others wait from then on. It names no one: the notification outlives the account of the new associate. Only the direct
 * sponsor gets it: at the top of a large team every sign-up of the day would be one. Imported associates joined long ago, so
 * imports notify no one.
 * @param parentId null without a sponsor
 */
export async function notifySponsor(tx: Database, parentId: string | null, at: Date): Promise<void> {
  if (parentId === null) return;
  const [sponsor] = await tx
    .select({ userId: associates.userId })
    .from(associates)
    .where(eq(associates.id, parentId));
  if (!sponsor) return;
  await notify(tx, {
    kind: 'TEAM',
    userId: sponsor.userId,
    text: NOTIFICATION_TEXTS.teamJoined,
    link: '/manage/team?tab=referred',
    at,
  });
}
