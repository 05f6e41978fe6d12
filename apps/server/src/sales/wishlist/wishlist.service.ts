import {
  type QueryOf,
  type addToWishlist,
  fail,
  type listWishlist,
  ok,
  type removeFromWishlist,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import type { WishlistRepository } from './wishlist.repository.ts';

/** The wishlists of members; members see and change only their own. */
export class WishlistService {
  readonly #repository: WishlistRepository;
  readonly #now: () => number;

  constructor(repository: WishlistRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  list(userId: string, query: QueryOf<typeof listWishlist>): Promise<Outcome<typeof listWishlist>> {
    return pagedOnRequest(this.#repository, { ...query, userId });
  }

  async add(userId: string, wanted: string): Promise<Outcome<typeof addToWishlist>> {
    const productId = await this.#repository.add(userId, wanted, this.#now());
    if (productId === undefined) return fail({ code: 'notFound', message: 'Product not found' });
    return ok({ success: true, data: { productId } });
  }

  async remove(userId: string, productId: string): Promise<Outcome<typeof removeFromWishlist>> {
    await this.#repository.remove(userId, productId);
    return ok({ success: true });
  }
}
