import { MOST_COUNTER_CHANGES, type ParentChangePreview, type Party } from '@pgm/api/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';
import { associates } from './associate.schema.ts';
import { isRef } from './is-ref.ts';
import { type Move, counterChanges, isBelow, moveInTree } from './move-in-tree.ts';
import { nameOf } from './node-row.ts';
import { parentChanges } from './parent-change.schema.ts';

/** An associate whose parent may change. */
export type Movable = Party & Pick<typeof associates.$inferSelect, 'parentId' | 'totalCount'>;

/** SQL over a tree that doesn't change meanwhile. */
export class OpenTree {
  readonly #tx: Database;
  constructor(tx: Database) {
    this.#tx = tx;
  }

  /** @param ref the id of the associate or of the user */
  async find(ref: string): Promise<Movable | undefined> {
    const [row] = await this.#parties().where(isRef(ref));
    return row && { ...row, name: nameOf(row) };
  }

  /** Whether `id` stands below `upperId`, or is it. */
  isBelow(id: string, upperId: string): Promise<boolean> {
    return isBelow(this.#tx, id, upperId);
  }

  /** Whose counters a move changes: on the old side they fall, on the new one they rise. */
  async counters(move: Move): Promise<Pick<ParentChangePreview, 'oldUpline' | 'newUpline'>> {
    const changes = await this.#tx
      .select({
        id: sql<string>`change.id`,
        direct: sql`change.direct`.mapWith(Number),
        total: sql`change.total`.mapWith(Number),
      })
      .from(sql`(${counterChanges(move)}) as change`)
      .orderBy(asc(sql`change.level`));
    const isOld = ({ direct, total }: CounterChange) => total < 0 || direct < 0;
    return {
      oldUpline: await this.#sideOf(changes.filter(isOld)),
      newUpline: await this.#sideOf(changes.filter((change) => !isOld(change))),
    };
  }

  /** Moves an associate and records it. */
  async move(move: Move, record: Omit<typeof parentChanges.$inferInsert, MoveField>): Promise<void> {
    await moveInTree(this.#tx, move);
    const { id: associateId, oldParentId, newParentId, size: movedCount } = move;
    await this.#tx
      .insert(parentChanges)
      .values({ ...record, associateId, oldParentId, newParentId, movedCount });
  }

  async #sideOf(changes: readonly CounterChange[]): Promise<ParentChangePreview['newUpline']> {
    const nearest = changes.slice(0, MOST_COUNTER_CHANGES);
    if (nearest.length === 0) return { count: 0, nearest: [] };
    const ids = nearest.map(({ id }) => id);
    const rows = await this.#parties().where(inArray(associates.id, ids));
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    return {
      count: changes.length,
      nearest: nearest.flatMap(({ id, direct, total }) => {
        const row = rowOf.get(id);
        if (!row) return [];
        return {
          id,
          name: nameOf(row),
          referralCode: row.referralCode,
          directBefore: row.directCount,
          directAfter: row.directCount + direct,
          totalBefore: row.totalCount,
          totalAfter: row.totalCount + total,
        };
      }),
    };
  }

  #parties() {
    return this.#tx
      .select({
        id: associates.id,
        parentId: associates.parentId,
        referralCode: associates.referralCode,
        directCount: associates.directCount,
        totalCount: associates.totalCount,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId));
  }
}

interface CounterChange {
  readonly id: string;
  readonly direct: number;
  readonly total: number;
}

type MoveField = 'associateId' | 'oldParentId' | 'newParentId' | 'movedCount';
