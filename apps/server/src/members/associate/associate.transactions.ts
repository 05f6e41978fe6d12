import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../auth/user/user.schema.ts';
import { associates, isRef } from './associate.schema.ts';
import { joinTree } from './tree.transactions.ts';

/** SQL over an account that is about to get a place in the tree. */
export class PlaceTransaction {
  readonly #tx: Database;
  readonly #userId: string;
  constructor(tx: Database, userId: string) {
    this.#tx = tx;
    this.#userId = userId;
  }

  /** Whether there is such an account; it gets no second place meanwhile. */
  async exists(): Promise<boolean> {
    const rows = await this.#tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, this.#userId))
      .for('no key update');
    return rows.length > 0;
  }

  async hasPlace(): Promise<boolean> {
    return (await this.#tx.$count(associates, eq(associates.userId, this.#userId))) > 0;
  }

  /** The id of an associate. @param ref the id of the associate or of the user */
  async findParent(ref: string): Promise<string | undefined> {
    const [row] = await this.#tx.select({ id: associates.id }).from(associates).where(isRef(ref));
    return row?.id;
  }

  /** Every associate is a member. */
  async makeMember(): Promise<void> {
    await this.#tx
      .update(users)
      .set({ roles: sql`array_append(${users.roles}, 'MEMBER')` })
      .where(and(eq(users.id, this.#userId), not(sql`'MEMBER' = any(${users.roles})`)));
  }

  /** Takes the place; undefined when another associate has the referral code. */
  join(
    parentId: string | null,
    referralCode: string | undefined,
    createdAt: Date,
  ): Promise<string | undefined> {
    return joinTree(this.#tx, { userId: this.#userId, parentId, referralCode, createdAt });
  }
}
