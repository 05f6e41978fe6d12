import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { endSessions } from '../../auth/session/session.transactions.ts';
import { users } from '../../auth/user/user.schema.ts';
import { lockForAdmin } from '../../auth/user/user.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';

/**
 * Ends all sessions of a member, with the entry in the audit, which has only the id: entries outlive an account. False when
 * there is no such member.
 */
export function endAllSessions(db: Database, id: string, editor: Editor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (member === undefined) return false;
    await endSessions(tx, member.id, editor.at);
    await recordMemberChange(tx, editor, member.id, { after: { sessionsEnded: true } });
    return true;
  });
}

/**
 * Blocks a member and ends all sessions, with the entry in the audit, which does not have the reason. A 'conflict' when the
 * member is blocked already; 'forbidden' when the administrator is none any more.
 */
export function startBlock(
  db: Database,
  { id, reason }: { readonly id: string; readonly reason: string },
  editor: Editor,
): Promise<Result<undefined, Failure<'notFound' | 'forbidden' | 'conflict'>>> {
  return db.transaction(async (tx) => {
    const locked = await lockForAdmin(tx, id, editor.actorId);
    if (!locked.ok) return locked;
    const { value: member } = locked;
    if (member === undefined) return fail(NOT_FOUND);
    if (member.blockedAt !== null) return fail(BLOCKED_ALREADY);
    await tx.update(users).set({ blockedAt: editor.at, blockReason: reason }).where(eq(users.id, id));
    await endSessions(tx, id, editor.at);
    await recordMemberChange(tx, editor, id, { before: { isBlocked: false }, after: { isBlocked: true } });
    return ok(undefined);
  });
}

/** Lets a member log in again; the audit gets an entry if that changes anything. */
export function endBlock(db: Database, id: string, editor: Editor): Promise<void> {
  return db.transaction(async (tx) => {
    const unblocked = await tx
      .update(users)
      .set({ blockedAt: null, blockReason: null })
      .where(and(eq(users.id, id), isNotNull(users.blockedAt)))
      .returning({ id: users.id });
    if (unblocked.length === 0) return;
    await recordMemberChange(tx, editor, id, { before: { isBlocked: true }, after: { isBlocked: false } });
  });
}

function recordMemberChange(
  tx: Database,
  { actorId, at }: Editor,
  memberId: string,
  { before, after }: { readonly before?: object; readonly after: object },
) {
  return recordChange(tx, {
    actorId,
    at,
    action: 'update',
    subject: `member/${memberId}`,
    before: { memberId, ...before },
    after: { memberId, ...after },
  });
}

/** There is no such member. */
export const NOT_FOUND = { code: 'notFound', message: 'Member not found' } as const;
const BLOCKED_ALREADY = { code: 'conflict', message: 'This member is blocked already.' } as const;
