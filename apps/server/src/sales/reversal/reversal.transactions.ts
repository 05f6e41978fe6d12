import type { InspectionOutcome } from '@pgm/api/contract';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { giveStockBack, lockStock } from '../../catalogue/stock/stock.transactions.ts';
import { movePendingPoints } from '../points/pending-points.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { issueCreditNote } from '../invoice/credit-note.transactions.ts';
import { orderItems, orders, toLeft } from '../tables/order.schema.ts';
import { type ReturnedPieces, exchangePieces } from '../exchange/exchange.transactions.ts';
import { reduceGoodwill } from '../refund/goodwill.transactions.ts';
import { queueRefund } from '../refund/refund.transactions.ts';
import { selectRefundable } from '../refund/refundable.transactions.ts';
import { reversalItems, reversals } from '../tables/reversal.schema.ts';

type OrderRow = typeof orders.$inferSelect;
type ReversalRow = typeof reversals.$inferSelect;

/** Pieces of a line of an order. */
export interface Pieces {
  readonly productId: string;
  /** Empty for a product without sizes. */
  readonly size: string;
  readonly quantity: number;
}

/** The key of a line within its order. */
export function toPieceKey({ productId, size }: Pick<Pieces, 'productId' | 'size'>): string {
  return `${productId} ${size}`;
}

/** What is to be reversed, of an order whose row the caller has locked. */
interface ReversalRequest {
  readonly orderId: string;
  readonly kind: ReversalRow['kind'];
  readonly reason: string | null;
  /** All that is left without it. */
  readonly pieces?: readonly ReturnedPieces[] | undefined;
  /** Storage keys; none without it. */
  readonly photos?: readonly string[] | undefined;
  readonly at: Date;
}

/** Stores a requested reversal; undefined when the order has not so many pieces left. */
export async function requestReversal(
  tx: Database,
  { orderId, kind, reason, pieces, photos = [], at }: ReversalRequest,
): Promise<ReversalRow | undefined> {
  const left = await selectLeft(tx, orderId);
  const wanted = pieces === undefined ? left : sumPieces(pieces);
  if (compare(wanted, left) === 'tooMany') return undefined;
  const [reversal] = await tx
    .insert(reversals)
    .values({ id: newId(), orderId, kind, state: 'REQUESTED', reason, photos: [...photos], requestedAt: at })
    .returning();
  if (!reversal) throw new Error('the reversal was not inserted');
  await tx
    .insert(reversalItems)
    .values(wanted.map((line) => ({ ...line, reversalId: reversal.id, orderId })));
  return reversal;
}

/** Whether pieces are all that an order has left, some of it, or too many. */
export async function comparePieces(
  tx: Database,
  orderId: string,
  pieces: readonly Pieces[],
): Promise<'all' | 'some' | 'tooMany'> {
  return compare(sumPieces(pieces), await selectLeft(tx, orderId));
}

function compare(wanted: readonly Pieces[], left: readonly Pieces[]): 'all' | 'some' | 'tooMany' {
  const available = new Map(left.map((line) => [toPieceKey(line), line.quantity]));
  const isTooMany = wanted.some((line) => line.quantity > (available.get(toPieceKey(line)) ?? 0));
  if (isTooMany || wanted.length === 0) return 'tooMany';
  const count = (pieces: readonly Pieces[]) => sum(pieces.map(({ quantity }) => quantity));
  return count(wanted) === count(left) ? 'all' : 'some';
}

/** The lines of an order with the pieces that are neither cancelled nor taken back. */
export function selectLeft(tx: Database, orderId: string): Promise<Pieces[]> {
  return tx
    .select({
      productId: orderItems.productId,
      size: orderItems.size,
      quantity: sql<number>`${orderItems.quantity} - ${orderItems.reversedQuantity}`,
    })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), gt(orderItems.quantity, orderItems.reversedQuantity)))
    .orderBy(asc(orderItems.position));
}

/**
 * The requested return of an order. An undelivered order has none, nor has one of an earlier version: then all that is left
 * is requested now, with the reason.
 */
