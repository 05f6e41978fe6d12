import {
  type AnswerOf,
  type QueryOf,
  type Result,
  fail,
  type getNodePaymentSummary,
  type listNodePayments,
  ok,
} from '@pgm/api/contract';
import type { Caller } from '../platform/authentication/caller.ts';
import { isId } from '../platform/id.ts';
import { pageOf, paginationOf } from '../platform/paging.ts';
import type { NodePaymentRepository } from './node-payment.repository.ts';

/** What associates were paid; each sees their own only, admins everybody's. */
export class NodePaymentService {
  readonly #repository: NodePaymentRepository;
  constructor(repository: NodePaymentRepository) {
    this.#repository = repository;
  }

  /** @param ref the id of the associate or of the user */
  async list(
    caller: Caller,
    ref: string,
    query: QueryOf<typeof listNodePayments>,
  ): Promise<Result<AnswerOf<typeof listNodePayments>>> {
    const id = await this.#find(caller, ref);
    if (id === undefined) return NOT_FOUND;
    const page = pageOf(query);
    return ok({
      success: true,
      data: await this.#repository.list(id, page),
      pagination: paginationOf(page, await this.#repository.count(id)),
    });
  }

  /** @param ref the id of the associate or of the user */
  async summary(caller: Caller, ref: string): Promise<Result<AnswerOf<typeof getNodePaymentSummary>>> {
    const id = await this.#find(caller, ref);
    return id === undefined ? NOT_FOUND : ok({ success: true, data: await this.#repository.summary(id) });
  }

  async #find(caller: Caller, ref: string): Promise<string | undefined> {
    const associate = isId(ref) ? await this.#repository.findAssociate(ref) : undefined;
    const mayRead = associate?.userId === caller.id || caller.roles.includes('ADMIN');
    return mayRead ? associate?.id : undefined;
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
