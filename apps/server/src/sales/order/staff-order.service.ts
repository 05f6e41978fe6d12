import {
  type Failure,
  type OrderStep,
  type QueryOf,
  type Result,
  fail,
  type listAllOrders,
  ok,
  type setOrderStatus,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import type { StaffOrderRepository } from './staff-order.repository.ts';

/** The orders of all members, for staff. */
export class StaffOrderService {
  readonly #repository: StaffOrderRepository;
  readonly #now: () => number;

  constructor(repository: StaffOrderRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  list(query: QueryOf<typeof listAllOrders>): Promise<Outcome<typeof listAllOrders>> {
    return paged(this.#repository, query);
  }

  /** Not found, unless the order exists. */
  async find(id: string): Promise<Result<true, Failure<'notFound'>>> {
    return isId(id) && (await this.#repository.has(id)) ? ok(true) : NOT_FOUND;
  }

  /** Moves an order one step on behalf of a staff member. */
  async setStatus(
    staffId: string,
    orderId: string,
    { status, note }: OrderStep,
  ): Promise<Outcome<typeof setOrderStatus>> {
    const at = new Date(this.#now());
    const step = { orderId, to: status, note, actor: 'STAFF' as const, actorUserId: staffId, at };
    const result = await this.#repository.applyStep(step);
    if (result === 'rejected') return REJECTED;
    const order = await this.#repository.find(orderId);
    return order ? ok({ success: true, data: order }) : NOT_FOUND;
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const REJECTED = fail({
  code: 'conflict' as const,
  message: 'An order cannot go there from where it is now.',
});
