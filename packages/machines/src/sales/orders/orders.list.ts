import type { Order } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** A member's orders, page by page. Provide `fetchPage` with the call. */
export const ordersMachine = createPagedList<Order>({ id: 'orders', toKey: ({ id }) => id });

/** The facts that the list of orders shows. */
export function ordersView(snapshot: SnapshotFrom<typeof ordersMachine>) {
  const { items, status, page, pageCount, error } = pagedListView(snapshot);
  /** An order that awaits its payment expires without one. */
  const orders = items.map((order) => ({ ...order, awaitsPayment: order.payment.status === 'PENDING' }));
  return { status, orders, page, pageCount, error };
}

/** What a user can do with the list. */
export const ordersVerbs = pagedListVerbs<Order, undefined>;
