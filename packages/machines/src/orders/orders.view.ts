import type { SnapshotFrom } from 'xstate';
import type { OrdersEvent, ordersMachine } from './orders.machine.ts';

/** The facts that the list of orders shows. */
export function ordersView(snapshot: SnapshotFrom<typeof ordersMachine>) {
  const { orders, page, pageCount, error } = snapshot.context;
  return {
    status: snapshot.matches('loading')
      ? ('loading' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : ('ready' as const),
    orders: orders.map((order) => ({
      ...order,
      /** It lapses without a payment, which can still be made. */
      awaitsPayment: order.payment.status === 'PENDING',
    })),
    page,
    pageCount,
    error,
  };
}

/** What a person can do with the list. */
export function ordersVerbs(send: (event: OrdersEvent) => void) {
  return {
    openPage: (page: number) => send({ type: 'page.open', page }),
    retry: () => send({ type: 'orders.retry' }),
  };
}
