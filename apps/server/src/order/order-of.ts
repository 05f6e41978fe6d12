import { DELIVERY, type Order, RETURN_DAYS, type StaffOrder } from '@pgm/api/contract';
import { imageUrl } from '../platform/image-url.ts';
import { mayStep } from './order-steps.ts';
import type { UserRow } from '../user/user.schema.ts';
import type { orderEvents, orderItems, orders } from './order.schema.ts';

/** An order with what belongs to it, in order. */
export interface OrderRow {
  readonly order: typeof orders.$inferSelect;
  readonly buyer: Pick<UserRow, 'id' | 'firstName' | 'lastName'>;
  readonly items: readonly (typeof orderItems.$inferSelect)[];
  readonly events: readonly (typeof orderEvents.$inferSelect)[];
  /** Why the last attempt to pay failed. */
  readonly paymentProblem: string | null;
  readonly hasInvoice: boolean;
}

/** The wire shape of an order: rupees instead of paise, addresses instead of storage keys. */
export function orderOf({ order, items, events, paymentProblem, hasInvoice }: OrderRow, now: Date): Order {
  const { deliveredAt, placedAt } = order;
  const returnBy = deliveredAt && returnEnd(deliveredAt);
  return {
    id: order.id,
    number: orderNumber(order.number),
    status: order.status,
    placedAt: placedAt.toISOString(),
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
    delivery: {
      method: order.deliveryMethod,
      expectedBy: daysAfter(placedAt, DELIVERY[order.deliveryMethod].days[1]).toISOString(),
    },
    subtotal: order.subtotalPaise / 100,
    deliveryFee: order.deliveryPaise / 100,
    couponCode: order.couponCode,
    discount: order.discountPaise / 100,
    total: order.totalPaise / 100,
    points: order.points,
    payment: {
      method: order.paymentMethod,
      status: order.paymentStatus,
      problem: order.paymentStatus === 'PENDING' ? paymentProblem : null,
      payBy: order.payBy?.toISOString() ?? null,
    },
    gstin: order.gstin,
    timeline: events.map(({ status, at, actor, note }) => ({
      status,
      at: at.toISOString(),
      by: actor,
      note,
    })),
    canCancel: mayStep(order.status, 'CANCELLED', 'MEMBER'),
    canReturn: mayStep(order.status, 'RETURN_REQUESTED', 'MEMBER') && returnBy !== null && now <= returnBy,
    returnBy: returnBy?.toISOString() ?? null,
    // What was called off before anybody asked for an invoice never gets one.
    hasInvoice: hasInvoice || order.status !== 'CANCELLED',
  };
}

/** The same with who ordered it. */
export function staffOrderOf(row: OrderRow, now: Date): StaffOrder {
  const { id, firstName, lastName } = row.buyer;
  return { ...orderOf(row, now), buyer: { id, name: `${firstName} ${lastName}`.trim() } };
}

/** An order's number as people read it: `PGM-000123`. */
export function orderNumber(number: number): string {
  return `PGM-${String(number).padStart(6, '0')}`;
}

/** The last moment at which something delivered then can be sent back. */
export function returnEnd(deliveredAt: Date): Date {
  return daysAfter(deliveredAt, RETURN_DAYS);
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}
