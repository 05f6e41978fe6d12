import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { associates } from '../associate/associate.schema.ts';
import { moveInTree } from '../associate/move-in-tree.ts';
import { holdTree } from '../associate/tree-lock.ts';
import { sessions } from '../platform/authentication/session.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { type UserRow, users } from '../user/user.schema.ts';

/** SQL over what signing in with Google changes in an account; each change holds only while its reason does. */
export class GoogleAccountRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Links an account whose mail address was proven before. */
  async link(userId: string, googleSubject: string): Promise<UserRow | undefined> {
    const [user] = await this.#db
      .update(users)
      .set({ googleSubject })
      .where(and(eq(users.id, userId), isNull(users.googleSubject), isNotNull(users.emailVerifiedAt)))
      .returning();
    return user;
  }

  /** Gives an account with nothing proven to the owner of its mail address: the old password and logins end. */
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

  /** Takes a mail address that was never proven away from an account that its owner reaches in another way. */
  async releaseEmail(userId: string): Promise<void> {
    await this.#db
      .update(users)
      .set({ email: null, emailChangedAt: null })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
  }

  /** Says who brought an associate, if nobody has been named yet. */
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

/** Whoever had another address or number before may have proven that, or lived with it long enough. */
function isNothingProven() {
  return and(
    isNull(users.emailVerifiedAt),
    isNull(users.emailChangedAt),
    isNull(users.mobileVerifiedAt),
    isNull(users.formerMobile),
    isNull(users.googleSubject),
  );
}
