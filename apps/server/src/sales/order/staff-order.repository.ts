import type { OrderStatus, StaffOrder } from '@pgm/api/contract';
import { type SQL, and, eq } from 'drizzle-orm';
import type { InvoiceSeller } from '../invoice/invoice.schema.ts';
import { issueInvoice } from '../invoice/invoice.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { selectStaffOrders } from './order-list.transactions.ts';
import { type AppliedStep, type StepResult, applyStep } from './order-step.transactions.ts';
import { orders } from './order.schema.ts';
import { searchedFor } from './searched-for.ts';

/** The filter of the list of all orders. */
export interface StaffFilter {
  readonly status?: OrderStatus | undefined;
  /** A part of an order number or of a product name. */
  readonly search?: string | undefined;
  readonly page: PageRequest | undefined;
}

/** The SQL of all members' orders. */
export class StaffOrderRepository {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #seller: InvoiceSeller;
  constructor(db: Database, now: () => number, seller: InvoiceSeller) {
    this.#db = db;
    this.#now = now;
    this.#seller = seller;
  }

  /** The orders, newest first. */
  list(filter: StaffFilter): Promise<StaffOrder[]> {
    return this.#select(this.#matching(filter), filter.page);
  }

  /** The number of orders on all pages. */
  count(filter: StaffFilter): Promise<number> {
    return this.#db.$count(orders, this.#matching(filter));
  }

  async has(id: string): Promise<boolean> {
    return (await this.#db.$count(orders, eq(orders.id, id))) > 0;
  }

  async find(id: string): Promise<StaffOrder | undefined> {
    const [order] = await this.#select(eq(orders.id, id));
    return order;
  }

  /** Moves an order one step in one transaction; a shipped order gets its invoice in the same transaction. */
  applyStep(step: AppliedStep): Promise<StepResult> {
    return this.#db.transaction(async (tx) => {
      const result = await applyStep(tx, step);
      // This comes last, because other transactions wait for the next invoice number from here on.
      if (result === 'applied' && step.to === 'SHIPPED') {
        await issueInvoice(tx, step.orderId, step.at, this.#seller);
      }
      return result;
    });
  }

  #select(which: SQL | undefined, page?: PageRequest): Promise<StaffOrder[]> {
    return selectStaffOrders(this.#db, which, new Date(this.#now()), page);
  }

  #matching({ status, search }: StaffFilter) {
    return and(
      status === undefined ? undefined : eq(orders.status, status),
      search ? searchedFor(this.#db, search) : undefined,
    );
  }
}
