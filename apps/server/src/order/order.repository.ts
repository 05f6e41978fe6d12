import type { Order, Result } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { claimOf } from '../coupon/select-claims.ts';
import { attempt } from '../platform/database/attempt.ts';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { users } from '../user/user.schema.ts';
import type { PriceList } from './make-bill.ts';
import { OpenOrders } from './open-orders.ts';
import { orders } from './order.schema.ts';
import { selectOffers } from './select-offers.ts';
import { searchedFor } from './searched-for.ts';
import { selectOrders } from './select-orders.ts';
import { type OrderStepTaken, type StepResult, takeStep } from './take-step.ts';

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
  readonly #now: () => number;
  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** What is offered now. @param userId who would buy; undefined for a guest */
  pricesFor(userId: string | undefined): PriceList {
    return {
      offers: (productIds) => selectOffers(this.#db, productIds),
      couponClaim: (code) => claimOf(this.#db, code, { userId, at: this.#at() }),
    };
  }

  /** A member's orders, the newest first. */
  list(filter: OrderFilter): Promise<Order[]> {
    return selectOrders(this.#db, this.#matching(filter), this.#at(), filter.page);
  }

  /** How many there are in all, whatever the page. */
  count(filter: OrderFilter): Promise<number> {
    return this.#db.$count(orders, this.#matching(filter));
  }

  /** An order of a member's. */
  async find(userId: string, id: string): Promise<Order | undefined> {
    const own = and(eq(orders.id, id), eq(orders.userId, userId));
    const [order] = await selectOrders(this.#db, own, this.#at());
    return order;
  }

  /**
   * Places an order as `task` says, in one transaction, of which nothing stays when it answers a failure. Orders of the
   * same member take turns, and what is added to that member's cart waits.
   */
  placing<Value>(userId: string, task: (open: OpenOrders) => Promise<Result<Value>>): Promise<Result<Value>> {
    return attempt(this.#db, async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      return task(new OpenOrders(tx, userId, this.#at()));
    });
  }

  /** Moves an order one step, all or nothing. */
  takeStep(step: OrderStepTaken): Promise<StepResult> {
    return this.#db.transaction((tx) => takeStep(tx, step));
  }

  #at(): Date {
    return new Date(this.#now());
  }

  #matching({ userId, search }: OrderFilter) {
    return and(eq(orders.userId, userId), search ? searchedFor(this.#db, search) : undefined);
  }
}