export async function openReturn(
  tx: Database,
  orderId: string,
  at: Date,
  reason: string | null = null,
): Promise<ReversalRow> {
  const [open] = await tx
    .select()
    .from(reversals)
    .where(and(eq(reversals.orderId, orderId), eq(reversals.state, 'REQUESTED')));
  const reversal = open ?? (await requestReversal(tx, { orderId, kind: 'RETURN', reason, at }));
  if (!reversal) throw new Error('a return without pieces was requested');
  return reversal;
}

/** The storage keys of the photos that a member sent with returns. */
export async function selectReturnPhotos(db: Database, userId: string): Promise<string[]> {
  const found = await db
    .select({ photos: reversals.photos })
    .from(reversals)
    .innerJoin(orders, eq(orders.id, reversals.orderId))
    .where(and(eq(orders.userId, userId), sql`cardinality(${reversals.photos}) > 0`));
  return found.flatMap(({ photos }) => photos);
}

/** Forgets the photos that a member sent with returns. */
export async function forgetReturnPhotos(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await tx
    .update(reversals)
    .set({ photos: [] })
    .where(and(inArray(reversals.orderId, own), sql`cardinality(${reversals.photos}) > 0`));
}

/** Accepts the requested return of an order; false when it was accepted before. The caller has locked the row of the order. */
export async function acceptRequestedReturn(tx: Database, orderId: string, at: Date): Promise<boolean> {
  const { id } = await openReturn(tx, orderId, at);
  const accepted = await tx
    .update(reversals)
    .set({ acceptedAt: at })
    .where(and(eq(reversals.id, id), isNull(reversals.acceptedAt)))
    .returning({ id: reversals.id });
  return accepted.length > 0;
}

/** Ends a requested reversal of which nothing is accepted. */
export async function rejectReversal(
  tx: Database,
  { id }: Pick<ReversalRow, 'id'>,
  { at, by }: { readonly at: Date; readonly by: string | null },
): Promise<void> {
  await tx.update(reversals).set({ state: 'REJECTED', endedAt: at, endedBy: by }).where(eq(reversals.id, id));
}

interface ReversalEnd {
  readonly order: OrderRow;
  readonly reversal: ReversalRow;
  /** The result of the inspection by line; without one, returned pieces are written off and cancelled ones restocked. */
  readonly outcomes?: ReadonlyMap<string, InspectionOutcome> | undefined;
  readonly at: Date;
  /** The account that ends it; null for the system. */
  readonly by: string | null;
}

/**
 * Ends a requested reversal with all that belongs to it: the pieces, points, stock, refund and credit note. The caller
 * has locked the row of the order.
 * @returns whether the order has no pieces left
 */
export async function finishReversal(
  tx: Database,
  { order, reversal, outcomes, at, by }: ReversalEnd,
): Promise<boolean> {
  const lines = await tx
    .select({ pieces: reversalItems, line: orderItems, goneDiscountPaise: goneDiscount(tx) })
    .from(reversalItems)
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.orderId, reversalItems.orderId),
        eq(orderItems.productId, reversalItems.productId),
        eq(orderItems.size, reversalItems.size),
      ),
    )
    .where(eq(reversalItems.reversalId, reversal.id))
    .orderBy(asc(orderItems.position));
  const ended = lines.map(({ pieces, line, goneDiscountPaise }) => {
    const outcome =
      outcomes?.get(toPieceKey(pieces)) ?? (reversal.kind === 'CANCELLATION' ? null : 'WRITTEN_OFF');
    const share = outcome === 'REJECTED' ? NOTHING : toShare(line, goneDiscountPaise, pieces.quantity);
    return { ...pieces, outcome, line, ...share };
  });
  for (const line of ended) await storeEnd(tx, line);
  const accepted = ended.filter(({ outcome }) => outcome !== 'REJECTED');
  const isWhole = (await selectLeft(tx, order.id)).length === 0;
  const deliveryPaise = isWhole ? order.deliveryPaise : 0;
  const amountPaise = deliveryPaise + sum(accepted.map((line) => line.grossPaise - line.discountPaise));
  const points = sum(accepted.map((line) => line.points));
  await tx
    .update(reversals)
    .set({ state: 'DONE', amountPaise, deliveryPaise, endedAt: at, endedBy: by })
    .where(eq(reversals.id, reversal.id));
  await tx
    .update(orders)
    .set({
      reversedPaise: sql`${orders.reversedPaise} + ${amountPaise}`,
      reversedPoints: sql`${orders.reversedPoints} + ${points}`,
    })
    .where(eq(orders.id, order.id));
  await movePendingPoints(tx, order, { points, into: 'CANCELLED', became: BECAME[reversal.kind], at });
  const restocked = accepted.filter(({ outcome }) => outcome !== 'WRITTEN_OFF');
  await lockStock(
    tx,
    accepted.map(({ productId }) => productId),
  );
  for (const line of restocked) await giveStockBack(tx, line);
  if (isPaid(order)) {
    const exchange = { order, reversalId: reversal.id, lines: accepted, deliveryPaise, at, by };
    const settledPaise = await exchangePieces(tx, exchange);
    await refundRest(tx, { order, amountPaise: amountPaise - settledPaise, at });
  }
  await issueCreditNote(tx, { reversalId: reversal.id, orderId: order.id, at });
  return isWhole;
}

