import type { MessageChoices, NotificationKind } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
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

/** Whether a member wants notifications of a kind. */
export async function wantsNotification(
  db: Database,
  userId: string,
  kind: NotificationKind,
): Promise<boolean> {
  const choice = CHOICE_OF[kind];
  return choice === undefined || (await findMessageChoices(db, userId))[choice];
}
