import { type Packing, sizedName } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Pieces, selectLeft, toPieceKey } from '../reversal/reversal.transactions.ts';
import { type SeenResult, cancelPieces } from '../order-step/cancel-pieces.transactions.ts';
import { selectItems } from '../stored-order/order-items.transactions.ts';
import { addOrderNote } from './order-note.transactions.ts';
import { applyStep, lockOrder, mayStep } from '../order-step/order-step.transactions.ts';
import { orders } from '../tables/order.schema.ts';

/** A line of an order as its packer saw it, with the pieces that are there. */
interface PackedLine extends Pieces {
  readonly found: number;
}

/** How an order is packed. */
export interface OrderPacking {
  readonly orderId: string;
  readonly lines: readonly PackedLine[];
  readonly ifMissing: Packing['ifMissing'];
  readonly staffId: string;
  readonly at: Date;
}

/** Buyers read it. */
const NOT_IN_STOCK = 'Not in stock';

/**
 * Packs an order. When pieces are missing, it waits for them with a note; or they are cancelled without going back into
 * stock, and the rest is packed. It is `changed` when it has other pieces than the packer saw.
 */
export async function packOrder(
  tx: Database,
  { orderId, lines, ifMissing, staffId, at }: OrderPacking,
): Promise<SeenResult> {
  const order = await lockOrder(tx, orderId);
  if (!order) return 'unknown';
  if (!mayStep(order.status, 'PACKED', 'STAFF')) return 'rejected';
  if (!hasSamePieces(lines, await selectLeft(tx, orderId))) return 'changed';

  const by = { orderId, actor: 'STAFF' as const, actorUserId: staffId, at };
  const pack = () => applyStep(tx, { ...by, to: 'PACKED' });
  const missing = lines.filter(({ quantity, found }) => found < quantity);
  if (missing.length === 0) return pack();

  if (ifMissing !== 'CANCEL') {
    await tx.update(orders).set({ missingSince: at }).where(eq(orders.id, orderId));
    const text = await toNote(tx, orderId, missing);
    await addOrderNote(tx, order, { orderId, text, authorId: staffId, at }, 'piecesMissing');
    return 'applied';
  }
  const pieces = missing.map(({ quantity, found, ...line }) => ({ ...line, quantity: quantity - found }));
  const outcomes = new Map(missing.map((line) => [toPieceKey(line), 'WRITTEN_OFF' as const]));
  const cancelled = await cancelPieces(tx, { ...by, pieces, outcomes, reason: NOT_IN_STOCK });
  const isAnythingLeft = lines.some(({ found }) => found > 0);
  return cancelled === 'applied' && isAnythingLeft ? pack() : cancelled;
}

/** Whether the packer saw each line that is left once, with all its pieces. */
function hasSamePieces(lines: readonly PackedLine[], left: readonly Pieces[]): boolean {
  const quantities = new Map(lines.map((line) => [toPieceKey(line), line.quantity]));
  return (
    lines.length === left.length && left.every((line) => quantities.get(toPieceKey(line)) === line.quantity)
  );
}

/** The missing pieces in words. */
async function toNote(tx: Database, orderId: string, missing: readonly PackedLine[]): Promise<string> {
  const items = await selectItems(tx, [orderId]);
  const names = new Map(items.map((item) => [toPieceKey(item), sizedName(item.name, item.size)]));
  const parts = missing.map(
    (line) => `${names.get(toPieceKey(line)) ?? ''}: found ${line.found} of ${line.quantity}`,
  );
  return `Missing pieces: ${parts.join('; ')}`;
}
