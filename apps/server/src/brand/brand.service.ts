import type { AnswerOf, QueryOf, Result, listBrands } from '@pgm/api/contract';
import { answerList, pageRequest } from '../platform/paging.ts';
import type { BrandRepository } from './brand.repository.ts';

/** What visitors may read of the brands. */
export class BrandService {
  readonly #repository: BrandRepository;
  constructor(repository: BrandRepository) {
    this.#repository = repository;
  }

  list(query: QueryOf<typeof listBrands>): Promise<Result<AnswerOf<typeof listBrands>>> {
    return answerList(this.#repository, { sort: query.sort, search: query.search, page: pageRequest(query) });
  }
}
