import { MOST_POINTS_PRODUCTS, MOST_TRANSACTIONS } from '@pgm/api/contract';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { associates } from '../associate/associate.schema.ts';
import { orderItems, orders } from '../order/order.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';
import { bvEntries, pointsGroup } from './bv-entry.schema.ts';
import type { EntryRow, ProductRow } from './transaction-of.ts';

/** How sure a member can be of points. */
export type Group = (typeof pointsGroup.enumValues)[number];

/** A member's points as they stood at one moment. */
export interface Ledger {
  /** Credits less debits, over all entries; a group without any is missing. */
  readonly sums: Readonly<Partial<Record<Group, number>>>;
  /** The newest first. */
  readonly entries: Readonly<Record<Group, readonly EntryRow[]>>;
  /** What the orders of the entries hold, order by order. */
  readonly products: readonly ProductRow[];
}

/** SQL over the ledger of points. */
export class PointsRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The user whom an id means: their own or that of their place in the tree. */
  async findUser(id: string): Promise<string | undefined> {
    const [found] = await unionAll(
      this.#db.select({ id: users.id }).from(users).where(eq(users.id, id)),
      this.#db.select({ id: associates.userId }).from(associates).where(eq(associates.id, id)),
    );
    return found?.id;
  }

  /** Reads a member's ledger, figures and entries as of the same moment. */
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
      group: bvEntries.pointsGroup,
      sum: sql`sum(case ${bvEntries.type} when 'CREDIT' then ${bvEntries.points} else -${bvEntries.points} end)`.mapWith(
        Number,
      ),
    })
    .from(bvEntries)
    .where(eq(bvEntries.userId, userId))
    .groupBy(bvEntries.pointsGroup);
  return Object.fromEntries(rows.map(({ group, sum }) => [group, sum]));
}

function selectEntries(tx: Database, userId: string, group: Group): Promise<EntryRow[]> {
  return tx
    .select({ entry: bvEntries, number: orders.number, status: orders.status, settleAt: orders.settleAt })
    .from(bvEntries)
    .innerJoin(orders, eq(orders.id, bvEntries.orderId))
    .where(and(eq(bvEntries.userId, userId), eq(bvEntries.pointsGroup, group)))
    .orderBy(desc(bvEntries.createdAt), desc(bvEntries.id))
    .limit(MOST_TRANSACTIONS);
}

/** One more of each order than is shown, by which is seen that there are more. */
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
    .where(and(inArray(orderItems.orderId, [...orderIds]), lte(orderItems.position, MOST_POINTS_PRODUCTS)))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}
