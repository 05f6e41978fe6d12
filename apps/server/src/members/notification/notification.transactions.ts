import type { NotificationKind } from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { users } from '../../auth/user/user.schema.ts';
import { wantsNotification } from './message-choices.transactions.ts';
import { notifications } from './notification.schema.ts';

/** Something that happened to a member. */
export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** A sentence of `NOTIFICATION_TEXTS`. */
  readonly text: string;
  /** What stands in its placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The page of the site where there is more to see. */
  readonly link: string;
  readonly at: Date;
}

/**
 * Notifies a member of an event in the transaction of the event, so that both are stored or neither. Accounts that
 * are deleted get no notification, and members none that they have switched off.
 */
export async function notify(
  tx: Database,
  { values = {}, at, ...notification }: NewNotification,
): Promise<void> {
  const isThere = and(eq(users.id, notification.userId), isNull(users.deletedAt));
  if ((await tx.$count(users, isThere)) === 0) return;
  if (!(await wantsNotification(tx, notification.userId, notification.kind))) return;
  await tx.insert(notifications).values({ ...notification, id: newId(), values, createdAt: at });
}
