import { MAX_STOCK, type StockMovement, fail, type moveStock, ok } from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import type { Editor } from '../../platform/record/record-editing.ts';
import { lockEntry, lockProduct, writeEntry } from './stock.repository.ts';
import { watchStock } from './watch-stock.transactions.ts';

/** How staff receive and correct the stock. */
export class StockMovementService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;
  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.#platform = platform;
  }

  /** Changes the quantity of a product, and stores the reason in the audit entry. */
  move(actorId: string, productId: string, movement: StockMovement): Promise<Outcome<typeof moveStock>> {
    const { db, now } = this.#platform;
    const at = new Date(now());
    return attempt(db, async (tx): Promise<Outcome<typeof moveStock>> => {
      if (!isId(productId) || !(await lockProduct(tx, productId))) return NO_PRODUCT;
      return watchStock(tx, { productIds: [productId], at }, () =>
        applyMovement(tx, { actorId, at }, productId, movement),
      );
    });
  }
}

/** The stock is locked: no order takes pieces between the read and the write. */
async function applyMovement(
  tx: Database,
  editor: Editor,
  productId: string,
  { kind, quantity: moved, reason }: StockMovement,
): Promise<Outcome<typeof moveStock>> {
  const before = await lockEntry(tx, { productId });
  const { quantity: stored, alertQuantity } = before ?? { quantity: 0, alertQuantity: 0 };
  const quantity = kind === 'receive' ? stored + moved : moved;
  if (quantity > MAX_STOCK) return TOO_MANY;
  const after = await writeEntry(tx, { productId, quantity, alertQuantity });
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
