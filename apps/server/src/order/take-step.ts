import type { OrderStatus } from '@pgm/api/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { releaseCoupon } from '../coupon/release-coupon.ts';
import { notify } from '../notification/notify.ts';
import { oweRefund } from '../payment/owe-refund.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { bvEntries } from '../points/bv-entry.schema.ts';
import { storeEntries } from '../store/store.schema.ts';
import { orderNews } from './order-news.ts';
import { orderNumber, returnEnd } from './order-of.ts';
import { type OrderActor, mayStep } from './order-steps.ts';
import { orderEvents, orderItems, orders } from './order.schema.ts';

/** Somebody moves an order on. */
export interface OrderStepTaken {
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
export type StepResult = 'taken' | 'unknown' | 'refused';

/**
 * Moves an order one step, with all that belongs to it: its history, stock, points, coupon and money. The order's row
 * is locked meanwhile, so that of two who move it at once the second sees what the first has made of it.
 */
export async function takeStep(tx: Database, step: OrderStepTaken): Promise<StepResult> {
  const { orderId, ownerId, to, actor, at } = step;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), ownerId === undefined ? undefined : eq(orders.userId, ownerId)))
    .for('no key update');
  if (!order) return 'unknown';
  if (!mayStep(order.status, to, actor) || !isTimely(order, step)) return 'refused';

  await tx
    .update(orders)
    .set({ status: to, ...changesOf(order, step) })
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
  const news = actor === 'MEMBER' ? undefined : orderNews(order, to, at);
  if (news) await notify(tx, news);
  if (to === 'CANCELLED' || to === 'RETURNED') await takePointsBack(tx, order, to, at);
  if (order.paymentStatus === 'PAID' && isUndone(to)) await oweRefund(tx, orderId, at);
  if (to === 'CANCELLED') {
    await releaseCoupon(tx, orderId);
    await giveStockBack(tx, orderId);
  }
  return 'taken';
}

/** An order that waits for its payment is not packed, and one whose return window is over stays. */
function isTimely({ paymentStatus, deliveredAt }: OrderRow, { to, at }: OrderStepTaken): boolean {
  if (to === 'CONFIRMED') return paymentStatus !== 'PENDING';
  if (to === 'RETURN_REQUESTED') return deliveredAt !== null && at <= returnEnd(deliveredAt);
  return true;
}

function isUndone(status: OrderStatus): boolean {
  return status === 'CANCELLED' || status === 'RETURNED';
}

/** What a step changes beside the status. */
function changesOf(order: OrderRow, { to, at }: OrderStepTaken): Partial<OrderRow> {
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
async function takePointsBack(
  tx: Database,
  { id: orderId, userId, number, points }: OrderRow,
  to: 'CANCELLED' | 'RETURNED',
  createdAt: Date,
): Promise<void> {
  if (points === 0) return;
  const reason = `Order ${orderNumber(number)} ${to.toLowerCase()}`;
  const entry = { userId, orderId, points, reason, createdAt };
  await tx.insert(bvEntries).values([
    { ...entry, id: newId(), pointsGroup: 'PENDING', type: 'DEBIT' },
    { ...entry, id: newId(), pointsGroup: 'CANCELLED', type: 'CREDIT' },
  ]);
}

/** By product id, as orders take it: those who wait for each other's stock wait in one direction. */
async function giveStockBack(tx: Database, orderId: string): Promise<void> {
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.productId));
  for (const { productId, quantity } of items) {
    await tx
      .update(storeEntries)
      .set({ quantity: sql`${storeEntries.quantity} + ${quantity}` })
      .where(eq(storeEntries.productId, productId));
  }
}
