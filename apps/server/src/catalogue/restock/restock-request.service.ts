import {
  type Language,
  MAX_RESTOCK_REQUESTS,
  type QueryOf,
  type addRestockRequest,
  fail,
  type listRestockRequests,
  ok,
  type removeRestockRequest,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import type { RestockRequestRepository } from './restock-request.repository.ts';

/** The restock requests of members; members see and change only their own. */
export class RestockRequestService {
  readonly #repository: RestockRequestRepository;
  readonly #now: () => number;

  constructor(repository: RestockRequestRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  list(
    userId: string,
    query: QueryOf<typeof listRestockRequests>,
  ): Promise<Outcome<typeof listRestockRequests>> {
    return pagedOnRequest(this.#repository, { ...query, userId });
  }

  /** Adds a request for a product that is sold out. */
  async add(userId: string, wanted: string, language: Language): Promise<Outcome<typeof addRestockRequest>> {
    const product = await this.#repository.findProduct(wanted);
    if (product === undefined) return NOT_FOUND;
    if (product.quantity > 0) return IN_STOCK;
    const at = new Date(this.#now());
    const isAdded = await this.#repository.add({ userId, productId: product.id, language, at });
    return isAdded ? ok({ success: true, data: { productId: product.id } }) : TOO_MANY;
  }

  async remove(userId: string, productId: string): Promise<Outcome<typeof removeRestockRequest>> {
    await this.#repository.remove(userId, productId);
    return ok({ success: true });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Product not found' });
const IN_STOCK = fail({ code: 'conflict' as const, message: 'This product is back in stock.' });
const TOO_MANY = fail({
  code: 'conflict' as const,
  message: `You can wait for at most ${MAX_RESTOCK_REQUESTS} products at once.`,
});
