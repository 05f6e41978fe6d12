import { type NewStock, type deleteStock, fail, ok, type setStock } from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { spreadStock, toSizes } from './spread-stock.ts';
import { deleteEntry, lockEntry, lockProduct, writeEntry } from './stock.repository.ts';
import { watchStock } from './watch-stock.transactions.ts';

/** How staff set the stock. */
export class StockService {
  readonly #platform: Pick<Platform, 'db' | 'now'>;
  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.#platform = platform;
  }

  /** Sets the stock of a product, whether it has an entry or not. */
  set(actorId: string, stock: NewStock): Promise<Outcome<typeof setStock>> {
    const { db, now } = this.#platform;
    return attempt(db, async (tx): Promise<Outcome<typeof setStock>> => {
      const product = await lockProduct(tx, stock.productId);
      if (product === undefined) return fail({ code: 'notFound' as const, message: 'Product not found' });
      const { sizes } = product;
      if (Object.keys(stock.sizes ?? {}).some((size) => !sizes.includes(size))) return UNKNOWN_SIZE;
      const before = await lockEntry(tx, { productId: stock.productId });
      const quantities = stock.sizes
        ? { ...spreadStock(0, sizes), ...before?.sizes, ...stock.sizes }
        : toSizes(stock.quantity, sizes, before);
      const at = new Date(now());
      const after = await watchStock(tx, { productIds: [stock.productId], at }, () =>
        writeEntry(tx, stock, quantities),
      );
      await recordChange(tx, {
        actorId,
        at,
        action: before ? 'update' : 'create',
        subject: `stock/${after.id}`,
        before: before ?? null,
        after,
      });
      return ok({ success: true as const, data: after });
    });
  }

  /** Deletes a stock entry: its product is sold out. */
  remove(actorId: string, id: string): Promise<Outcome<typeof deleteStock>> {
    const { db, now } = this.#platform;
    return attempt(db, async (tx) => {
      const before = isId(id) ? await lockEntry(tx, { id }) : undefined;
      if (before === undefined) return fail({ code: 'notFound' as const, message: 'Stock entry not found' });
      await deleteEntry(tx, id);
      const subject = `stock/${id}` as const;
      const at = new Date(now());
      await recordChange(tx, { actorId, at, action: 'delete', subject, before, after: null });
      return ok({ success: true as const });
    });
  }
}

const UNKNOWN_SIZE = fail({ code: 'invalid' as const, message: 'Choose a size from the list' });
