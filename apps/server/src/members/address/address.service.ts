import {
  type Address,
  type AddressDetails,
  type Failure,
  MAX_ADDRESSES,
  type PinDelivery,
  type Result,
  type createAddress,
  type deleteAddress,
  fail,
  type listAddresses,
  ok,
  type updateAddress,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { AddressRepository } from './address.repository.ts';

interface AddressParts {
  readonly repository: AddressRepository;
  /** How the shop delivers to each of these PIN codes; undefined while it delivers everywhere alike. */
  readonly findDeliveries: (pins: readonly string[]) => Promise<((pin: string) => PinDelivery) | undefined>;
  readonly now: () => number;
}

/**
 * The delivery addresses of members; each member sees and changes only their own. A member with addresses has
 * exactly one default.
 */
export class AddressService {
  readonly #repository: AddressRepository;
  readonly #now: () => number;
  readonly #findDeliveries: AddressParts['findDeliveries'];

  constructor({ repository, findDeliveries, now }: AddressParts) {
    this.#repository = repository;
    this.#now = now;
    this.#findDeliveries = findDeliveries;
  }

  async list(userId: string): Promise<Outcome<typeof listAddresses>> {
    return ok(await this.#withDelivery(await this.#repository.list(userId)));
  }

  /** Fails with not found unless the address belongs to the member. */
  async find(userId: string, id: string): Promise<Result<true, Failure<'notFound'>>> {
    return isId(id) && (await this.#repository.has(userId, id)) ? ok(true) : NOT_FOUND;
  }

  /** Adds an address; the first one always becomes the default. */
  async create(userId: string, details: AddressDetails): Promise<Outcome<typeof createAddress>> {
    const created = await this.#repository.changing(userId, async (own) => {
      const count = await own.count();
      if (count >= MAX_ADDRESSES) return TOO_MANY;
      const isDefault = details.isDefault || count === 0;
      if (isDefault) await own.clearDefault();
      return ok(await own.insert({ ...details, isDefault }, new Date(this.#now())));
    });
    return created.ok ? ok(await this.#withOwnDelivery(created.value)) : created;
  }

  /** Replaces an address; the default address stays the default until another one is set. */
  async update(userId: string, id: string, details: AddressDetails): Promise<Outcome<typeof updateAddress>> {
    if (!isId(id)) return NOT_FOUND;
    const updated = await this.#repository.changing(userId, async (own) => {
      const wasDefault = await own.isDefault(id);
      if (wasDefault === undefined) return NOT_FOUND;
      if (details.isDefault && !wasDefault) await own.clearDefault();
      const address = await own.update(id, { ...details, isDefault: details.isDefault || wasDefault });
      return address ? ok(address) : NOT_FOUND;
    });
    return updated.ok ? ok(await this.#withOwnDelivery(updated.value)) : updated;
  }

  /** Deletes an address; when it was the default, the newest other address becomes the default. */
  async remove(userId: string, id: string): Promise<Outcome<typeof deleteAddress>> {
    if (!isId(id)) return NOT_FOUND;
    return this.#repository.changing(userId, async (own) => {
      const wasDefault = await own.isDefault(id);
      if (wasDefault === undefined) return NOT_FOUND;
      await own.remove(id);
      if (wasDefault) await own.makeNewestDefault();
      return ok({ success: true as const });
    });
  }

  /** Adds to addresses how the shop delivers there. */
  async #withDelivery(addresses: readonly Address[]): Promise<Address[]> {
    const toDelivery = await this.#findDeliveries(addresses.map((address) => address.postal_code));
    return addresses.map((address) => ({
      ...address,
      ...(toDelivery && { delivery: toDelivery(address.postal_code) }),
    }));
  }

  async #withOwnDelivery(address: Address): Promise<Address> {
    const [own = address] = await this.#withDelivery([address]);
    return own;
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const TOO_MANY = fail({
  code: 'conflict' as const,
  message: `You can save at most ${MAX_ADDRESSES} addresses.`,
});
