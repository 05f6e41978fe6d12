import { and, eq, isNull } from 'drizzle-orm';
import { endSessions } from '../../auth/account/session/session.transactions.ts';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';

/**
 * Ends all sessions of a member, with the entry in the audit, which has only the id: entries outlive an account. False when
 * there is no such member.
 */
export function endAllSessions(db: Database, id: string, { actorId, at }: Editor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (member === undefined) return false;
    await endSessions(tx, member.id, at);
    await recordChange(tx, {
      actorId,
      at,
      action: 'update',
      subject: `member/${member.id}`,
      before: { memberId: member.id },
      after: { memberId: member.id, sessionsEnded: true },
    });
    return true;
  });
}
