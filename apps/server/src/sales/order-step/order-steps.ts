import type { Order, OrderStatus } from '@pgm/api/contract';
import type { orders } from '../tables/order.schema.ts';

/** The actor of a step. */
export type OrderActor = Order['timeline'][number]['by'];

/** The actors that may move an order from one status to another. */
const STEPS: Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>> = {
  PLACED: { CONFIRMED: ['STAFF'], CANCELLED: ['MEMBER', 'STAFF', 'SYSTEM'] },
  CONFIRMED: { PACKED: ['STAFF'], CANCELLED: ['MEMBER', 'STAFF'] },
  PACKED: { SHIPPED: ['STAFF'], CANCELLED: ['MEMBER', 'STAFF'] },
  // What comes back undelivered is returned.
  SHIPPED: { DELIVERED: ['STAFF'], RETURNED: ['STAFF'] },
  DELIVERED: { RETURN_REQUESTED: ['MEMBER'] },
  RETURN_REQUESTED: { RETURNED: ['STAFF'], DELIVERED: ['STAFF'] },
  CANCELLED: {},
  RETURNED: {},
};

/** Whether an order can still be changed: its pieces in part, and its address. */
export function isBeforePacking(status: OrderStatus): boolean {
  return status === 'PLACED' || status === 'CONFIRMED';
}

/** Whether a step must wait for the payment of the order. */
export function awaitsPayment(to: OrderStatus, paymentStatus: Order['payment']['status']): boolean {
  return to === 'CONFIRMED' && paymentStatus === 'PENDING';
}

/**
 * Where pieces go that staff add before an order is packed: into the order while its buyer pays on delivery, into another
 * one that goes with it when it is paid; undefined when none can be added.
 */
export function additionTarget({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<typeof orders.$inferSelect, 'status' | 'paymentMethod' | 'paymentStatus'>):
  | 'SAME_ORDER'
  | 'NEW_ORDER'
  | undefined {
  if (!isBeforePacking(status)) return undefined;
  if (paymentStatus === 'PAID') return 'NEW_ORDER';
  return paymentMethod === 'COD' && paymentStatus === 'DUE' ? 'SAME_ORDER' : undefined;
}

/** Whether the actor may move an order between these statuses. */
export function mayStep(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return STEPS[from][to]?.includes(actor) === true;
}
