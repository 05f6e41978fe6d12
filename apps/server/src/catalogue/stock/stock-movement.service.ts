import { MAX_STOCK, type SizeStock, type StockMovement, fail, type moveStock, ok } from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { packBundles } from './pack-bundles.ts';
import { spreadStock } from './spread-stock.ts';
import { lockEntry, lockProduct, writeEntry } from './stock.repository.ts';
import { sizeProblem } from './stock.transactions.ts';
import { watchStock } from './watch-stock.transactions.ts';

/** How staff receive and correct the stock, and pack bundles of it. */
export class StockMovementService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;
  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.#platform = platform;
  }

  /** Changes the quantity of a product or of its sizes, with the reason in the audit entry, or packs or unpacks bundles. */
  move(actorId: string, productId: string, movement: StockMovement): Promise<Outcome<typeof moveStock>> {
    const { db, now } = this.#platform;
    const at = new Date(now());
    return attempt(db, async (tx): Promise<Outcome<typeof moveStock>> => {
      const product = isId(productId) ? await lockProduct(tx, productId) : undefined;
      if (product === undefined) return NO_PRODUCT;
      const { sizes, contents } = product;
      if (!('reason' in movement)) return packBundles(tx, { actorId, at }, { productId, contents }, movement);
      return watchStock(tx, { productIds: [productId], at }, () =>
        applyMovement(tx, { actorId, at }, { productId, sizes }, movement),
      );
    });
  }
}

/** The stock is locked: no order takes pieces between the read and the write. */
async function applyMovement(
  tx: Database,
  editor: Editor,
  { productId, sizes }: { readonly productId: string; readonly sizes: readonly string[] },
  {
    kind,
    quantity,
    size = '',
    sizes: moved = { [size]: quantity },
    reason,
  }: Extract<StockMovement, { readonly reason: string }>,
): Promise<Outcome<typeof moveStock>> {
  const before = await lockEntry(tx, { productId });
  const all = sizes.length > 0 ? { ...spreadStock(0, sizes), ...before?.sizes } : undefined;
  const problem = Object.keys(moved)
    .map((name) => sizeProblem(name, all ?? null))
    .find((message) => message !== null);
  if (problem !== undefined) return fail({ code: 'invalid', message: problem, fields: { size: problem } });
  // A product without sizes has its pieces under the empty name.
  const stored: SizeStock = all ?? { '': before?.quantity ?? 0 };
  const changed = Object.entries(moved).map(([name, pieces]): [string, number] => [
    name,
    kind === 'receive' ? (stored[name] ?? 0) + pieces : pieces,
  ]);
  if (changed.some(([, pieces]) => pieces > MAX_STOCK)) return TOO_MANY;
  const now = { ...stored, ...Object.fromEntries(changed) };
  const stock = { productId, quantity: sum(now), alertQuantity: before?.alertQuantity ?? 0 };
  const after = await writeEntry(tx, stock, all && now);
  await recordChange(tx, {
    ...editor,
    action: before ? 'update' : 'create',
    subject: `stock/${after.id}`,
    before: before ?? null,
    after: { ...after, reason },
  });
  return ok({ success: true, data: after });
}

const sum = (sizes: SizeStock) => Object.values(sizes).reduce((all, pieces) => all + pieces, 0);

const NO_PRODUCT = fail({ code: 'notFound' as const, message: 'Product not found' });
const TOO_MANY = fail({ code: 'invalid' as const, message: `Quantity must be at most ${MAX_STOCK}` });
