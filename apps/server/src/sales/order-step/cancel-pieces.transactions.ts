import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  type Pieces,
  comparePieces,
  finishReversal,
  requestReversal,
  selectLeft,
  toPieceKey,
} from '../reversal/reversal.transactions.ts';
import { queueOrderMessage } from '../order-message/order-message.transactions.ts';
import { notifyOfCancelledPieces } from '../order-message/order-notification.transactions.ts';
import { type AppliedStep, type StepResult, applyStep, lockOrder } from './order-step.transactions.ts';
import { isBeforePacking, mayStep } from './order-steps.ts';
import { orders } from '../tables/order.schema.ts';

/** Pieces that are cancelled, and the actor. */
export interface PieceCancellation {
  readonly orderId: string;
  /** The order must be this member's. */
  readonly ownerId?: string | undefined;
  readonly actor: 'MEMBER' | 'STAFF';
  readonly actorUserId: string;
  readonly pieces: readonly Pieces[];
  readonly reason?: string | undefined;
  /** The pieces that do not go back into stock, because they are not there, by line. */
  readonly outcomes?: AppliedStep['outcomes'];
  readonly at: Date;
}

/** Cancels some pieces of an order; the last ones cancel the order. The buyer gets a message, and a notification of what staff cancel. */
export async function cancelPieces(
  tx: Database,
  { orderId, ownerId, actor, actorUserId, pieces, reason, outcomes, at }: PieceCancellation,
): Promise<StepResult> {
  const order = await lockOrder(tx, orderId, ownerId);
  if (!order) return 'unknown';
  if (!mayCancel(order, actor)) return 'rejected';
  if ((await comparePieces(tx, orderId, pieces)) === 'all') {
    return applyStep(tx, {
      orderId,
      ownerId,
      to: 'CANCELLED',
      actor,
      actorUserId,
      note: reason,
      outcomes,
      at,
    });
  }
  if (!mayCancelPieces(order, actor)) return 'rejected';
  const request = { orderId, kind: 'CANCELLATION' as const, reason: reason ?? null, pieces, at };
  const reversal = await requestReversal(tx, request);
  if (!reversal) return 'tooMany';
  await tx.update(orders).set({ missingSince: null }).where(eq(orders.id, orderId));
  if (actor === 'STAFF') await notifyOfCancelledPieces(tx, order, at);
  await queueOrderMessage(tx, 'ORDER_PARTLY_CANCELLED', order, { event: reversal.id, at });
  await finishReversal(tx, { order, reversal, outcomes, at, by: actorUserId });
  return 'applied';
}

/** Pieces of a line that staff cancel. */
interface SeenPieces extends Pieces {
  /** How many pieces the line had left when they saw it. */
  readonly left: number;
}

/** What came of it; `changed` when the order has other pieces than staff saw. */
export type SeenResult = StepResult | 'changed';

/** The same for staff. When two cancel pieces of a line at once, the second has not seen what the first has left. */
export async function cancelSeenPieces(
  tx: Database,
  cancellation: Omit<PieceCancellation, 'pieces'> & { readonly pieces: readonly SeenPieces[] },
): Promise<SeenResult> {
  const { orderId, pieces, actor } = cancellation;
  const order = await lockOrder(tx, orderId);
  const left = new Map((await selectLeft(tx, orderId)).map((line) => [toPieceKey(line), line.quantity]));
  const isAsSeen = pieces.every((line) => line.left === (left.get(toPieceKey(line)) ?? 0));
  if (order && mayCancelPieces(order, actor) && !isAsSeen) return 'changed';
  return cancelPieces(tx, cancellation);
}

type OrderState = Pick<typeof orders.$inferSelect, 'status' | 'paymentStatus'>;

/** Whether the actor may cancel some pieces of an order; while a payment is awaited, its amount stays. */
export function mayCancelPieces(order: OrderState, actor: PieceCancellation['actor']): boolean {
  return mayCancel(order, actor) && order.paymentStatus !== 'PENDING';
}

function mayCancel({ status }: OrderState, actor: PieceCancellation['actor']): boolean {
  return mayStep(status, 'CANCELLED', actor) && (actor === 'STAFF' || isBeforePacking(status));
}
