import type { Database } from '../../platform/database/database.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { findProductName } from '../tables/product-rows.transactions.ts';
import { toStock } from './stock.schema.ts';
import { lockStock } from './stock.transactions.ts';

/**
 * Runs a change of stock in its transaction, and notifies staff of each product that it brings from above its alert
 * level down to it or below. Of several changes at once only one does that, because the stock is locked from before.
 */
export async function watchStock<Value>(
  tx: Database,
  { productIds, at }: { readonly productIds: readonly string[]; readonly at: Date },
  change: () => Promise<Value>,
): Promise<Value> {
  const before = await lockLevels(tx, productIds);
  const value = await change();
  for (const { productId, quantity, isEnough } of await lockLevels(tx, productIds)) {
    const wasEnough = before.some((level) => level.productId === productId && level.isEnough);
    if (wasEnough && !isEnough) await reportLowStock(tx, { productId, quantity }, at);
  }
  return value;
}

async function lockLevels(tx: Database, productIds: readonly string[]) {
  const entries = await lockStock(tx, productIds);
  return entries.map(({ productId, quantity, alertQuantity }) => ({
    productId,
    quantity,
    isEnough: toStock(quantity, alertQuantity).status === 'IN_STOCK',
  }));
}

async function reportLowStock(
  tx: Database,
  { productId, quantity }: { readonly productId: string; readonly quantity: number },
  at: Date,
): Promise<void> {
  await notifyStaff(tx, {
    kind: 'LOW_STOCK',
    subjectId: productId,
    event: at.toISOString(),
    name: await findProductName(tx, productId),
    quantity,
    at,
  });
}
