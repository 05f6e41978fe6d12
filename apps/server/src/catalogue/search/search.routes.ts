import { search } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SearchPage } from '../../platform/site/site.ts';
import { SearchRepository } from './search.repository.ts';
import { SEARCHES_PER_ADDRESS, SearchService } from './search.service.ts';

/**
 * The search call; `pages` are those of the site. Its responses are not cached, because the number of queries is
 * unlimited.
 */
export function searchRoutes({ db, addressLimiter }: Platform, pages: readonly SearchPage[]) {
  const repository = new SearchRepository(db);
  const service = new SearchService({ repository, searches: addressLimiter(SEARCHES_PER_ADDRESS), pages });
  return [route(search, ({ query, clientAddress }) => service.search(query, clientAddress))];
}
