import {
  NO_PRODUCTS_IN_CATEGORY,
  PRODUCT_ADDRESSES_PAGE,
  type Language,
  type ListedProduct,
  type ProductQuery,
  type QueryOf,
  type countProducts,
  fail,
  type getProduct,
  isTooShortToSearch,
  type listProductAddresses,
  type listProducts,
  type listCategoryProducts,
  ok,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import {
  type PageQuery,
  listResult,
  toPage,
  pagedOnRequest,
  toPagination,
} from '../../platform/http/paging.ts';
import type { AddressLimiter } from '../../platform/rate-limit/address-limiter.ts';
import type { brandNamesReader } from '../brand/brand-names.transactions.ts';
import type { ProductCountsRepository } from './product-counts.repository.ts';
import { isNarrowed, toChosenFilters } from './product-filters.ts';
import type { ProductFilter, ProductRepository } from './product.repository.ts';

type ListQuery = Omit<ProductFilter, 'page'> & PageQuery;

/**
 * How many searches and filtered lists of products one network address may request, and counts for filters: enough for
 * several households that filter at once, but not for a robot.
 */
export const PRODUCT_SEARCHES_PER_ADDRESS = { max: 300, windowSeconds: 60 };

/** The visitors' read access to the products. */
export class ProductService {
  readonly #repository: ProductRepository;
  readonly #counts: ProductCountsRepository;
  readonly #searches: AddressLimiter;
  readonly #readBrands: ReturnType<typeof brandNamesReader>;

  /** @param searches counts {@link PRODUCT_SEARCHES_PER_ADDRESS} */
  constructor(
    repository: ProductRepository,
    counts: ProductCountsRepository,
    searches: AddressLimiter,
    readBrands: ReturnType<typeof brandNamesReader>,
  ) {
    this.#repository = repository;
    this.#counts = counts;
    this.#searches = searches;
    this.#readBrands = readBrands;
  }

  list(
    { sort, search, category, ids, page, limit, language, ...filters }: ProductQuery,
    address: string,
  ): Promise<Outcome<typeof listProducts>> {
    const query = { sort, category, ids: ids?.split(','), page, limit, language };
    return this.#list({ ...query, chosen: toChosenFilters(filters) }, search, address);
  }

  async listInCategory(
    categoryId: string,
    { sort, search, page, limit, language, ...filters }: QueryOf<typeof listCategoryProducts>,
    address: string,
  ): Promise<Outcome<typeof listCategoryProducts>> {
    if (!isId(categoryId)) return NONE_IN_CATEGORY;
    const chosen = toChosenFilters(filters);
    const query = { sort, categoryId, page, limit, language, chosen };
    const response = await this.#list(query, search, address);
    if (!response.ok) return response;
    const isWhole = search === undefined && filters.brand === undefined && !isNarrowed(chosen);
    return response.value.total === 0 && isWhole ? NONE_IN_CATEGORY : response;
  }

  async count(
    { search, category, language, ...filters }: QueryOf<typeof countProducts>,
    address: string,
  ): Promise<Outcome<typeof countProducts>> {
    const tooMany = this.#searches.count(address);
    if (tooMany) return tooMany;
    const chosen = toChosenFilters(filters);
    return ok({ success: true, data: await this.#counts.count({ search, category, language, chosen }) });
  }

  async #list(query: ListQuery, search: string | undefined, address: string) {
    // A single letter is no useful search, and half of the products would match.
    if (search && isTooShortToSearch(search)) return listResult<ListedProduct>([], query, 0);
    const tooMany = search || isNarrowed(query.chosen) ? this.#searches.count(address) : undefined;
    if (tooMany) return tooMany;
    if (!search) return pagedOnRequest(this.#repository, query);
    const filter = { ...query, page: toPage(query) };
    const { products, total } = await this.#repository.search(search, filter);
    return listResult<ListedProduct>(products, query, total);
  }

  async addresses(page: number): Promise<Outcome<typeof listProductAddresses>> {
    const requested = toPage({ page, limit: PRODUCT_ADDRESSES_PAGE });
    const [data, total] = await Promise.all([
      this.#repository.addresses(requested),
      this.#repository.count({ chosen: {} }),
    ]);
    return ok({ success: true, data, total, pagination: toPagination(requested, total) });
  }

  async get(id: string, language: Language): Promise<Outcome<typeof getProduct>> {
    const product = isId(id) ? await this.#repository.find(id, language) : undefined;
    if (product === undefined) return fail({ code: 'notFound', message: 'Product not found' });
    const brand = (await this.#readBrands()).find((one) => one.id === product.brandId);
    return ok({ success: true, data: { ...product, ...(brand && { brandSlug: brand.slug }) } });
  }
}

const NONE_IN_CATEGORY = fail({ code: 'invalid' as const, message: NO_PRODUCTS_IN_CATEGORY });
