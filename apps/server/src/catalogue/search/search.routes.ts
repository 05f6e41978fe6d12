import { search } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandNamesReader } from '../brand/brand-names.transactions.ts';
import { SearchRepository } from './search.repository.ts';
import { SEARCHES_PER_ADDRESS, type SearchParts, SearchService } from './search.service.ts';

/** The search call, also in pages. Its responses are not cached, because the number of queries is unlimited. */
export function searchRoutes(platform: Platform, inPages: Pick<SearchParts, 'pages' | 'readArticles'>) {
  const { db, addressLimiter, visitCounts } = platform;
  const repository = new SearchRepository(db);
  const service = new SearchService({
    repository,
    readBrands: brandNamesReader(platform),
    searches: addressLimiter(SEARCHES_PER_ADDRESS),
    counts: visitCounts,
    ...inPages,
  });
  return [route(search, ({ query, clientAddress }) => service.search(query, clientAddress))];
}
