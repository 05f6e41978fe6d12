import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { associates } from '../../../members/associate/associate.schema.ts';
import { holdTree, moveInTree } from '../../../members/associate/tree.transactions.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type UserRow, users } from '../../user/user.schema.ts';
import { sessions } from '../session/session.schema.ts';

/**
 * SQL over the account changes of a sign-in with Google; each change checks its condition in the same statement.
 */
export class GoogleAccountRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Links an account whose email address is already proven. */
  async link(userId: string, googleSubject: string): Promise<UserRow | undefined> {
    const [user] = await this.#db
      .update(users)
      .set({ googleSubject })
      .where(and(eq(users.id, userId), isNull(users.googleSubject), isNotNull(users.emailVerifiedAt)))
      .returning();
    return user;
  }

  /** Gives an account without any proof to the owner of its email address: the old password and logins end. */
  claim(userId: string, googleSubject: string, at: Date): Promise<UserRow | undefined> {
    return this.#db.transaction(async (tx) => {
      const [user] = await tx
        .update(users)
        .set({ googleSubject, emailVerifiedAt: at, passwordHash: null })
        .where(and(eq(users.id, userId), isNothingProven()))
        .returning();
      if (user === undefined) return undefined;
      await tx
        .update(sessions)
        .set({ revokedAt: at })
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
      return user;
    });
  }

  /** Removes an email address that was never proven from an account whose owner logs in in another way. */
  async releaseEmail(userId: string): Promise<void> {
    await this.#db
      .update(users)
      .set({ email: null, emailChangedAt: null })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
  }

  /** Sets the sponsor of an associate, unless there is one already. */
  setSponsor(userId: string, sponsorId: string): Promise<void> {
    return this.#db.transaction(async (tx) => {
      await holdTree(tx);
      const [found] = await tx
        .select({ id: associates.id, totalCount: associates.totalCount })
        .from(associates)
        .where(and(eq(associates.userId, userId), isNull(associates.parentId)));
      if (!found) return;
      await moveInTree(tx, {
        id: found.id,
        oldParentId: null,
        newParentId: sponsorId,
        size: found.totalCount + 1,
      });
    });
  }
}

/** The owner of an earlier address or number may have proven it, or used the account for a long time. */
function isNothingProven() {
  return and(
    isNull(users.emailVerifiedAt),
    isNull(users.emailChangedAt),
    isNull(users.mobileVerifiedAt),
    isNull(users.formerMobile),
    isNull(users.googleSubject),
  );
}
