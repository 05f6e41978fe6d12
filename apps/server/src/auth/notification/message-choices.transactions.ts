import type { MessageChoices, NotificationKind } from '@pgm/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { messageChoices } from './message-choices.schema.ts';

/** Which messages a member wants; at first all. */
export async function findMessageChoices(db: Database, userId: string): Promise<MessageChoices> {
  const [row] = await db.select().from(messageChoices).where(eq(messageChoices.userId, userId));
  const { pointsInApp = true, teamInApp = true, restockInApp = true, restockByMail = true } = row ?? {};
  return { pointsInApp, teamInApp, restockInApp, restockByMail };
}

/** The kinds of notifications that can be switched off; the others are a duty. */
const CHOICE_OF: Readonly<Partial<Record<NotificationKind, keyof MessageChoices>>> = {
  POINTS: 'pointsInApp',
  STOCK: 'restockInApp',
  TEAM: 'teamInApp',
};

/** Those of some members who have switched off the notifications of a kind. */
export async function findUnwilling(
  db: Database,
  userIds: readonly string[],
  kind: NotificationKind,
): Promise<ReadonlySet<string>> {
  const choice = CHOICE_OF[kind];
  if (choice === undefined) return new Set();
  const rows = await db
    .select({ userId: messageChoices.userId })
    .from(messageChoices)
    .where(and(inArray(messageChoices.userId, [...userIds]), eq(messageChoices[choice], false)));
  return new Set(rows.map(({ userId }) => userId));
}
