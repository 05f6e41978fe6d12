import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { AccountAccess } from '../user/account-access.transactions.ts';
import { users } from '../user/user.schema.ts';
import { sessions } from '../session/session.schema.ts';
import { endSessions } from '../session/session.transactions.ts';
import { type AccountNotice, queuePasswordNotice } from './account-notice.transactions.ts';

/** Logins that are not ended. */
const isOpen = (userId: string, now: number) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(now)));

/** SQL over a member's own logins and password. */
export class AccountSecurityRepository {
  readonly #access: Pick<AccountAccess, 'end'>;
  readonly #db: Database;
  constructor(db: Database, access: Pick<AccountAccess, 'end'>) {
    this.#access = access;
    this.#db = db;
  }

  /** The logins of a user, that of the call first, then by their last use. */
  listSessions(userId: string, currentId: string, now: number) {
    const lastUsedAt = sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;
    return this.#db
      .select()
      .from(sessions)
      .where(isOpen(userId, now))
      .orderBy(desc(eq(sessions.id, currentId)), desc(lastUsedAt), sessions.id)
      .limit(MAX_LISTED);
  }

  /** Ends a login of a user; false when the user has no such login. */
  async endSession(userId: string, id: string, now: number): Promise<boolean> {
    const ended = await this.#db
      .update(sessions)
      .set({ revokedAt: new Date(now) })
      .where(and(isOpen(userId, now), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    return ended.length > 0;
  }

  /** Ends all logins of a user except one. */
  async endOthers(userId: string, currentId: string, now: number): Promise<void> {
    await endSessions(this.#db, userId, new Date(now), currentId);
  }

  /**
   * Replaces a password, for only one of many simultaneous changes; false when the password was replaced
   * meanwhile. In one transaction: all other logins end, known devices are forgotten, mailed links for a new password
   * become invalid, and the owner is notified.
   */
  changePassword(
    currentId: string,
    { from, to, notice }: { from: string; to: string; notice: AccountNotice },
  ): Promise<boolean> {
    const userId = notice.owner.id;
    return this.#db.transaction(async (tx) => {
      const changed = await tx
        .update(users)
        .set({ passwordHash: to })
        .where(and(eq(users.id, userId), eq(users.passwordHash, from)))
        .returning({ id: users.id });
      if (changed.length === 0) return false;
      await this.#access.end(tx, userId, notice.at, currentId);
      await queuePasswordNotice(tx, notice);
      return true;
    });
  }
}

const MAX_LISTED = 100;
