import { type Failure, type Result, type StaffOrder, fail } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import { attempt } from '../../platform/database/attempt.ts';
import type { CompanyReader } from '../../platform/company-reader.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { OrderAdditionTransaction } from './order-addition.transactions.ts';
import { lockOrder } from '../order-step/order-step.transactions.ts';
import { findStaffOrder, hasOrder } from '../staff-order/staff-order-list.transactions.ts';
import { orders } from '../tables/order.schema.ts';

type Task<Value, Problem> = (open: OrderAdditionTransaction) => Promise<Result<Value, Problem>>;

/** The SQL of pieces that are added to orders. */
export class OrderAdditionRepository {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #company: CompanyReader;
  constructor({ db, now, company }: Pick<Platform, 'db' | 'now' | 'company'>) {
    this.#db = db;
    this.#now = now;
    this.#company = company;
  }

  has(orderId: string): Promise<boolean> {
    return hasOrder(this.#db, orderId);
  }

  /** An order as staff see it. */
  find(orderId: string): Promise<StaffOrder | undefined> {
    return findStaffOrder(this.#db, orderId, new Date(this.#now()));
  }

  /** Reads an order by `task`, which changes nothing. */
  async reading<Value, Problem>(
    orderId: string,
    task: Task<Value, Problem>,
  ): Promise<Result<Value, Problem | Failure<'notFound'>>> {
    const [order] = await this.#db.select().from(orders).where(eq(orders.id, orderId));
    return order ? task(new OrderAdditionTransaction(this.#db, order, this.#company)) : NOT_FOUND;
  }

  /**
   * Adds pieces by `task` in one transaction, which is rolled back when the result is a failure. Meanwhile the buyer places
   * no order, and no other change of this order comes between. The lock of the buyer comes before that of the order.
   */
  adding<Value, Problem>(
    orderId: string,
    task: Task<Value, Problem>,
  ): Promise<Result<Value, Problem | Failure<'notFound'>>> {
    return attempt<Value, Problem | Failure<'notFound'>>(this.#db, async (tx) => {
      const [found] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
      if (!found) return NOT_FOUND;
      await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('no key update');
      const order = await lockOrder(tx, orderId);
      return order ? task(new OrderAdditionTransaction(tx, order, this.#company)) : NOT_FOUND;
    });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
