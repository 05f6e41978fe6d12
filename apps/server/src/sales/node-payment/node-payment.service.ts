import { type QueryOf, fail, type getNodePaymentSummary, type listNodePayments, ok } from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { NodePaymentRepository } from './node-payment.repository.ts';

/** The payments to associates; members see only their own, admins see all. */
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
  ): Promise<Outcome<typeof listNodePayments>> {
    const id = await this.#find(caller, ref);
    if (id === undefined) return NOT_FOUND;
    return paged(this.#repository, { ...query, associateId: id });
  }

  /** @param ref the id of the associate or of the user */
  async summary(caller: Caller, ref: string): Promise<Outcome<typeof getNodePaymentSummary>> {
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
