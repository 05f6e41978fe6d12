import {
  NO_PRODUCTS_IN_CATEGORY,
  PRODUCT_ADDRESSES_PAGE,
  fail,
  isTooShortToSearch,
  ok,
} from '@pgm/api/contract';
import type {
  AnswerOf,
  Product,
  ProductQuery,
  QueryOf,
  Result,
  getProduct,
  listProductAddresses,
  listProducts,
  listProductsOfCategory,
} from '@pgm/api/contract';
import { isId } from '../platform/id.ts';
import { answerList, answerRows, pageOf, pageRequest, paginationOf } from '../platform/paging.ts';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { ProductFilter, ProductRepository } from './product.repository.ts';

/** How often one network address may look for products: several households that filter at once, and no robot. */
export const PRODUCT_SEARCHES_PER_ADDRESS = { most: 300, windowSeconds: 60 };

/** What visitors may read of the products. */
export class ProductService {
  readonly #repository: ProductRepository;
  readonly #searches: RateLimiter;

  /** @param searches counts {@link PRODUCT_SEARCHES_PER_ADDRESS} */
  constructor(repository: ProductRepository, searches: RateLimiter) {
    this.#repository = repository;
    this.#searches = searches;
  }

  list(
    { sort, search, category, brand: brandId, ...paging }: ProductQuery,
    address: string,
  ): Promise<Limited<AnswerOf<typeof listProducts>>> {
    return this.#list({ sort, category, brandId, page: pageRequest(paging) }, search, address);
  }

  async listOfCategory(
    categoryId: string,
    { sort, search, ...paging }: QueryOf<typeof listProductsOfCategory>,
    address: string,
  ): Promise<Limited<AnswerOf<typeof listProductsOfCategory>>> {
    if (!isId(categoryId)) return NONE_IN_CATEGORY;
    const answer = await this.#list({ sort, categoryId, page: pageRequest(paging) }, search, address);
    if (!answer.ok) return answer;
    const isPastTheEnd = (answer.value.pagination?.total ?? 0) > 0;
    return answer.value.data.length === 0 && search === undefined && !isPastTheEnd
      ? NONE_IN_CATEGORY
      : answer;
  }

  async #list(filter: ProductFilter, search: string | undefined, address: string) {
    if (!search) return answerList(this.#repository, filter);
    // A single letter tells nothing, and half the shop would have it.
    if (isTooShortToSearch(search)) return answerRows<Product>([], filter.page, 0);
    const tooMany = await this.#searches.count('product search', address);
    if (tooMany) return tooMany;
    const { products, total } = await this.#repository.search(search, filter);
    return answerRows(products, filter.page, total);
  }

  async addresses(page: number): Promise<Result<AnswerOf<typeof listProductAddresses>>> {
    const asked = pageOf({ page, limit: PRODUCT_ADDRESSES_PAGE });
    const [data, total] = await Promise.all([
      this.#repository.addresses(asked),
      this.#repository.count({ sort: 'newest', page: undefined }),
    ]);
    return ok({ success: true, data, pagination: paginationOf(asked, total) });
  }

  async get(id: string): Promise<Result<AnswerOf<typeof getProduct>>> {
    const product = isId(id) ? await this.#repository.find(id) : undefined;
    if (product === undefined) return fail({ code: 'notFound', message: 'Product not found' });
    return ok({ success: true, data: product });
  }
}

const NONE_IN_CATEGORY = fail({ code: 'invalid' as const, message: NO_PRODUCTS_IN_CATEGORY });
