import type { Address, AddressDetails } from '@pgm/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { addressColumns, addressRow, addresses } from './address.schema.ts';

/** SQL over the addresses of one member. No other transaction changes them at the same time. */
export class AddressTransaction {
  readonly #tx: Database;
  readonly #userId: string;
  constructor(tx: Database, userId: string) {
    this.#tx = tx;
    this.#userId = userId;
  }

  count(): Promise<number> {
    return this.#tx.$count(addresses, eq(addresses.userId, this.#userId));
  }

  /** Whether an address is the default one; undefined when there is none of this id. */
  async isDefault(id: string): Promise<boolean | undefined> {
    const [row] = await this.#tx
      .select({ isDefault: addresses.isDefault })
      .from(addresses)
      .where(this.#own(id));
    return row?.isDefault;
  }

  /** Leaves no address the default one: another is about to be. */
  async clearDefault(): Promise<void> {
    await this.#tx
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.userId, this.#userId), eq(addresses.isDefault, true)));
  }

  async insert(details: AddressDetails, at: Date): Promise<Address> {
    const [address] = await this.#tx
      .insert(addresses)
      .values({ ...addressRow(details), id: newId(), userId: this.#userId, createdAt: at })
      .returning(addressColumns);
    if (!address) throw new Error('the address was not inserted');
    return address;
  }

  async update(id: string, details: AddressDetails): Promise<Address | undefined> {
    const [address] = await this.#tx
      .update(addresses)
      .set(addressRow(details))
      .where(this.#own(id))
      .returning(addressColumns);
    return address;
  }

  async remove(id: string): Promise<void> {
    await this.#tx.delete(addresses).where(this.#own(id));
  }

  /** Makes the newest address the default one, if there is any. */
  async makeNewestDefault(): Promise<void> {
    const [newest] = await this.#tx
      .select({ id: addresses.id })
      .from(addresses)
      .where(eq(addresses.userId, this.#userId))
      .orderBy(desc(addresses.createdAt), desc(addresses.id))
      .limit(1);
    if (newest) await this.#tx.update(addresses).set({ isDefault: true }).where(this.#own(newest.id));
  }

  #own(id: string) {
    return and(eq(addresses.id, id), eq(addresses.userId, this.#userId));
  }
}
