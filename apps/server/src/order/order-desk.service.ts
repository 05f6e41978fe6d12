import {
  type AnswerOf,
  type OrderStep,
  type QueryOf,
  type Result,
  fail,
  type listAllOrders,
  ok,
  type setOrderStatus,
} from '@pgm/api/contract';
import { isId } from '../platform/id.ts';
import { answerList, pageRequest } from '../platform/paging.ts';
import type { OrderDeskRepository } from './order-desk.repository.ts';

/** The orders of all members, as staff work on them. */
export class OrderDeskService {
  readonly #repository: OrderDeskRepository;
  readonly #now: () => number;

  constructor(repository: OrderDeskRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  list({
    status,
    search,
    ...query
  }: QueryOf<typeof listAllOrders>): Promise<Result<AnswerOf<typeof listAllOrders>>> {
    const page = pageRequest({ ...query, page: query.page ?? 1 });
    return answerList(this.#repository, { status, search, page });
  }

  /** Not found, unless there is such an order. */
  async find(id: string): Promise<Result<true>> {
    return isId(id) && (await this.#repository.has(id)) ? ok(true) : NOT_FOUND;
  }

  /** Moves an order one step, in the name of one of the staff. */
  async setStatus(
    staffId: string,
    orderId: string,
    { status, note }: OrderStep,
  ): Promise<Result<AnswerOf<typeof setOrderStatus>>> {
    const at = new Date(this.#now());
    const step = { orderId, to: status, note, actor: 'STAFF' as const, actorUserId: staffId, at };
    const result = await this.#repository.takeStep(step);
    if (result === 'refused') return REFUSED;
    const order = await this.#repository.find(orderId);
    return order ? ok({ success: true, data: order }) : NOT_FOUND;
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const REFUSED = fail({
  code: 'conflict' as const,
  message: 'An order cannot go there from where it is now.',
});
