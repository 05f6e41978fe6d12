import type { Party } from '@pgm/api/contract';
import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';
import { associates } from './associate.schema.ts';
import type { CounterChanges, Move } from './counter-changes.ts';
import { moveInTree, previewMove } from './move-in-tree.ts';
import { nameOf } from './node-row.ts';
import { parentChanges } from './parent-change.schema.ts';

/** An associate whose parent may change. */
export interface Movable extends Party {
  readonly userId: string;
  /** Null at the top. */
  readonly parentId: string | null;
  readonly totalCount: number;
}

/** SQL over a tree that doesn't change meanwhile. */
export class OpenTree {
  readonly #tx: Database;
  constructor(tx: Database) {
    this.#tx = tx;
  }

  /** Associates by some ids, which may be those of users; who is not there is missing. */
  async find(refs: readonly string[]): Promise<Movable[]> {
    const rows = await this.#tx
      .select({
        id: associates.id,
        userId: associates.userId,
        parentId: associates.parentId,
        referralCode: associates.referralCode,
        totalCount: associates.totalCount,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId))
      .where(or(inArray(associates.id, [...refs]), inArray(associates.userId, [...refs])));
    return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: nameOf({ firstName, lastName }) }));
  }

  /** Whose counters a move would change; undefined when somebody would stand below himself. */
  preview(move: Move): Promise<CounterChanges | undefined> {
    return previewMove(this.#tx, move);
  }

  /**
   * Moves an associate and records it.
   * @returns undefined, and nothing changed, when somebody would stand below himself
   */
  async move(move: Move, record: ChangeRecord): Promise<CounterChanges | undefined> {
    const changes = await moveInTree(this.#tx, move);
    if (!changes) return undefined;
    const { id: associateId, oldParentId, newParentId, size: movedCount } = move;
    await this.#tx
      .insert(parentChanges)
      .values({ ...record, associateId, oldParentId, newParentId, movedCount });
    return changes;
  }
}

/** What a record of a move says beside the move. */
type ChangeRecord = Omit<
  typeof parentChanges.$inferInsert,
  'associateId' | 'oldParentId' | 'newParentId' | 'movedCount'
>;

/** An associate as changes name them. */
export function partyOf({ id, name, referralCode }: Party): Party {
  return { id, name, referralCode };
}
