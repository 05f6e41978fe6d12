import type { Address } from '@pgm/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../auth/user/user.schema.ts';
import { addressColumns, addresses } from './address.schema.ts';
import { AddressTransaction } from './address.transactions.ts';

/** SQL over delivery addresses. */
export class AddressRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The addresses of a member: the default one first, then the newest first. */
  list(userId: string): Promise<Address[]> {
    return this.#db
      .select(addressColumns)
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id));
  }

  /** Whether a member has an address with this id. */
  async has(userId: string, id: string): Promise<boolean> {
    const found = await this.#db.$count(addresses, and(eq(addresses.id, id), eq(addresses.userId, userId)));
    return found > 0;
  }

  /**
   * Runs `task`, which changes the addresses of a member, in one transaction. Changes for the same member run one
   * after the other, so the counts in `task` stay correct, and of two new default addresses the later one wins.
   */
  changing<Value>(userId: string, task: (own: AddressTransaction) => Promise<Value>): Promise<Value> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      return task(new AddressTransaction(tx, userId));
    });
  }
}
