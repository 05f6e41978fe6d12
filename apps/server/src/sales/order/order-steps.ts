import type { Order, OrderStatus } from '@pgm/api/contract';
import type { orders } from './order.schema.ts';

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

/** Whether staff can add pieces: nothing is packed, and the buyer pays the new total on delivery. */
export function mayAddPieces({
  status,
  paymentMethod,
  paymentStatus,
}: Pick<typeof orders.$inferSelect, 'status' | 'paymentMethod' | 'paymentStatus'>): boolean {
  return isBeforePacking(status) && paymentMethod === 'COD' && paymentStatus === 'DUE';
}

/** Whether the actor may move an order between these statuses. */
export function mayStep(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return STEPS[from][to]?.includes(actor) === true;
}
