import type { Order, QuoteRequest, Result, ShopTerms } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { attempt } from '../../platform/database/attempt.ts';
import type { CompanyReader } from '../../platform/company-reader.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import type { Platform } from '../../platform/platform.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type PieceCancellation, cancelPieces } from '../order-step/cancel-pieces.transactions.ts';
import { findUnsecuredOrders } from '../order-limit/order-limit.transactions.ts';
import { type Billing, type MadeBill, makeBill } from '../bill/bill.transactions.ts';
import { selectOrders } from './order-list.transactions.ts';
import { type AppliedStep, type StepResult, applyStep } from '../order-step/order-step.transactions.ts';
import { orders } from '../tables/order.schema.ts';
import { OrderTransaction } from './order.transactions.ts';
import { searchedFor } from './searched-for.ts';

/** The filter of the list of orders. */
export interface OrderFilter {
  readonly userId: string;
  /** A part of an order number or of a product name. */
  readonly search?: string | undefined;
  readonly page: PageRequest;
}

/** The SQL of orders. */
export class OrderRepository {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #company: CompanyReader;
  constructor({ db, now, company }: Pick<Platform, 'db' | 'now' | 'company'>) {
    this.#db = db;
    this.#now = now;
    this.#company = company;
  }

  /** The bill of what a buyer wants, by the current offers. */
  makeBill(
    request: QuoteRequest,
    buyer: Pick<Billing, 'userId' | 'language'>,
    terms: ShopTerms,
  ): Promise<MadeBill> {
    return makeBill(this.#db, request, { ...buyer, at: this.#at(), terms });
  }

  /** A member's orders that are neither paid nor confirmed. */
  unsecuredOrders(userId: string): ReturnType<typeof findUnsecuredOrders> {
    return findUnsecuredOrders(this.#db, userId);
  }

  /** A member's orders, newest first. */
  list(filter: OrderFilter): Promise<Order[]> {
    return selectOrders(this.#db, this.#matching(filter), this.#at(), filter.page);
  }

  /** The number of orders on all pages. */
  count(filter: OrderFilter): Promise<number> {
    return this.#db.$count(orders, this.#matching(filter));
  }

  /** An order of a member. */
  async find(userId: string, id: string): Promise<Order | undefined> {
    const own = and(eq(orders.id, id), eq(orders.userId, userId));
    const [order] = await selectOrders(this.#db, own, this.#at());
    return order;
  }

  /**
   * Places an order by `task` in one transaction, which is rolled back when the result is a failure. Orders of
   * the same member run one after the other, and changes of the member's cart wait.
   */
  placing<Value, Problem>(
    userId: string,
    task: (open: OrderTransaction) => Promise<Result<Value, Problem>>,
  ): Promise<Result<Value, Problem>> {
    return attempt(this.#db, async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      return task(new OrderTransaction(tx, { userId, at: this.#at(), company: this.#company }));
    });
  }

  /** Moves an order one step in one transaction. */
  applyStep(step: AppliedStep): Promise<StepResult> {
    return this.#db.transaction((tx) => applyStep(tx, step));
  }

  /** Cancels some pieces in one transaction; the last ones cancel the order. */
  cancelPieces(cancellation: PieceCancellation): Promise<StepResult> {
    return this.#db.transaction((tx) => cancelPieces(tx, cancellation));
  }

  #at(): Date {
    return new Date(this.#now());
  }

  #matching({ userId, search }: OrderFilter) {
    return and(eq(orders.userId, userId), search ? searchedFor(this.#db, search) : undefined);
  }
}
