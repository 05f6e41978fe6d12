import { MAX_POINTS_PRODUCTS, MAX_TRANSACTIONS } from '@pgm/api/contract';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { associates } from '../../members/associate/associate.schema.ts';
import { orderItems, orders } from '../tables/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type Group, type PointsFilter, selectNet } from './net-points.ts';
import { netPoints, openingPoints, pointsEntries } from './points-entry.schema.ts';
import type { LedgerOfOrder, NetRow, ProductRow } from './points.mapper.ts';

/** A member's points at one moment. */
export interface PointsState {
  /** Credits less debits over all entries; a group without entries is missing. */
  readonly sums: Readonly<Partial<Record<Group, number>>>;
  /** The orders, opening points and corrections with points in each group, newest first. */
  readonly rows: Readonly<Record<Group, readonly NetRow[]>>;
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

  /** Reads the sums of a member's ledger, and the orders behind them, at the same moment. */
  state(userId: string): Promise<PointsState> {
    const page = { page: 1, limit: MAX_TRANSACTIONS, offset: 0 };
    return this.#db.transaction(
      async (tx) => ({
        sums: await selectSums(tx, userId),
        rows: {
          PENDING: await selectRows(tx, { userId, group: 'PENDING', page }),
          CONFIRMED: await selectRows(tx, { userId, group: 'CONFIRMED', page }),
          CANCELLED: await selectRows(tx, { userId, group: 'CANCELLED', page }),
        },
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  /** A page of the orders, opening points and corrections that have points in a group, newest first. */
  list(filter: PointsFilter & { readonly page: PageRequest }): Promise<NetRow[]> {
    return selectRows(this.#db, filter);
  }

  count(filter: PointsFilter): Promise<number> {
    return this.#db.$count(selectNet(this.#db, filter));
  }

  /** What the ledger holds of a member's order; undefined when it is not theirs. */
  async orderLedger(userId: string, orderId: string): Promise<LedgerOfOrder | undefined> {
    const [order] = await this.#db
      .select({ number: orders.number, status: orders.status })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
    if (!order) return undefined;
    const entries = await this.#db
      .select()
      .from(pointsEntries)
      .where(eq(pointsEntries.orderId, orderId))
      .orderBy(asc(pointsEntries.createdAt), asc(pointsEntries.pointsGroup), asc(pointsEntries.type));
    return {
      number: order.number,
      entries: entries.map((entry) => ({ entry, status: order.status })),
      products: await selectProducts(this.#db, orderId),
    };
  }
}

async function selectSums(tx: Database, userId: string): Promise<PointsState['sums']> {
  const rows = await tx
    .select({ group: pointsEntries.pointsGroup, sum: netPoints.mapWith(Number) })
    .from(pointsEntries)
    .where(eq(pointsEntries.userId, userId))
    .groupBy(pointsEntries.pointsGroup);
  return Object.fromEntries(rows.map(({ group, sum }) => [group, sum]));
}

async function selectRows(
  db: Database,
  { page, ...filter }: PointsFilter & { readonly page: PageRequest },
): Promise<NetRow[]> {
  const net = selectNet(db, filter);
  const rows = await db
    .select({
      id: net.id,
      reason: net.reason,
      points: net.points,
      enteredAt: net.enteredAt,
      validTill: net.validTill,
      order: {
        id: orders.id,
        number: orders.number,
        status: orders.status,
        placedAt: orders.placedAt,
        deliveryDays: orders.deliveryDays,
        returnDays: orders.returnDays,
      },
      settleAt: sql`coalesce(${orders.settleAt}, ${openingPoints.settleAt})`.mapWith(orders.settleAt),
    })
    .from(net)
    .leftJoin(orders, eq(orders.id, net.orderId))
    .leftJoin(openingPoints, eq(openingPoints.id, net.openingId))
    .orderBy(desc(net.enteredAt), desc(net.orderId), desc(net.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({ ...row, group: filter.group }));
}

/** Reads one product more of an order than is shown, to see whether there are more. */
function selectProducts(db: Database, orderId: string): Promise<ProductRow[]> {
  return db
    .select({ name: orderItems.name, quantity: orderItems.quantity, pointsEach: orderItems.points })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), lte(orderItems.position, MAX_POINTS_PRODUCTS)))
    .orderBy(asc(orderItems.position));
}
