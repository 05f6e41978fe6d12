import type { QueryOf, listUsers } from '@pgm/api/contract';
import { answerList, pageRequest } from '../platform/paging.ts';
import type { UserRepository } from './user.repository.ts';

/** What admins do with accounts. */
export class UserService {
  readonly #repository: UserRepository;
  constructor(repository: UserRepository) {
    this.#repository = repository;
  }

  list({ search, ...paging }: QueryOf<typeof listUsers>) {
    return answerList(this.#repository, { search, page: pageRequest(paging) });
  }
}
