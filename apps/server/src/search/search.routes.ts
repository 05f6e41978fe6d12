import { search } from '@pgm/api/contract';
import { clientAddress } from '../platform/client-address.ts';
import { serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import type { SearchPage } from '../platform/search-page.ts';
import { SearchRepository } from './search.repository.ts';
import { SEARCHES_PER_ADDRESS, SearchService } from './search.service.ts';

/** The call of the search; `pages` are those of the site. Its answers are not kept: there are endless queries. */
export function searchRoutes({ config, db, limiter }: Platform, pages: readonly SearchPage[]) {
  const repository = new SearchRepository(db);
  const service = new SearchService({ repository, searches: limiter(SEARCHES_PER_ADDRESS), pages });
  return [
    serve(search, ({ query, context }) =>
      service.search(query, clientAddress(context, config.trustedProxies)),
    ),
  ];
}
