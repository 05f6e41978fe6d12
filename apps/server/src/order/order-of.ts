import type { Order, OrderStatus } from '@pgm/api/contract';
import { imageUrl } from '../platform/image-url.ts';
import type { orderEvents, orderItems, orders } from './order.schema.ts';

/** In these an order can still be cancelled by its owner. */
export const CANCELLABLE = ['PLACED', 'CONFIRMED', 'PACKED'] as const satisfies readonly OrderStatus[];

/** An order with what belongs to it, in order. */
interface OrderRow {
  readonly order: typeof orders.$inferSelect;
  readonly items: readonly (typeof orderItems.$inferSelect)[];
  readonly events: readonly (typeof orderEvents.$inferSelect)[];
}

/** The wire shape of an order: rupees instead of paise, addresses instead of storage keys. */
export function orderOf({ order, items, events }: OrderRow): Order {
  return {
    id: order.id,
    number: orderNumber(order.number),
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    items: items.map(({ productId, name, image, pricePaise, quantity, points }) => ({
      productId,
      productName: name,
      productImage: image === null ? null : imageUrl(image),
      price: pricePaise / 100,
      quantity,
      points,
      lineTotal: (pricePaise * quantity) / 100,
    })),
    address: order.address,
    subtotal: order.subtotalPaise / 100,
    deliveryFee: order.deliveryPaise / 100,
    total: order.totalPaise / 100,
    points: order.points,
    payment: { method: order.paymentMethod, status: order.paymentStatus },
    timeline: events.map(({ status, at, actor }) => ({ status, at: at.toISOString(), by: actor })),
    canCancel: CANCELLABLE.some((status) => status === order.status),
  };
}

/** An order's number as people read it: `PGM-000123`. */
export function orderNumber(number: number): string {
  return `PGM-${String(number).padStart(6, '0')}`;
}
