import { MAX_FOUND, type SearchQuery, ok, type search } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { AddressLimiter } from '../../platform/rate-limit/address-limiter.ts';
import type { SearchPage } from '../../platform/site/site.ts';
import { pageRanker } from './rank-pages.ts';
import type { SearchRepository } from './search.repository.ts';

/**
 * How many searches one network address may make: enough for several households that type at once, but not for a
 * robot.
 */
export const SEARCHES_PER_ADDRESS = { max: 300, windowSeconds: 60 };

const NO_PRODUCTS = { products: [], total: 0 };

interface SearchParts {
  readonly repository: SearchRepository;
  /** Counts {@link SEARCHES_PER_ADDRESS}. */
  readonly searches: AddressLimiter;
  readonly pages: readonly SearchPage[];
}

/** Searches products, categories and pages at once. */
export class SearchService {
  readonly #repository: SearchRepository;
  readonly #searches: AddressLimiter;
  readonly #findPages: (wanted: string) => SearchPage[];

  constructor({ repository, searches, pages }: SearchParts) {
    this.#repository = repository;
    this.#searches = searches;
    this.#findPages = pageRanker(pages);
  }

  async search({ query, language, without }: SearchQuery, address: string): Promise<Outcome<typeof search>> {
    const rejection = this.#searches.count(address);
    if (rejection) return rejection;
    const [products, categories] = await Promise.all([
      without === 'products' ? NO_PRODUCTS : this.#repository.products(query),
      this.#repository.categories(query),
    ]);
    const pages = this.#findPages(query)
      .slice(0, MAX_FOUND.pages)
      .map(({ title, href }) => ({ title: title[language], href }));
    return ok({ success: true, data: { ...products, categories, pages } });
  }
}
