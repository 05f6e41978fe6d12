import type { Address } from '@pgm/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';
import { addressColumns } from './address-row.ts';
import { addresses } from './address.schema.ts';
import { OpenAddresses } from './open-addresses.ts';

/** SQL over delivery addresses. */
export class AddressRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The addresses of a member, the default one first, then the newest. */
  list(userId: string): Promise<Address[]> {
    return this.#db
      .select(addressColumns)
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id));
  }

  /** Whether a member has an address of this id. */
  async has(userId: string, id: string): Promise<boolean> {
    const found = await this.#db.$count(addresses, and(eq(addresses.id, id), eq(addresses.userId, userId)));
    return found > 0;
  }

  /**
   * Changes the addresses of a member as `task` says, in one transaction. Those who change the same member's take
   * turns, so that what `task` counts stays true until it is done, and of two new default ones the later stays.
   */
  changing<Value>(userId: string, task: (own: OpenAddresses) => Promise<Value>): Promise<Value> {
    return this.#db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      return task(new OpenAddresses(tx, userId));
    });
  }
}
