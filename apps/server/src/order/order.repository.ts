import type { Order, Result } from '@pgm/api/contract';
import { and, asc, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm';
import { attempt } from '../platform/database/attempt.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { type PageRequest, containing } from '../platform/paging.ts';
import { bvEntries } from '../points/bv-entry.schema.ts';
import { storeEntries } from '../store/store.schema.ts';
import { users } from '../user/user.schema.ts';
import { OpenOrders } from './open-orders.ts';
import { CANCELLABLE, orderNumber } from './order-of.ts';
import { orderEvents, orderItems, orders } from './order.schema.ts';
import { type Offer, selectOffers } from './select-offers.ts';
import { selectOrders } from './select-orders.ts';

/** What narrows the list of orders. */
export interface OrderFilter {
  readonly userId: string;
  /** A part of an order's number or of a product's name. */
  readonly search?: string | undefined;
  readonly page: PageRequest | undefined;
}

/** SQL over orders. */
export class OrderRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Those of the products that can be seen. */
  offers(productIds: readonly string[]): Promise<Offer[]> {
    return selectOffers(this.#db, productIds);
  }

  /** A member's orders, the newest first. */
  list(filter: OrderFilter): Promise<Order[]> {
    return selectOrders(this.#db, this.#matching(filter), filter.page);
  }

  /** How many there are in all, whatever the page. */
  count(filter: OrderFilter): Promise<number> {
    return this.#db.$count(orders, this.#matching(filter));
  }

  /** An order of a member's. */
  async find(userId: string, id: string): Promise<Order | undefined> {
    const [order] = await selectOrders(this.#db, and(eq(orders.id, id), eq(orders.userId, userId)));
    return order;
  }

  /**
   * Places an order as `task` says, in one transaction, of which nothing stays when it answers a failure. Orders of the
   * same member take turns, and what is added to that member's cart waits.
   */
  placing<Value>(userId: string, task: (open: OpenOrders) => Promise<Result<Value>>): Promise<Result<Value>> {
    return attempt(this.#db, async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      return task(new OpenOrders(tx, userId));
    });
  }

  /** Cancels an order of a member's, and gives stock and points back; false when it can't be cancelled any more. */
  cancel(userId: string, id: string, at: Date): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const [order] = await tx
        .update(orders)
        .set({ status: 'CANCELLED', paymentStatus: 'CANCELLED' })
        .where(and(eq(orders.id, id), eq(orders.userId, userId), inArray(orders.status, [...CANCELLABLE])))
        .returning();
      if (!order) return false;
      await tx
        .insert(orderEvents)
        .values({ id: newId(), orderId: id, status: 'CANCELLED', at, actor: 'MEMBER' });
      if (order.points > 0) await tx.insert(bvEntries).values(takenBack(order, at));
      await giveStockBack(tx, id);
      return true;
    });
  }

  #matching({ userId, search }: OrderFilter) {
    if (!search) return eq(orders.userId, userId);
    const number = sql`'PGM-' || lpad(${orders.number}::text, greatest(6, length(${orders.number}::text)), '0')`;
    const named = this.#db
      .select({ one: sql`1` })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, orders.id), ilike(orderItems.name, containing(search))));
    return and(eq(orders.userId, userId), or(ilike(number, containing(search)), exists(named)));
  }
}

/** Pending points become cancelled ones. */
function takenBack({ id: orderId, userId, number, points }: typeof orders.$inferSelect, createdAt: Date) {
  const entry = { userId, orderId, points, reason: `Order ${orderNumber(number)} cancelled`, createdAt };
  return [
    { ...entry, id: newId(), pointsGroup: 'PENDING' as const, type: 'DEBIT' as const },
    { ...entry, id: newId(), pointsGroup: 'CANCELLED' as const, type: 'CREDIT' as const },
  ];
}

/** By product id, as orders take it: those who wait for each other's stock wait in one direction. */
async function giveStockBack(tx: Database, orderId: string): Promise<void> {
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.productId));
  for (const { productId, quantity } of items) {
    await tx
      .update(storeEntries)
      .set({ quantity: sql`${storeEntries.quantity} + ${quantity}` })
      .where(eq(storeEntries.productId, productId));
  }
}
