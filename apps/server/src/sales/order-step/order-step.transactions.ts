import type { InspectionOutcome, OrderStatus, Shipment } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { releaseCoupon } from '../coupon/coupon.transactions.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import {
  finishReversal,
  openReturn,
  rejectReversal,
  requestReversal,
} from '../reversal/reversal.transactions.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { type ReturnedPieces, areExchangeable } from '../exchange/exchange.transactions.ts';
import { queueStepMessage } from '../order-message/order-message.transactions.ts';
import { stepNotification } from '../order-message/order-notification.transactions.ts';
import { type OrderActor, awaitsPayment, mayStep } from './order-steps.ts';
import { orderEvents, orderNumber, orders, returnEnd } from '../tables/order.schema.ts';

export { additionTarget, awaitsPayment, isBeforePacking, mayStep } from './order-steps.ts';

/** A step of an order, with the account that makes it. */
export interface AppliedStep {
  readonly orderId: string;
  /** The order must be this member's. */
  readonly ownerId?: string | undefined;
  /** The status from which the order must move. Default: any that the step allows. */
  readonly from?: OrderStatus | undefined;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** Absent for the system. */
  readonly actorUserId?: string | undefined;
  readonly note?: string | undefined;
  /** Only with `SHIPPED`. */
  readonly shipment?: Shipment | undefined;
  /** Only with `RETURN_REQUESTED`; all pieces that are left without it. */
  readonly pieces?: readonly ReturnedPieces[] | undefined;
  /** Only with `RETURN_REQUESTED`: the storage keys of photos. */
  readonly photos?: readonly string[] | undefined;
  /**
   * With `RETURNED` the result of the inspection by line; a line without one is written off. With `CANCELLED` only the lines
   * that do not go back into stock.
   */
  readonly outcomes?: ReadonlyMap<string, InspectionOutcome> | undefined;
  readonly at: Date;
}

type OrderRow = typeof orders.$inferSelect;

/** What came of it; `tooMany` pieces are returned that the order does not have, or for a size that is `soldOut`. */
export type StepResult = 'applied' | 'unknown' | 'rejected' | 'tooMany' | 'soldOut';

/** An order, its row locked until the end of the transaction; undefined when the owner has no such order. */
export async function lockOrder(tx: Database, id: string, ownerId?: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownerId === undefined ? undefined : eq(orders.userId, ownerId)))
    .for('no key update');
  return order;
}

/**
 * Moves an order one step, with all that belongs to it: its history, stock, points, coupon and money. The order's row
 * is locked meanwhile, so that of two who move it at once the second sees what the first has made of it.
 */
export async function applyStep(tx: Database, step: AppliedStep): Promise<StepResult> {
  const { orderId, to, actor, at } = step;
  const order = await lockOrder(tx, orderId, step.ownerId);
  if (!order) return 'unknown';
  if (step.from !== undefined && step.from !== order.status) return 'rejected';
  if (!mayStep(order.status, to, actor) || !isTimely(order, step)) return 'rejected';
  if (to === 'RETURN_REQUESTED') {
    if (!(await areExchangeable(tx, step.pieces ?? []))) return 'soldOut';
    if (!(await requestReturn(tx, step))) return 'tooMany';
  }

  const changes = { status: to, ...toChanges(order, step) };
  await tx.update(orders).set(changes).where(eq(orders.id, orderId));
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
  await queueStepMessage(tx, order, changes, at);
  if (to === 'RETURN_REQUESTED' && actor === 'MEMBER') await notifyOfReturn(tx, order, at);
  await applyConsequences(tx, order, step);
  return 'applied';
}

function notifyOfReturn(tx: Database, { id, number }: OrderRow, at: Date): Promise<void> {
  const name = orderNumber(number);
  // An order can be returned in several parts.
  const event = at.toISOString();
  return notifyStaff(tx, { kind: 'RETURN_REQUESTED', subjectId: id, event, name, at });
}

async function requestReturn(
  tx: Database,
  { orderId, note, pieces, photos, at }: AppliedStep,
): Promise<boolean> {
  const request = { orderId, kind: 'RETURN' as const, reason: note ?? null, pieces, photos, at };
  return (await requestReversal(tx, request)) !== undefined;
}

/** What a step changes beside the order itself. The credit note of a reversal comes last, because others wait for its number. */
async function applyConsequences(tx: Database, order: OrderRow, step: AppliedStep): Promise<void> {
  const { to, at, note, outcomes } = step;
  const by = step.actorUserId ?? null;
  if (to === 'CANCELLED') {
    await releaseCoupon(tx, order.id);
    const request = { orderId: order.id, kind: 'CANCELLATION' as const, reason: note ?? null, at };
    const reversal = await requestReversal(tx, request);
    if (reversal) await finishReversal(tx, { order, reversal, outcomes, at, by });
  }
  if (to === 'RETURNED') {
    const reversal = await openReturn(tx, order.id, at, note);
    const isWhole = await finishReversal(tx, { order, reversal, outcomes, at, by });
    if (!isWhole) await deliverRest(tx, order, at);
  }
  if (to === 'DELIVERED' && order.status === 'RETURN_REQUESTED') {
    await rejectReversal(tx, await openReturn(tx, order.id, at), { at, by });
  }
}

/** The buyer keeps some of the pieces, so the order is a delivered one again. */
async function deliverRest(tx: Database, order: OrderRow, at: Date): Promise<void> {
  const { id, deliveredAt } = order;
  const settleAt = deliveredAt && later(at, returnEnd(order, deliveredAt));
  await tx.update(orders).set({ status: 'DELIVERED', settleAt }).where(eq(orders.id, id));
}

/** An order that waits for its payment is not packed, and one whose return window is over stays. */
function isTimely(order: OrderRow, { to, at }: AppliedStep): boolean {
  const { paymentStatus, deliveredAt } = order;
  if (awaitsPayment(to, paymentStatus)) return false;
  if (to === 'RETURN_REQUESTED') return deliveredAt !== null && at <= returnEnd(order, deliveredAt);
  return true;
}

/** What a step changes beside the status. */
function toChanges(order: OrderRow, { to, shipment, at }: AppliedStep): Partial<OrderRow> {
  switch (to) {
    case 'CANCELLED':
      return { payBy: null, ...(isUnpaid(order) && { paymentStatus: 'CANCELLED' }) };
    case 'SHIPPED':
      return { shipment: shipment ?? null };
    case 'RETURN_REQUESTED':
      return { settleAt: null };
    case 'RETURNED':
      // What was never delivered was not paid on delivery either.
      return isUnpaid(order) ? { paymentStatus: 'CANCELLED' } : {};
    case 'DELIVERED':
      // What was to go back and stays was delivered long ago.
      if (order.deliveredAt !== null) return { settleAt: later(at, returnEnd(order, order.deliveredAt)) };
      return { deliveredAt: at, settleAt: returnEnd(order, at), paymentStatus: 'PAID' };
    default:
      return {};
  }
}

function isUnpaid({ paymentStatus }: OrderRow): boolean {
  return paymentStatus === 'DUE' || paymentStatus === 'PENDING';
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
