import { DELIVERY, type Order, type StaffOrder } from '@pgm/api/contract';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import type { UserRow } from '../../auth/user/user.schema.ts';
import { mayStep } from './order-steps.ts';
import {
  daysAfter,
  orderNumber,
  returnEnd,
  type orderEvents,
  type orderItems,
  type orders,
} from './order.schema.ts';

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
export function toOrder({ order, items, events, paymentProblem, hasInvoice }: OrderRow, now: Date): Order {
  const { deliveredAt, placedAt } = order;
  const returnBy = deliveredAt && returnEnd(deliveredAt);
  return {
    id: order.id,
    number: orderNumber(order.number),
    status: order.status,
    placedAt: placedAt.toISOString(),
    items: items.map(({ productId, size, name, image, pricePaise, quantity, points }) => ({
      productId,
      ...(size && { size }),
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
    // An order that was cancelled before its invoice was requested never gets one.
    hasInvoice: hasInvoice || order.status !== 'CANCELLED',
  };
}

/** The same with the buyer. */
export function toStaffOrder(row: OrderRow, now: Date): StaffOrder {
  const { id, firstName, lastName } = row.buyer;
  return { ...toOrder(row, now), buyer: { id, name: `${firstName} ${lastName}`.trim() } };
}
