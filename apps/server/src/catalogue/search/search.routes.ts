import { search } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SearchPage } from '../../platform/site/site.ts';
import { articlePagesReader } from '../../company/article/published-articles.transactions.ts';
import { brandNamesReader } from '../brand/brand-names.transactions.ts';
import { SearchRepository } from './search.repository.ts';
import { SEARCHES_PER_ADDRESS, SearchService } from './search.service.ts';

/**
 * The search call; `pages` are those of the site. Its responses are not cached, because the number of queries is
 * unlimited.
 */
export function searchRoutes(platform: Platform, pages: readonly SearchPage[]) {
  const { db, addressLimiter, visitCounts } = platform;
  const repository = new SearchRepository(db);
  const service = new SearchService({
    repository,
    readBrands: brandNamesReader(platform),
    searches: addressLimiter(SEARCHES_PER_ADDRESS),
    counts: visitCounts,
    pages,
    // Without a site the articles have no pages either.
    readArticles: pages.length > 0 ? articlePagesReader(platform) : async () => [],
  });
  return [route(search, ({ query, clientAddress }) => service.search(query, clientAddress))];
}
