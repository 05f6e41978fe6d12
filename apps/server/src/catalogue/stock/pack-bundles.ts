import {
  type BundleContents,
  MAX_STOCK,
  type StockEntry,
  type StockMovement,
  fail,
  type moveStock,
  ok,
} from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { findProductName } from '../tables/product-rows.transactions.ts';
import { lockEntry, writeEntry } from './stock.repository.ts';
import {
  type Wanted,
  countStock,
  giveStockBack,
  reserveStock,
  shortageFailure,
} from './stock.transactions.ts';
import { watchStock } from './watch-stock.transactions.ts';

interface Bundle {
  readonly productId: string;
  readonly contents: Readonly<BundleContents>;
}

type Packing = Extract<StockMovement, { readonly kind: 'pack' | 'unpack' }>;

/**
 * Packs bundles: their contents leave their own stock; or unpacks them: the contents are back in it. The product of the
 * bundle is locked, so its contents stay as they are. Each stock that changes has an audit entry with the name of the bundle.
 */
export async function packBundles(
  tx: Database,
  editor: Editor,
  { productId, contents }: Bundle,
  { kind, quantity }: Packing,
): Promise<Outcome<typeof moveStock>> {
  if (contents.length === 0) return NO_BUNDLE;
  const moved = contents.map((content): Wanted => ({
    productId: content.productId,
    size: content.size ?? '',
    quantity: content.quantity * quantity,
  }));
  const productIds = [...new Set([productId, ...moved.map((content) => content.productId)])];
  return watchStock(tx, { productIds, at: editor.at }, async (): Promise<Outcome<typeof moveStock>> => {
    const before = await readEntries(tx, productIds);
    const name = await findProductName(tx, productId);
    const stored = before.get(productId);
    const packed = (stored?.quantity ?? 0) + (kind === 'pack' ? quantity : -quantity);
    if (packed < 0) return atQuantity(shortageFailure({ name, size: '' }, stored?.quantity ?? 0));
    if (packed > MAX_STOCK) return TOO_MANY;
    for (const content of moved) {
      if (kind === 'pack' && !(await reserveStock(tx, content)))
        return atQuantity(await contentShortage(tx, content));
      if (kind === 'unpack' && !(await giveStockBack(tx, content))) return NO_ENTRY;
    }
    await writeEntry(
      tx,
      { productId, quantity: packed, alertQuantity: stored?.alertQuantity ?? 0 },
      undefined,
    );
    const after = await readEntries(tx, productIds);
    for (const id of productIds) await recordMovement(tx, editor, name, before.get(id), after.get(id));
    const entry = after.get(productId);
    if (entry === undefined) throw new Error('a packed bundle has a stock entry');
    return ok({ success: true, data: entry });
  });
}

/** The stock entries of products, which are locked; those that are there. */
async function readEntries(
  tx: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, StockEntry>> {
  const entries = new Map<string, StockEntry>();
  for (const productId of productIds) {
    const entry = await lockEntry(tx, { productId });
    if (entry) entries.set(productId, entry);
  }
  return entries;
}

/** The failure for contents of which there are too few. */
async function contentShortage(tx: Database, content: Wanted) {
  const name = await findProductName(tx, content.productId);
  return shortageFailure({ name, size: content.size }, await countStock(tx, content));
}

/** Stores the movement of one stock. @param bundle its name */
async function recordMovement(
  tx: Database,
  editor: Editor,
  bundle: string,
  before: StockEntry | undefined,
  after: StockEntry | undefined,
): Promise<void> {
  if (after === undefined) return;
  await recordChange(tx, {
    ...editor,
    action: before ? 'update' : 'create',
    subject: `stock/${after.id}`,
    before: before ?? null,
    after: { ...after, bundle },
  });
}

/** The same failure at the field of the form. */
function atQuantity({ failure: { message } }: ReturnType<typeof shortageFailure>) {
  return fail({ code: 'invalid' as const, message, fields: { quantity: message } });
}

const NO_BUNDLE = fail({ code: 'invalid' as const, message: 'This product is not a bundle' });
const NO_ENTRY = fail({
  code: 'invalid' as const,
  message: 'Something in the bundle has no stock entry. Enter its stock first.',
});
const TOO_MANY = fail({ code: 'invalid' as const, message: `Quantity must be at most ${MAX_STOCK}` });
