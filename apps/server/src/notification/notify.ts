import type { NotificationKind } from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { users } from '../user/user.schema.ts';
import { notifications } from './notification.schema.ts';

/** Something that happened to a member. */
export interface News {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** A sentence of `NEWS`. */
  readonly text: string;
  /** What stands in its placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The page of the site where there is more to see. */
  readonly link: string;
  readonly at: Date;
}

/** Tells a member what happened, in the transaction in which it happens: both are true, or neither. Nobody reads a deleted account's. */
export async function notify(tx: Database, { values = {}, at, ...news }: News): Promise<void> {
  const isThere = and(eq(users.id, news.userId), isNull(users.deletedAt));
  if ((await tx.$count(users, isThere)) === 0) return;
  await tx.insert(notifications).values({ ...news, id: newId(), values, createdAt: at });
}
