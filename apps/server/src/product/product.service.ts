import { NO_PRODUCTS_IN_CATEGORY, PRODUCT_ADDRESSES_PAGE, fail, ok } from '@pgm/api/contract';
import type {
  AnswerOf,
  ProductQuery,
  QueryOf,
  Result,
  getProduct,
  listProductAddresses,
  listProducts,
  listProductsOfCategory,
} from '@pgm/api/contract';
import type { ProductRepository } from './product.repository.ts';
import { isId } from '../platform/id.ts';
import { answerList, pageOf, pageRequest, paginationOf } from '../platform/paging.ts';

/** What visitors may read of the products. */
export class ProductService {
  readonly #repository: ProductRepository;
  constructor(repository: ProductRepository) {
    this.#repository = repository;
  }

  list(query: ProductQuery): Promise<Result<AnswerOf<typeof listProducts>>> {
    const { sort, search, category, brand: brandId } = query;
    return answerList(this.#repository, { sort, search, category, brandId, page: pageRequest(query) });
  }

  async listOfCategory(
    categoryId: string,
    query: QueryOf<typeof listProductsOfCategory>,
  ): Promise<Result<AnswerOf<typeof listProductsOfCategory>>> {
    if (!isId(categoryId)) return NONE_IN_CATEGORY;
    const { sort, search } = query;
    const answer = await answerList(this.#repository, { sort, search, categoryId, page: pageRequest(query) });
    const isPastTheEnd = (answer.value.pagination?.total ?? 0) > 0;
    return answer.value.data.length === 0 && search === undefined && !isPastTheEnd
      ? NONE_IN_CATEGORY
      : answer;
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
