import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { spreadStock } from './spread-stock.ts';
import { lockEntry, readEntry, writeSizes } from './stock.repository.ts';
import { watchStock } from './watch-stock.transactions.ts';

/** New sizes of a product. */
interface NewSizes {
  readonly productId: string;
  /** In their order; empty for a product without sizes. */
  readonly sizes: readonly string[];
}

/**
 * Makes the stock follow when `write` changes the sizes of a product, with an audit entry. A size that stays has its
 * pieces, and those of a removed size are gone. The first sizes of a product share its quantity, and a product that
 * loses all its sizes has their sum.
 */
export async function changeSizes<Value>(
  tx: Database,
  { productId, sizes }: NewSizes,
  editor: Editor,
  write: () => Promise<Value>,
): Promise<Value> {
  const before = await lockEntry(tx, { productId });
  const written = await write();
  if (before === undefined) return written;
  const { sizes: stored, quantity } = before;
  const quantities = stored
    ? Object.fromEntries(sizes.map((size) => [size, stored[size] ?? 0]))
    : spreadStock(quantity, sizes);
  if (isDeepStrictEqual(quantities, stored ?? {})) return written;
  await watchStock(tx, { productIds: [productId], at: editor.at }, () =>
    writeSizes(tx, productId, quantities),
  );
  const after = await readEntry(tx, before.id);
  await recordChange(tx, { ...editor, action: 'update', subject: `stock/${before.id}`, before, after });
  return written;
}
