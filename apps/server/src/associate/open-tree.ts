import { MOST_COUNTER_CHANGES, type ParentChangePreview, type Party } from '@pgm/api/contract';
import { eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';
import { associates } from './associate.schema.ts';
import { type Move, counterChanges, moveInTree } from './move-in-tree.ts';
import { nameOf } from './node-row.ts';
import { parentChanges } from './parent-change.schema.ts';

const parents = alias(associates, 'parents');
const parentUsers = alias(users, 'parent_users');

/** An associate whose parent may change. */
export interface Movable extends Party {
  readonly totalCount: number;
  /** Null at the top. */
  readonly parent: Party | null;
}

/** What a move would do to counters: on the old side they fall, on the new one they rise. */
interface CounterChanges extends Pick<ParentChangePreview, 'oldUpline' | 'newUpline'> {
  /** Whether somebody would stand below himself. */
  readonly isCircle: boolean;
}

/** SQL over a tree that doesn't change meanwhile. */
export class OpenTree {
  readonly #tx: Database;
  constructor(tx: Database) {
    this.#tx = tx;
  }

  /** Associates in the order of some ids, which may be those of users; undefined where there is none. */
  async find(refs: readonly string[]): Promise<(Movable | undefined)[]> {
    const rows = await this.#tx
      .select({
        id: associates.id,
        userId: associates.userId,
        referralCode: associates.referralCode,
        totalCount: associates.totalCount,
        firstName: users.firstName,
        lastName: users.lastName,
        parent: { id: parents.id, referralCode: parents.referralCode },
        parentName: { firstName: parentUsers.firstName, lastName: parentUsers.lastName },
      })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId))
      .leftJoin(parents, eq(parents.id, associates.parentId))
      .leftJoin(parentUsers, eq(parentUsers.id, parents.userId))
      .where(or(inArray(associates.id, [...refs]), inArray(associates.userId, [...refs])));
    const found = new Map<string, Movable>();
    for (const { id, userId, referralCode, totalCount, parent, parentName, ...name } of rows) {
      const movable = {
        id,
        name: nameOf(name),
        referralCode,
        totalCount,
        parent: parent && parentName && { ...parent, name: nameOf(parentName) },
      };
      found.set(id, movable).set(userId, movable);
    }
    return refs.map((ref) => found.get(ref.toLowerCase()));
  }

  async counters(move: Move): Promise<CounterChanges> {
    const rows = await this.#tx
      .select({
        id: associates.id,
        referralCode: associates.referralCode,
        firstName: users.firstName,
        lastName: users.lastName,
        directBefore: associates.directCount,
        totalBefore: associates.totalCount,
        direct: sql<number>`change.direct`,
        total: sql<number>`change.total`,
        isOld: sql<boolean>`change.is_old`,
        isCircle: sql<boolean>`change.is_circle`,
        count: sql`change.count`.mapWith(Number),
      })
      .from(
        sql`(
          select *, bool_or(id = ${move.id}) over () as is_circle, count(*) over (partition by is_old) as count,
            row_number() over (partition by is_old order by level) as place
          from (select *, total < 0 or direct < 0 as is_old from (${counterChanges(move)}) as one) as side
        ) as change`,
      )
      .innerJoin(associates, sql`${associates.id} = change.id`)
      .innerJoin(users, eq(users.id, associates.userId))
      .where(sql`change.place <= ${MOST_COUNTER_CHANGES}`)
      .orderBy(sql`change.place`);
    const side = (isOld: boolean) => {
      const changes = rows.filter((row) => row.isOld === isOld);
      return { count: changes[0]?.count ?? 0, nearest: changes.map(counterChange) };
    };
    const isCircle = rows.some((row) => row.isCircle);
    return { isCircle, oldUpline: side(true), newUpline: side(false) };
  }

  /** Moves an associate and records it. */
  async move(move: Move, record: Omit<typeof parentChanges.$inferInsert, MoveField>): Promise<void> {
    await moveInTree(this.#tx, move);
    const { id: associateId, oldParentId, newParentId, size: movedCount } = move;
    await this.#tx
      .insert(parentChanges)
      .values({ ...record, associateId, oldParentId, newParentId, movedCount });
  }
}

type MoveField = 'associateId' | 'oldParentId' | 'newParentId' | 'movedCount';

interface CounterRow extends Omit<Party, 'name'> {
  readonly firstName: string;
  readonly lastName: string;
  readonly directBefore: number;
  readonly totalBefore: number;
  readonly direct: number;
  readonly total: number;
}

function counterChange({ id, referralCode, directBefore, totalBefore, direct, total, ...name }: CounterRow) {
  return {
    id,
    name: nameOf(name),
    referralCode,
    directBefore,
    directAfter: directBefore + direct,
    totalBefore,
    totalAfter: totalBefore + total,
  };
}
