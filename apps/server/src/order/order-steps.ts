import type { Order, OrderStatus } from '@pgm/api/contract';

/** Who moves an order on. */
export type OrderActor = Order['timeline'][number]['by'];

/** Who may move an order from where to where. */
const STEPS: Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>> = {
  PLACED: { CONFIRMED: ['STAFF'], CANCELLED: ['MEMBER', 'STAFF', 'SYSTEM'] },
  CONFIRMED: { PACKED: ['STAFF'], CANCELLED: ['MEMBER', 'STAFF'] },
  PACKED: { SHIPPED: ['STAFF'], CANCELLED: ['MEMBER', 'STAFF'] },
  SHIPPED: { DELIVERED: ['STAFF'] },
  DELIVERED: { RETURN_REQUESTED: ['MEMBER'] },
  RETURN_REQUESTED: { RETURNED: ['STAFF'], DELIVERED: ['STAFF'] },
  CANCELLED: {},
  RETURNED: {},
};

/** Whether somebody may move an order from here to there. */
export function mayStep(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return STEPS[from][to]?.includes(actor) === true;
}
