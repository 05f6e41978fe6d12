import type { CartItem } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';
import { cartItems } from './cart.schema.ts';
import { OpenCart } from './open-cart.ts';
import { selectLines } from './select-lines.ts';

/** SQL over carts. */
export class CartRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The lines of a cart whose products can be seen, the one that was added first at the top. */
  list(userId: string): Promise<CartItem[]> {
    return selectLines(this.#db, userId);
  }

  /** Takes a line out of a cart; false when there is none of this id. */
  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.#db
      .delete(cartItems)
      .where(and(eq(cartItems.id, id), eq(cartItems.userId, userId)))
      .returning({ id: cartItems.id });
    return removed.length > 0;
  }

  /**
   * Adds to a cart as `task` says, in one transaction. Those who add to the same cart take turns, so that what `task`
   * counts stays true until it is done; to take lines out, nobody waits.
   */
  adding<Value>(userId: string, task: (cart: OpenCart) => Promise<Value>): Promise<Value> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      return task(new OpenCart(tx, userId));
    });
  }
}
