import { type AnswerOf, MOST_FOUND, type SearchQuery, ok, type search } from '@pgm/api/contract';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { SearchPage } from '../platform/search-page.ts';
import { pageRanker } from './rank-pages.ts';
import type { SearchRepository } from './search.repository.ts';

/** How often one network address may search: several households that type at once, and no robot. */
export const SEARCHES_PER_ADDRESS = { most: 300, windowSeconds: 60 };

interface SearchParts {
  readonly repository: SearchRepository;
  /** Counts {@link SEARCHES_PER_ADDRESS}. */
  readonly searches: RateLimiter;
  readonly pages: readonly SearchPage[];
}

/** Looks for one thing everywhere. */
export class SearchService {
  readonly #repository: SearchRepository;
  readonly #searches: RateLimiter;
  readonly #findPages: (wanted: string) => SearchPage[];

  constructor({ repository, searches, pages }: SearchParts) {
    this.#repository = repository;
    this.#searches = searches;
    this.#findPages = pageRanker(pages);
  }

  async search({ query, language }: SearchQuery, address: string): Promise<Limited<AnswerOf<typeof search>>> {
    const refusal = await this.#searches.count('search', address);
    if (refusal) return refusal;
    const [products, categories] = await Promise.all([
      this.#repository.products(query),
      this.#repository.categories(query),
    ]);
    const pages = this.#findPages(query)
      .slice(0, MOST_FOUND.pages)
      .map(({ title, href }) => ({ title: title[language], href }));
    return ok({ success: true, data: { ...products, categories, pages } });
  }
}
