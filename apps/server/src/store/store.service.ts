import type { AnswerOf, QueryOf, Result, listStores } from '@pgm/api/contract';
import { answerList, pageRequest } from '../platform/paging.ts';
import type { StoreRepository } from './store.repository.ts';

/** What visitors may read of the stock. */
export class StoreService {
  readonly #repository: StoreRepository;
  constructor(repository: StoreRepository) {
    this.#repository = repository;
  }

  list(query: QueryOf<typeof listStores>): Promise<Result<AnswerOf<typeof listStores>>> {
    return answerList(this.#repository, { sort: query.sort, search: query.search, page: pageRequest(query) });
  }
}
