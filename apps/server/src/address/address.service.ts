import {
  type AddressDetails,
  type AnswerOf,
  MOST_ADDRESSES,
  type Result,
  type createAddress,
  type deleteAddress,
  fail,
  type listAddresses,
  ok,
  type updateAddress,
} from '@pgm/api/contract';
import { isId } from '../platform/id.ts';
import type { AddressRepository } from './address.repository.ts';

/** The delivery addresses of members; each sees and changes their own only. Who has any has one default. */
export class AddressService {
  readonly #repository: AddressRepository;
  readonly #now: () => number;

  constructor(repository: AddressRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  async list(userId: string): Promise<Result<AnswerOf<typeof listAddresses>>> {
    return ok(await this.#repository.list(userId));
  }

  /** Not found, unless the address is the member's. */
  async find(userId: string, id: string): Promise<Result<true>> {
    return isId(id) && (await this.#repository.has(userId, id)) ? ok(true) : NOT_FOUND;
  }

  /** Adds an address; the first is the default one, asked or not. */
  create(userId: string, details: AddressDetails): Promise<Result<AnswerOf<typeof createAddress>>> {
    return this.#repository.changing(userId, async (own) => {
      const count = await own.count();
      if (count >= MOST_ADDRESSES) return TOO_MANY;
      const isDefault = details.isDefault || count === 0;
      if (isDefault) await own.clearDefault();
      const address = await own.insert({ ...details, isDefault }, new Date(this.#now()));
      return address ? ok(address) : NOT_FOUND;
    });
  }

  /** Replaces an address; the default one stays it until another is made the default. */
  async update(
    userId: string,
    id: string,
    details: AddressDetails,
  ): Promise<Result<AnswerOf<typeof updateAddress>>> {
    if (!isId(id)) return NOT_FOUND;
    return this.#repository.changing(userId, async (own) => {
      const wasDefault = await own.isDefault(id);
      if (wasDefault === undefined) return NOT_FOUND;
      if (details.isDefault && !wasDefault) await own.clearDefault();
      const address = await own.update(id, { ...details, isDefault: details.isDefault || wasDefault });
      return address ? ok(address) : NOT_FOUND;
    });
  }

  /** Deletes an address; after the default one, the newest of the others is it. */
  async remove(userId: string, id: string): Promise<Result<AnswerOf<typeof deleteAddress>>> {
    if (!isId(id)) return NOT_FOUND;
    return this.#repository.changing(userId, async (own) => {
      const wasDefault = await own.isDefault(id);
      if (wasDefault === undefined) return NOT_FOUND;
      await own.remove(id);
      if (wasDefault) await own.makeNewestDefault();
      return ok({ success: true as const });
    });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const TOO_MANY = fail({
  code: 'conflict' as const,
  message: `You can keep at most ${MOST_ADDRESSES} addresses.`,
});
