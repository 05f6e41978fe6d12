import type { NotificationKind } from '@pgm/api/contract';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { users } from '../user/user.schema.ts';
import { findUnwilling } from './message-choices.transactions.ts';
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
export function notify(tx: Database, notification: NewNotification): Promise<void> {
  return notifyAll(tx, notification.kind, [notification]);
}

/** A notification of a kind that is known. */
export type MemberNotification = Omit<NewNotification, 'kind'>;

/** The same for several members, of one kind of event. */
export async function notifyAll(
  tx: Database,
  kind: NotificationKind,
  received: readonly MemberNotification[],
): Promise<void> {
  if (received.length === 0) return;
  const userIds = received.map(({ userId }) => userId);
  const there = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, userIds), isNull(users.deletedAt)));
  const reachable = new Set(there.map(({ id }) => id));
  const unwilling = await findUnwilling(tx, userIds, kind);
  const wanted = received.filter(({ userId }) => reachable.has(userId) && !unwilling.has(userId));
  if (wanted.length === 0) return;
  await tx.insert(notifications).values(
    wanted.map(({ values = {}, at, ...notification }) => ({
      ...notification,
      id: newId(),
      kind,
      values,
      createdAt: at,
    })),
  );
}