/** Refunds what a reversal leaves of its amount; goodwill of before is a part of it where both are more than was paid. */
async function refundRest(
  tx: Database,
  { order, amountPaise, at }: { readonly order: OrderRow; readonly amountPaise: number; readonly at: Date },
): Promise<void> {
  const duePaise = Math.min(amountPaise, await selectRefundable(tx, order));
  await reduceGoodwill(tx, order.id, amountPaise - duePaise);
  await queueRefund(tx, { orderId: order.id, amountPaise: duePaise, at });
}

const BECAME = { CANCELLATION: 'cancelled', RETURN: 'returned' } as const;

const NOTHING = { grossPaise: 0, discountPaise: 0, points: 0 };

/** The discount of a line that went with earlier pieces, in a query with that line. */
function goneDiscount(tx: Database) {
  const earlier = tx
    .select({ sum: sql`coalesce(sum(${ofLine.discountPaise}), 0)` })
    .from(ofLine)
    .where(
      and(
        eq(ofLine.orderId, orderItems.orderId),
        eq(ofLine.productId, orderItems.productId),
        eq(ofLine.size, orderItems.size),
      ),
    );
  return sql<number>`(${earlier})`.mapWith(Number);
}

const ofLine = alias(reversalItems, 'of_line');

/**
 * What some of the pieces of a line that are left cost: the shares of all pieces add up to the line. Pieces that were added
 * to the line may have less discount than the earlier ones, so each gets its part of the discount that is left.
 */
function toShare(line: typeof orderItems.$inferSelect, goneDiscountPaise: number, quantity: number) {
  return {
    grossPaise: line.pricePaise * quantity,
    discountPaise: Math.floor(((line.discountPaise - goneDiscountPaise) * quantity) / toLeft(line)),
    points: line.points * quantity,
  };
}

async function storeEnd(
  tx: Database,
  { reversalId, orderId, productId, size, quantity, outcome, ...amounts }: typeof reversalItems.$inferSelect,
): Promise<void> {
  const { grossPaise, discountPaise } = amounts;
  await tx
    .update(reversalItems)
    .set({ outcome, grossPaise, discountPaise })
    .where(
      and(
        eq(reversalItems.reversalId, reversalId),
        eq(reversalItems.productId, productId),
        eq(reversalItems.size, size),
      ),
    );
  if (outcome === 'REJECTED') return;
  await tx
    .update(orderItems)
    .set({ reversedQuantity: sql`${orderItems.reversedQuantity} + ${quantity}` })
    .where(
      and(eq(orderItems.orderId, orderId), eq(orderItems.productId, productId), eq(orderItems.size, size)),
    );
}

/** Money has come for it that was not all paid back. */
function isPaid({ paymentStatus }: OrderRow): boolean {
  return paymentStatus === 'PAID' || paymentStatus === 'REFUND_DUE';
}

/** The same pieces, each line once. */
function sumPieces(pieces: readonly ReturnedPieces[]): ReturnedPieces[] {
  const lines = Map.groupBy(pieces, toPieceKey);
  return [...lines.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, quantity: sum(same.map(({ quantity }) => quantity)) })),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
