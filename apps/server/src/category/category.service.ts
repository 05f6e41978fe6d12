import type { AnswerOf, QueryOf, Result, listCategories } from '@pgm/api/contract';
import { answerList, pageRequest } from '../platform/paging.ts';
import type { CategoryRepository } from './category.repository.ts';

/** What visitors may read of the categories. */
export class CategoryService {
  readonly #repository: CategoryRepository;
  constructor(repository: CategoryRepository) {
    this.#repository = repository;
  }

  list(query: QueryOf<typeof listCategories>): Promise<Result<AnswerOf<typeof listCategories>>> {
    return answerList(this.#repository, { sort: query.sort, search: query.search, page: pageRequest(query) });
  }
}
