import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { toStandingPlace } from '../../../members/associate/standing.transactions.ts';
import { acceptAgreement } from '../../../members/agreement/agreement.transactions.ts';
import { associates } from '../../../members/associate/associate.schema.ts';
import { holdTree, moveInTree } from '../../../members/associate/tree.transactions.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type UserRow, users } from '../../user/user.schema.ts';
import { applyFirstProof } from '../contact-proof/contact-proof.transactions.ts';

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

  /** Gives an account to the owner of its email address, who proves the address for the first time. */
  claim(userId: string, email: string, googleSubject: string, at: Date): Promise<UserRow | undefined> {
    return this.#db.transaction((tx) => applyFirstProof(tx, { userId, email, login: { googleSubject } }, at));
  }

  /** Stores an acceptance of the agreement; another version than the valid one counts as none. */
  async acceptAgreement(userId: string, version: string | undefined, at: Date): Promise<void> {
    await this.#db.transaction((tx) => acceptAgreement(tx, { userId, version, at }));
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
        newParentId: await toStandingPlace(tx, sponsorId),
        size: found.totalCount + 1,
      });
    });
  }
}
