import type { CartItem, Language } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../auth/user/user.schema.ts';
import { cartItems } from './cart.schema.ts';
import { CartTransaction, selectLines } from './cart.transactions.ts';

/** SQL over carts. */
export class CartRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The lines of a cart with visible products, the first added at the top. */
  list(userId: string, language: Language): Promise<CartItem[]> {
    return selectLines(this.#db, { userId, language });
  }

  /** Removes a line from a cart; false when there is none with this id. */
  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.#db
      .delete(cartItems)
      .where(and(eq(cartItems.id, id), eq(cartItems.userId, userId)))
      .returning({ id: cartItems.id });
    return removed.length > 0;
  }

  /**
   * Runs `task`, which adds to a cart, in one transaction. Transactions for the same cart run one after the
   * other, so the counts in `task` stay correct; removing lines does not wait.
   */
  adding<Value>(userId: string, task: (cart: CartTransaction) => Promise<Value>): Promise<Value> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      return task(new CartTransaction(tx, userId));
    });
  }
}
