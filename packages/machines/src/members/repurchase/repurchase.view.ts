import type { SnapshotFrom } from 'xstate';
import type { RepurchaseEvent, repurchaseMachine } from './repurchase.machine.ts';

/** The facts that the totals of orders and the points per month show. */
export function repurchaseView({ context, value }: SnapshotFrom<typeof repurchaseMachine>) {
  const { orders, months, errors } = context;
  return {
    orders: { status: value.orders, sums: orders, error: errors.orders },
    points: { status: value.months, months, error: errors.months },
  };
}

/** What a user can do with them. */
export function repurchaseVerbs(send: (event: RepurchaseEvent) => void) {
  return {
    retryOrders: () => send({ type: 'orders.retry' }),
    retryMonths: () => send({ type: 'months.retry' }),
  };
}
