import { NOTIFICATION_TEXTS, type OrderStatus } from '@pgm/api/contract';
import { type NewNotification, notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderNumber, type orders } from '../tables/order.schema.ts';

type NotifiedOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'number'>;

const SENTENCES: Readonly<Partial<Record<OrderStatus, string>>> = {
  CONFIRMED: NOTIFICATION_TEXTS.orderConfirmed,
  PACKED: NOTIFICATION_TEXTS.orderPacked,
  SHIPPED: NOTIFICATION_TEXTS.orderShipped,
  DELIVERED: NOTIFICATION_TEXTS.orderDelivered,
  CANCELLED: NOTIFICATION_TEXTS.orderCancelled,
  RETURNED: NOTIFICATION_TEXTS.orderReturned,
};

/** The steps whose sentence is another than that of the new status. */
const WAYS_BACK: Readonly<Record<string, string>> = {
  'RETURN_REQUESTED DELIVERED': NOTIFICATION_TEXTS.returnRejected,
  'SHIPPED RETURNED': NOTIFICATION_TEXTS.orderUndelivered,
};

/** The notification for a buyer after a step that the buyer did not make; undefined for steps without one. */
export function stepNotification(
  { id, userId, number, status: before }: typeof orders.$inferSelect,
  to: OrderStatus,
  at: Date,
): NewNotification | undefined {
  const text = WAYS_BACK[`${before} ${to}`] ?? SENTENCES[to];
  if (text === undefined) return undefined;
  return toNotification({ id, userId, number }, text, at);
}

/** Notifies a buyer that some pieces of an order were cancelled. */
export function notifyOfCancelledPieces(tx: Database, order: NotifiedOrder, at: Date): Promise<void> {
  return notify(tx, toNotification(order, NOTIFICATION_TEXTS.orderPartlyCancelled, at));
}

/** Notifies a buyer that staff have added pieces to an order. */
export function notifyOfAddedPieces(tx: Database, order: NotifiedOrder, at: Date): Promise<void> {
  return notify(tx, toNotification(order, NOTIFICATION_TEXTS.orderEnlarged, at));
}

/** Notifies a buyer of the order of pieces that staff have added to one that was paid. */
export function notifyOfOrderedPieces(tx: Database, order: NotifiedOrder, at: Date): Promise<void> {
  return notify(tx, toNotification(order, NOTIFICATION_TEXTS.piecesOrdered, at));
}

/** Notifies a buyer that staff have changed the delivery address. */
export function notifyOfNewAddress(tx: Database, order: NotifiedOrder, at: Date): Promise<void> {
  return notify(tx, toNotification(order, NOTIFICATION_TEXTS.orderReaddressed, at));
}

/** Notifies a buyer that the goods of a return can be sent. */
export function notifyOfAcceptedReturn(tx: Database, order: NotifiedOrder, at: Date): Promise<void> {
  return notify(tx, toNotification(order, NOTIFICATION_TEXTS.returnAccepted, at));
}

/** Notifies a buyer of the new order that sends another size. */
export function notifyOfExchange(tx: Database, order: NotifiedOrder, at: Date): Promise<void> {
  return notify(tx, toNotification(order, NOTIFICATION_TEXTS.exchanged, at));
}

/** Notifies a buyer that a size is sold out that was wanted in exchange. */
export function notifyOfSoldOutSize(tx: Database, order: NotifiedOrder, at: Date): Promise<void> {
  return notify(tx, toNotification(order, NOTIFICATION_TEXTS.exchangeSoldOut, at));
}

/** Notifies a buyer of a refund. */
export function notifyOfRefund(tx: Database, order: NotifiedOrder, at: Date): Promise<void> {
  return notify(tx, toNotification(order, NOTIFICATION_TEXTS.refunded, at));
}

function toNotification({ id, userId, number }: NotifiedOrder, text: string, at: Date): NewNotification {
  const values = { number: orderNumber(number) };
  return { userId, kind: 'ORDER', text, values, link: `/manage/orders/${id}`, at };
}
