import type { OrderStatus, StaffOrder } from '@pgm/api/contract';
import { type SQL, and, eq } from 'drizzle-orm';
import type { InvoiceSeller } from '../invoice/invoice.schema.ts';
import { issueInvoice } from '../invoice/issue-invoice.ts';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { orders } from './order.schema.ts';
import { searchedFor } from './searched-for.ts';
import { selectStaffOrders } from './select-orders.ts';
import { type OrderStepTaken, type StepResult, takeStep } from './take-step.ts';

/** What narrows the list of all orders. */
export interface DeskFilter {
  readonly status?: OrderStatus | undefined;
  /** A part of an order's number or of a product's name. */
  readonly search?: string | undefined;
  readonly page: PageRequest | undefined;
}

/** SQL over the orders of all members. */
export class OrderDeskRepository {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #seller: InvoiceSeller;
  constructor(db: Database, now: () => number, seller: InvoiceSeller) {
    this.#db = db;
    this.#now = now;
    this.#seller = seller;
  }

  /** The newest first. */
  list(filter: DeskFilter): Promise<StaffOrder[]> {
    return this.#select(this.#matching(filter), filter.page);
  }

  /** How many there are in all, whatever the page. */
  count(filter: DeskFilter): Promise<number> {
    return this.#db.$count(orders, this.#matching(filter));
  }

  async has(id: string): Promise<boolean> {
    return (await this.#db.$count(orders, eq(orders.id, id))) > 0;
  }

  async find(id: string): Promise<StaffOrder | undefined> {
    const [order] = await this.#select(eq(orders.id, id));
    return order;
  }

  /** Moves an order one step, all or nothing; goods do not leave without an invoice. */
  takeStep(step: OrderStepTaken): Promise<StepResult> {
    return this.#db.transaction(async (tx) => {
      const result = await takeStep(tx, step);
      // Last, since whoever wants the next number waits from here on.
      if (result === 'taken' && step.to === 'SHIPPED') {
        await issueInvoice(tx, step.orderId, step.at, this.#seller);
      }
      return result;
    });
  }

  #select(which: SQL | undefined, page?: PageRequest): Promise<StaffOrder[]> {
    return selectStaffOrders(this.#db, which, new Date(this.#now()), page);
  }

  #matching({ status, search }: DeskFilter) {
    return and(
      status === undefined ? undefined : eq(orders.status, status),
      search ? searchedFor(this.#db, search) : undefined,
    );
  }
}
