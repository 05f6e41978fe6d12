import { CARRIERS, type OrderStatus, toTrackingUrl } from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { toDestination, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import { type OrderFacts, type OrderMessageKind, orderMessages } from './order-mails.tsx';
import { type OrderItem, orderNumber, type orders } from '../tables/order.schema.ts';

/** Pieces of a line as a receipt has them. */
type ReceiptLine = Pick<OrderItem, 'name' | 'size' | 'quantity' | 'pricePaise'>;

/** What an event of an order adds to its message. */
interface OrderEvent {
  /** Names an event that an order can have several times. Default: it has this one once. */
  readonly event?: string;
  /** Only of a refund. */
  readonly refundedPaise?: number;
  /** Only of an order that its buyer places, or that has more pieces: what is left of its lines. */
  readonly lines?: readonly ReceiptLine[];
  /** Only of an exchange: the number of the original order. */
  readonly exchangedNumber?: string;
  /** Only of an order of pieces that staff have added: the number of the order with which it goes. */
  readonly goesWithNumber?: string;
  readonly at: Date;
}

/**
 * Queues the message to the buyer about an event of an order, in the transaction of the event: a mail to a proven address,
 * else an SMS to a proven number. A buyer with neither, or whose account is deleted, gets none.
 */
export async function queueOrderMessage(
  tx: Database,
  kind: OrderMessageKind,
  order: typeof orders.$inferSelect,
  { event, refundedPaise, lines, exchangedNumber, goesWithNumber, at }: OrderEvent,
): Promise<void> {
  const { id: orderId, userId, number, language, totalPaise, reversedPaise, paymentStatus, shipment } = order;
  const [buyer] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  const destination = buyer && toDestination(buyer);
  if (!destination) return;
  const facts: OrderFacts = {
    orderId,
    number: orderNumber(number),
    firstName: buyer.firstName,
    totalPaise: totalPaise - reversedPaise,
    awaitsPayment: paymentStatus === 'PENDING',
    ...(shipment && {
      carrier: CARRIERS[shipment.carrier].name,
      trackingNumber: shipment.trackingNumber,
      trackingUrl: toTrackingUrl(shipment),
    }),
    refundedPaise,
    ...(lines && toReceipt(order, lines)),
    goesWithNumber,
    // The buyer of an exchange pays nothing.
    ...(exchangedNumber !== undefined && { exchangedNumber, deliverTo: toDeliverTo(order) }),
  };
  const key = event === undefined ? orderId : `${orderId}/${event}`;
  await queueMessage(tx, orderMessages[kind], { ...destination, key, language, userId, facts, at });
}

/** What the messages about a placed order, and about one with more pieces, say besides. */
function toReceipt(
  order: typeof orders.$inferSelect,
  items: readonly ReceiptLine[],
): Pick<OrderFacts, 'bill' | 'paymentMethod' | 'deliverTo'> {
  const lines = items.map(({ name, size, quantity, pricePaise }) => ({
    name,
    size,
    quantity,
    pricePaise: pricePaise * quantity,
  }));
  const { deliveryPaise } = order;
  const subtotalPaise = lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  // Each cancelled piece has taken its part of the discount with it.
  const discountPaise = subtotalPaise + deliveryPaise - (order.totalPaise - order.reversedPaise);
  return {
    bill: { lines, subtotalPaise, deliveryPaise, discountPaise },
    paymentMethod: order.paymentMethod,
    deliverTo: toDeliverTo(order),
  };
}

function toDeliverTo({ address }: typeof orders.$inferSelect): string {
  const { name, street_address, city, postal_code } = address;
  return `${name}, ${street_address}, ${city} ${postal_code}`;
}

/** The message about each step of an order; the others have none. */
const STEP_KINDS: Readonly<Partial<Record<OrderStatus, OrderMessageKind>>> = {
  CONFIRMED: 'ORDER_CONFIRMED',
  SHIPPED: 'ORDER_SHIPPED',
  DELIVERED: 'ORDER_DELIVERED',
  CANCELLED: 'ORDER_CANCELLED',
};

/** Queues the message to the buyer about a step, also about one of their own: it is the receipt of a cancellation. */
export async function queueStepMessage(
  tx: Database,
  before: typeof orders.$inferSelect,
  changes: Partial<typeof orders.$inferSelect> & { readonly status: OrderStatus },
  at: Date,
): Promise<void> {
  const { status: to } = changes;
  const isRejected = before.status === 'RETURN_REQUESTED' && to === 'DELIVERED';
  if (isRejected) return queueOrderMessage(tx, 'RETURN_REJECTED', before, { event: at.toISOString(), at });
  const kind = STEP_KINDS[to];
  if (kind) await queueOrderMessage(tx, kind, { ...before, ...changes }, { at });
}
