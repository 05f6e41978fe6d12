import { NOTIFICATION_TEXTS, type OrderStatus } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { releaseCoupon } from '../coupon/coupon.transactions.ts';
import { type NewNotification, notify } from '../../members/notification/notification.transactions.ts';
import { queueRefund } from '../payment/payment.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { pointsEntries } from '../../members/points/points-entry.schema.ts';
import { giveStockBack, lockStock } from '../../catalogue/stock/stock.transactions.ts';
import { type OrderActor, mayStep } from './order-steps.ts';
import { orderEvents, orderItems, orderNumber, orders, returnEnd } from './order.schema.ts';

/** A step of an order, with the account that makes it. */
export interface AppliedStep {
  readonly orderId: string;
  /** The order must be this member's. */
  readonly ownerId?: string | undefined;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** Absent for the system. */
  readonly actorUserId?: string | undefined;
  readonly note?: string | undefined;
  readonly at: Date;
}

type OrderRow = typeof orders.$inferSelect;

/** What came of it. */
export type StepResult = 'applied' | 'unknown' | 'rejected';

/**
 * Moves an order one step, with all that belongs to it: its history, stock, points, coupon and money. The order's row
 * is locked meanwhile, so that of two who move it at once the second sees what the first has made of it.
 */
export async function applyStep(tx: Database, step: AppliedStep): Promise<StepResult> {
  const { orderId, ownerId, to, actor, at } = step;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), ownerId === undefined ? undefined : eq(orders.userId, ownerId)))
    .for('no key update');
  if (!order) return 'unknown';
  if (!mayStep(order.status, to, actor) || !isTimely(order, step)) return 'rejected';

  await tx
    .update(orders)
    .set({ status: to, ...toChanges(order, step) })
    .where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({
    id: newId(),
    orderId,
    status: to,
    at,
    actor,
    actorUserId: step.actorUserId ?? null,
    note: step.note ?? null,
  });
  const notification = actor === 'MEMBER' ? undefined : stepNotification(order, to, at);
  if (notification) await notify(tx, notification);
  if (to === 'CANCELLED' || to === 'RETURNED') await revokePoints(tx, order, to, at);
  if (order.paymentStatus === 'PAID' && isUndone(to)) await queueRefund(tx, orderId, at);
  if (to === 'CANCELLED') {
    await releaseCoupon(tx, orderId);
    await giveItemsBack(tx, orderId);
  }
  return 'applied';
}

/** An order that waits for its payment is not packed, and one whose return window is over stays. */
function isTimely({ paymentStatus, deliveredAt }: OrderRow, { to, at }: AppliedStep): boolean {
  if (to === 'CONFIRMED') return paymentStatus !== 'PENDING';
  if (to === 'RETURN_REQUESTED') return deliveredAt !== null && at <= returnEnd(deliveredAt);
  return true;
}

function isUndone(status: OrderStatus): boolean {
  return status === 'CANCELLED' || status === 'RETURNED';
}

/** What a step changes beside the status. */
function toChanges(order: OrderRow, { to, at }: AppliedStep): Partial<OrderRow> {
  switch (to) {
    case 'CANCELLED':
      return { payBy: null, paymentStatus: order.paymentStatus === 'PAID' ? 'REFUND_DUE' : 'CANCELLED' };
    case 'RETURN_REQUESTED':
      return { settleAt: null };
    case 'RETURNED':
      return { paymentStatus: order.paymentStatus === 'PAID' ? 'REFUND_DUE' : order.paymentStatus };
    case 'DELIVERED':
      // What was to go back and stays was delivered long ago.
      if (order.deliveredAt !== null) return { settleAt: later(at, returnEnd(order.deliveredAt)) };
      return { deliveredAt: at, settleAt: returnEnd(at), paymentStatus: 'PAID' };
    default:
      return {};
  }
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}

/** Pending points become cancelled ones. */
async function revokePoints(
  tx: Database,
  { id: orderId, userId, number, points }: OrderRow,
  to: 'CANCELLED' | 'RETURNED',
  createdAt: Date,
): Promise<void> {
  if (points === 0) return;
  const reason = `Order ${orderNumber(number)} ${to.toLowerCase()}`;
  const entry = { userId, orderId, points, reason, createdAt };
  await tx.insert(pointsEntries).values([
    { ...entry, id: newId(), pointsGroup: 'PENDING', type: 'DEBIT' },
    { ...entry, id: newId(), pointsGroup: 'CANCELLED', type: 'CREDIT' },
  ]);
}

async function giveItemsBack(tx: Database, orderId: string): Promise<void> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  await lockStock(
    tx,
    items.map(({ productId }) => productId),
  );
  for (const item of items) await giveStockBack(tx, item);
}

type NotifiedOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'number'>;

const SENTENCES: Readonly<Partial<Record<OrderStatus, string>>> = {
  CONFIRMED: NOTIFICATION_TEXTS.orderConfirmed,
  PACKED: NOTIFICATION_TEXTS.orderPacked,
  SHIPPED: NOTIFICATION_TEXTS.orderShipped,
  DELIVERED: NOTIFICATION_TEXTS.orderDelivered,
  CANCELLED: NOTIFICATION_TEXTS.orderCancelled,
  RETURNED: NOTIFICATION_TEXTS.orderReturned,
};

/** The notification for a buyer after a step that the buyer did not make; undefined for steps without one. */
export function stepNotification(
  { id, userId, number, status: before }: typeof orders.$inferSelect,
  to: OrderStatus,
  at: Date,
): NewNotification | undefined {
  const isRejected = before === 'RETURN_REQUESTED' && to === 'DELIVERED';
  const text = isRejected ? NOTIFICATION_TEXTS.returnRejected : SENTENCES[to];
  if (text === undefined) return undefined;
  return toNotification({ id, userId, number }, text, at);
}

/** The notification for a buyer after the refund of an order that was cancelled or returned. */
export function refundNotification(order: NotifiedOrder, at: Date): NewNotification {
  return toNotification(order, NOTIFICATION_TEXTS.refunded, at);
}

function toNotification({ id, userId, number }: NotifiedOrder, text: string, at: Date): NewNotification {
  const values = { number: orderNumber(number) };
  return { userId, kind: 'ORDER', text, values, link: `/manage/orders/${id}`, at };
}
