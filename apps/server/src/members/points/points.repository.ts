import { MAX_POINTS_PRODUCTS, MAX_TRANSACTIONS } from '@pgm/api/contract';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { associates } from '../associate/associate.schema.ts';
import { orderItems, orders } from '../../sales/order/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type EntryRow, pointsEntries, pointsGroup } from './points-entry.schema.ts';
import type { ProductRow } from './points.mapper.ts';

/** The status of points. */
export type Group = (typeof pointsGroup.enumValues)[number];

/** A member's points at one moment. */
export interface Ledger {
  /** Credits less debits over all entries; a group without entries is missing. */
  readonly sums: Readonly<Partial<Record<Group, number>>>;
  /** The entries, newest first. */
  readonly entries: Readonly<Record<Group, readonly EntryRow[]>>;
  /** The products of the entries' orders, order by order. */
  readonly products: readonly ProductRow[];
}

/** The SQL of the points ledger. */
export class PointsRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The user with this id, or whose place in the tree has this id. */
  async findUser(id: string): Promise<string | undefined> {
    const [found] = await unionAll(
      this.#db.select({ id: users.id }).from(users).where(eq(users.id, id)),
      this.#db.select({ id: associates.userId }).from(associates).where(eq(associates.id, id)),
    );
    return found?.id;
  }

  /** Reads the sums and entries of a member's ledger at the same moment. */
  ledger(userId: string): Promise<Ledger> {
    return this.#db.transaction(
      async (tx) => {
        const sums = await selectSums(tx, userId);
        const entries = {
          PENDING: await selectEntries(tx, userId, 'PENDING'),
          CONFIRMED: await selectEntries(tx, userId, 'CONFIRMED'),
          CANCELLED: await selectEntries(tx, userId, 'CANCELLED'),
        };
        const orderIds = new Set(
          Object.values(entries)
            .flat()
            .map(({ entry }) => entry.orderId),
        );
        return { sums, entries, products: await selectProducts(tx, [...orderIds]) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }
}

async function selectSums(tx: Database, userId: string): Promise<Ledger['sums']> {
  const rows = await tx
    .select({
      group: pointsEntries.pointsGroup,
      sum: sql`sum(case ${pointsEntries.type} when 'CREDIT' then ${pointsEntries.points} else -${pointsEntries.points} end)`.mapWith(
        Number,
      ),
    })
    .from(pointsEntries)
    .where(eq(pointsEntries.userId, userId))
    .groupBy(pointsEntries.pointsGroup);
  return Object.fromEntries(rows.map(({ group, sum }) => [group, sum]));
}

function selectEntries(tx: Database, userId: string, group: Group): Promise<EntryRow[]> {
  return tx
    .select({ entry: pointsEntries, number: orders.number, status: orders.status, settleAt: orders.settleAt })
    .from(pointsEntries)
    .innerJoin(orders, eq(orders.id, pointsEntries.orderId))
    .where(and(eq(pointsEntries.userId, userId), eq(pointsEntries.pointsGroup, group)))
    .orderBy(desc(pointsEntries.createdAt), desc(pointsEntries.id))
    .limit(MAX_TRANSACTIONS);
}

/** Reads one product more of each order than is shown, to see whether there are more. */
async function selectProducts(tx: Database, orderIds: readonly string[]): Promise<ProductRow[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select({
      orderId: orderItems.orderId,
      name: orderItems.name,
      quantity: orderItems.quantity,
      pointsEach: orderItems.points,
    })
    .from(orderItems)
    .where(and(inArray(orderItems.orderId, [...orderIds]), lte(orderItems.position, MAX_POINTS_PRODUCTS)))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}
