import { MAX_STOCK, type StockMovement, fail, type moveStock, ok } from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { spreadStock } from './spread-stock.ts';
import { lockEntry, lockProduct, writeEntry } from './stock.repository.ts';
import { sizeProblem } from './stock.transactions.ts';
import { watchStock } from './watch-stock.transactions.ts';

/** How staff receive and correct the stock. */
export class StockMovementService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;
  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.#platform = platform;
  }

  /** Changes the quantity of a product or of one of its sizes, and stores the reason in the audit entry. */
  move(actorId: string, productId: string, movement: StockMovement): Promise<Outcome<typeof moveStock>> {
    const { db, now } = this.#platform;
    const at = new Date(now());
    return attempt(db, async (tx): Promise<Outcome<typeof moveStock>> => {
      const sizes = isId(productId) ? await lockProduct(tx, productId) : undefined;
      if (sizes === undefined) return NO_PRODUCT;
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
  { kind, quantity: moved, size = '', reason }: StockMovement,
): Promise<Outcome<typeof moveStock>> {
  const before = await lockEntry(tx, { productId });
  const all = sizes.length > 0 ? { ...spreadStock(0, sizes), ...before?.sizes } : undefined;
  const problem = sizeProblem(size, all ?? null);
  if (problem !== null) return fail({ code: 'invalid', message: problem, fields: { size: problem } });
  const { alertQuantity = 0 } = before ?? {};
  const stored = all ? (all[size] ?? 0) : (before?.quantity ?? 0);
  const quantity = kind === 'receive' ? stored + moved : moved;
  if (quantity > MAX_STOCK) return TOO_MANY;
  const stock = { productId, quantity, alertQuantity };
  const after = await writeEntry(tx, stock, all && { ...all, [size]: quantity });
  await recordChange(tx, {
    ...editor,
    action: before ? 'update' : 'create',
    subject: `stock/${after.id}`,
    before: before ?? null,
    after: { ...after, reason },
  });
  return ok({ success: true, data: after });
}

const NO_PRODUCT = fail({ code: 'notFound' as const, message: 'Product not found' });
const TOO_MANY = fail({ code: 'invalid' as const, message: `Quantity must be at most ${MAX_STOCK}` });
