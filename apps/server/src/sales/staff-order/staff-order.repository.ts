import type { NewRefund, OrderFilter, OrderNeed, Shipment, StaffOrder } from '@pgm/api/contract';
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import type { SellerReader } from '../invoice/invoice.schema.ts';
import { issueInvoice } from '../invoice/invoice.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { type RetriedRefund, retryRefund } from '../refund/refund.transactions.ts';
import { type RefundProblem, refundByStaff } from '../refund/staff-refund.transactions.ts';
import { acceptRequestedReturn } from '../reversal/reversal.transactions.ts';
import { type SeenResult, cancelSeenPieces } from '../order-step/cancel-pieces.transactions.ts';
import { type AddressChange, changeAddress } from './order-address.transactions.ts';
import { findStaffOrder, hasOrder, selectStaffOrders } from './staff-order-list.transactions.ts';
import { queueOrderMessage } from '../order-message/order-message.transactions.ts';
import { type NewOrderNote, addOrderNote, recordOrderChange } from './order-note.transactions.ts';
import { notifyOfAcceptedReturn } from '../order-message/order-notification.transactions.ts';
import { type OrderPacking, packOrder } from './pack-order.transactions.ts';
import {
  type AppliedStep,
  type StepResult,
  applyStep,
  lockOrder,
} from '../order-step/order-step.transactions.ts';
import { OPEN_STATUSES, orders } from '../tables/order.schema.ts';
import { hasNeed, matchFilter } from './staff-order-filter.ts';

/** Which of the matching orders are meant. */
interface OrderPage {
  readonly sort: 'newest' | '-newest';
  readonly page: PageRequest;
}

/** A search that finds very many orders counts and lists no more than these. */
const MAX_FOUND = 1000;

/** The SQL of all members' orders. */
export class StaffOrderRepository {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #readSeller: SellerReader;
  constructor(db: Database, now: () => number, readSeller: SellerReader) {
    this.#db = db;
    this.#now = now;
    this.#readSeller = readSeller;
  }

  /** The orders that match a filter, page by page. */
  async matching(filter: OrderFilter) {
    const { which, isBroad } = await matchFilter(this.#db, filter);
    return {
      list: ({ page, sort }: OrderPage) => this.#select(which, { page, isOldestFirst: sort === '-newest' }),
      ...(isBroad
        ? { count: () => this.#countUpTo(MAX_FOUND + 1, which), maxCount: MAX_FOUND }
        : { count: () => this.#db.$count(orders, which) }),
    };
  }

  #countUpTo(max: number, which: SQL | undefined): Promise<number> {
    const found = this.#db.select({ id: orders.id }).from(orders).where(which).limit(max);
    return this.#db.$count(found.as('found'));
  }

  has(id: string): Promise<boolean> {
    return hasOrder(this.#db, id);
  }

  find(id: string): Promise<StaffOrder | undefined> {
    return findStaffOrder(this.#db, id, new Date(this.#now()));
  }

  /** The numbers of orders, by id. */
  async numbers(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = await this.#db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(inArray(orders.id, [...ids]));
    return new Map(found.map(({ id, number }) => [id, number]));
  }

  /** Moves an order one step in one transaction; a shipped order gets its invoice in the same transaction. */
  applyStep(step: AppliedStep): Promise<StepResult> {
    return this.#db.transaction(async (tx) => {
      const result = await applyStep(tx, step);
      // This comes last, because other transactions wait for the next invoice number from here on.
      if (result === 'applied' && step.to === 'SHIPPED') {
        await issueInvoice(tx, step.orderId, step.at, await this.#readSeller(tx));
      }
      return result;
    });
  }

  /** Sets the shipment of an order that is on its way or was delivered; false for others. */
  async setShipment(id: string, shipment: Shipment): Promise<boolean> {
    const changed = await this.#db
      .update(orders)
      .set({ shipment })
      .where(and(eq(orders.id, id), inArray(orders.status, ['SHIPPED', 'DELIVERED'])))
      .returning({ id: orders.id });
    return changed.length > 0;
  }

  /** Cancels some pieces; the last ones cancel the order. */
  cancelPieces(cancellation: Parameters<typeof cancelSeenPieces>[1]): Promise<SeenResult> {
    return this.#db.transaction((tx) => cancelSeenPieces(tx, cancellation));
  }

  /** Packs an order by line. */
  pack(packing: OrderPacking): Promise<SeenResult> {
    return this.#db.transaction((tx) => packOrder(tx, packing));
  }

  /** Accepts the requested return of an order, and notifies the buyer. */
  acceptReturn(orderId: string, at: Date): Promise<'applied' | 'unknown' | 'rejected'> {
    return this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return 'unknown';
      if (order.status !== 'RETURN_REQUESTED' || !(await acceptRequestedReturn(tx, orderId, at)))
        return 'rejected';
      await notifyOfAcceptedReturn(tx, order, at);
      await queueOrderMessage(tx, 'RETURN_ACCEPTED', order, { event: at.toISOString(), at });
      return 'applied';
    });
  }

  setAddress(change: AddressChange): ReturnType<typeof changeAddress> {
    return this.#db.transaction((tx) => changeAddress(tx, change));
  }

  /** Adds a note, with its entry in the audit; false when there is no such order. */
  addNote(note: NewOrderNote): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, note.orderId));
      if (!order) return false;
      await addOrderNote(tx, order, note);
      return true;
    });
  }

  /** Refunds an amount of what was paid for an order. */
  refund(
    orderId: string,
    refund: NewRefund & { readonly staffId: string; readonly at: Date },
  ): Promise<'applied' | 'unknown' | RefundProblem> {
    return this.#db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      return order ? refundByStaff(tx, { ...refund, order }) : 'unknown';
    });
  }

  /**
   * Lets the provider be asked again for a refund that failed, with an entry in the audit; false when the order has no such
   * refund.
   */
  retryRefund({ staffId, ...refund }: RetriedRefund & { readonly staffId: string }): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, refund.orderId));
      const result = await retryRefund(tx, refund);
      if (result === 'retried' && order)
        await recordOrderChange(tx, order, { actorId: staffId, at: refund.at }, 'refundRetried');
      return result !== 'unknown';
    });
  }

  #select(which: SQL | undefined, page?: Parameters<typeof selectStaffOrders>[3]): Promise<StaffOrder[]> {
    return selectStaffOrders(this.#db, which, new Date(this.#now()), page);
  }

  /** How many orders need each thing; one query, of the orders that are under way. */
  async countNeeds(): Promise<Record<OrderNeed, number>> {
    const count = (need: OrderNeed) =>
      sql<number>`count(*) filter (where ${hasNeed(this.#db, need)})`.mapWith(Number);
    const [counts] = await this.#db
      .select({
        toConfirm: count('toConfirm'),
        toPack: count('toPack'),
        missing: count('missing'),
        toShip: count('toShip'),
        returns: count('returns'),
      })
      .from(orders)
      .where(inArray(orders.status, [...OPEN_STATUSES]));
    if (!counts) throw new Error('the orders were not counted');
    const countAll = (need: OrderNeed) => this.#db.$count(orders, hasNeed(this.#db, need));
    return {
      ...counts,
      refundsDue: await countAll('refundsDue'),
      refundsFailed: await countAll('refundsFailed'),
    };
  }
}
