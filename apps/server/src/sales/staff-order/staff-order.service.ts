import {
  type Cancellation,
  type Failure,
  type Inspection,
  type InspectionOutcome,
  type NewRefund,
  type NewStaffNote,
  type OrderAddress,
  type OrderStep,
  type OrderSteps,
  type Packing,
  type QueryOf,
  type Result,
  type Shipment,
  type StaffOrder,
  type Undelivered,
  type acceptReturn,
  type addOrderNote,
  type cancelPieces,
  type countOrderNeeds,
  fail,
  type getStaffOrder,
  type inspectReturn,
  type listAllOrders,
  ok,
  type packOrder,
  type refundOrder,
  type retryRefund,
  type setOrderAddress,
  type setOrderStatus,
  type setOrderStatuses,
  type setShipment,
  type setUndelivered,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { paged } from '../../platform/http/paging.ts';
import { toPieceKey } from '../reversal/reversal.transactions.ts';
import type { RefundProblem } from '../refund/staff-refund.transactions.ts';
import type { AppliedStep, StepResult } from '../order-step/order-step.transactions.ts';
import { orderNumber } from '../tables/order.schema.ts';
import type { StaffOrderRepository } from './staff-order.repository.ts';

/** The orders of all members, for staff. */
export class StaffOrderService {
  readonly #repository: StaffOrderRepository;
  readonly #now: () => number;

  constructor(repository: StaffOrderRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  async list(query: QueryOf<typeof listAllOrders>): Promise<Outcome<typeof listAllOrders>> {
    return paged(await this.#repository.matching(query), query);
  }

  async countNeeds(): Promise<Outcome<typeof countOrderNeeds>> {
    return ok({ success: true, data: await this.#repository.countNeeds() });
  }

  async get(id: string): Promise<Outcome<typeof getStaffOrder>> {
    const order = isId(id) ? await this.#repository.find(id) : undefined;
    return order ? ok({ success: true, data: order }) : NOT_FOUND;
  }

  /** Not found, unless the order exists. */
  async find(id: string): Promise<Result<true, Failure<'notFound'>>> {
    return isId(id) && (await this.#repository.has(id)) ? ok(true) : NOT_FOUND;
  }

  /** Moves an order one step on behalf of a staff member. */
  async setStatus(
    staffId: string,
    orderId: string,
    { status, note, shipment }: OrderStep,
  ): Promise<Outcome<typeof setOrderStatus>> {
    // What comes back undelivered is inspected first.
    const from = status === 'RETURNED' ? ('RETURN_REQUESTED' as const) : undefined;
    const step = this.#step(staffId, orderId, { from, to: status, note, shipment });
    return this.#response(orderId, await this.#repository.applyStep(step), REJECTED);
  }

  /** Moves each of several orders one step, each in a transaction of its own. */
  async setStatuses(staffId: string, { ids, status }: OrderSteps): Promise<Outcome<typeof setOrderStatuses>> {
    const unique = [...new Set(ids)];
    const numbers = await this.#repository.numbers(unique);
    const rejected: string[] = [];
    for (const id of unique) {
      const result = await this.#repository.applyStep(this.#step(staffId, id, { to: status }));
      const number = numbers.get(id);
      if (result !== 'applied') rejected.push(number === undefined ? id : orderNumber(number));
    }
    return ok({ success: true, data: { moved: unique.length - rejected.length, rejected } });
  }

  async setShipment(orderId: string, shipment: Shipment): Promise<Outcome<typeof setShipment>> {
    const isSet = await this.#repository.setShipment(orderId, shipment);
    return this.#response(orderId, isSet ? 'applied' : 'rejected', NOT_SENT);
  }

  async setAddress(
    staffId: string,
    orderId: string,
    address: OrderAddress,
  ): Promise<Outcome<typeof setOrderAddress>> {
    const at = new Date(this.#now());
    const result = await this.#repository.setAddress({ orderId, address, staffId, at });
    if (result === 'invoiced') return INVOICED;
    return this.#response(orderId, result, ADDRESS_STAYS);
  }

  async cancelPieces(
    staffId: string,
    orderId: string,
    { items, reason }: Cancellation,
  ): Promise<Outcome<typeof cancelPieces>> {
    const pieces = items.map(({ size = '', ...item }) => ({ ...item, size }));
    const by = { actor: 'STAFF' as const, actorUserId: staffId, at: new Date(this.#now()) };
    const result = await this.#repository.cancelPieces({ orderId, pieces, reason, ...by });
    if (result === 'changed') return this.#withOrder(PIECES_CHANGED, orderId);
    return this.#response(orderId, result, NOT_CANCELLED);
  }

  /** Packs an order by line; what is missing is noted or cancelled. */
  async pack(
    staffId: string,
    orderId: string,
    { items, ifMissing }: Packing,
  ): Promise<Outcome<typeof packOrder>> {
    const lines = items.map(({ size = '', ...item }) => ({ ...item, size }));
    const at = new Date(this.#now());
    const result = await this.#repository.pack({ orderId, lines, ifMissing, staffId, at });
    if (result === 'changed') return PIECES_CHANGED;
    return this.#response(orderId, result, REJECTED);
  }

  /** Ends a requested return; when everything is rejected, the order is a delivered one again. */
  async inspect(
    staffId: string,
    orderId: string,
    { items, note }: Inspection,
  ): Promise<Outcome<typeof inspectReturn>> {
    const order = await this.#repository.find(orderId);
    const requested = order?.reversals.find(({ state }) => state === 'REQUESTED' || state === 'ACCEPTED');
    const outcomes = toOutcomes(items);
    if (!isComplete(requested?.items ?? [], outcomes)) return INCOMPLETE;
    const isRejected = [...outcomes.values()].every((outcome) => outcome === 'REJECTED');
    const to = isRejected ? ('DELIVERED' as const) : ('RETURNED' as const);
    if (order?.status !== 'RETURN_REQUESTED') return order ? NO_RETURN : NOT_FOUND;
    const result = await this.#repository.applyStep(
      this.#step(staffId, orderId, { from: 'RETURN_REQUESTED', to, note, outcomes }),
    );
    return this.#response(orderId, result, NO_RETURN);
  }

  /** Ends a shipped order whose goods came back. */
  async setUndelivered(
    staffId: string,
    orderId: string,
    { items, reason }: Undelivered,
  ): Promise<Outcome<typeof setUndelivered>> {
    const order = await this.#repository.find(orderId);
    if (order?.status !== 'SHIPPED') return order ? NOT_UNDERWAY : NOT_FOUND;
    const outcomes = toOutcomes(items);
    const left = order.items.filter(({ quantity, reversed }) => quantity > reversed);
    if (!isComplete(left, outcomes)) return INCOMPLETE;
    const step = { from: 'SHIPPED' as const, to: 'RETURNED' as const, note: reason, outcomes };
    const result = await this.#repository.applyStep(this.#step(staffId, orderId, step));
    return this.#response(orderId, result, NOT_UNDERWAY);
  }

  async addNote(
    staffId: string,
    orderId: string,
    { text }: NewStaffNote,
  ): Promise<Outcome<typeof addOrderNote>> {
    const at = new Date(this.#now());
    await this.#repository.addNote({ orderId, text, authorId: staffId, at });
    return this.get(orderId);
  }

  /** Accepts a requested return: the goods are inspected when they come. */
  async acceptReturn(orderId: string): Promise<Outcome<typeof acceptReturn>> {
    const result = await this.#repository.acceptReturn(orderId, new Date(this.#now()));
    return this.#response(orderId, result, NO_NEW_RETURN);
  }

  async refund(staffId: string, orderId: string, refund: NewRefund): Promise<Outcome<typeof refundOrder>> {
    const at = new Date(this.#now());
    const result = await this.#repository.refund(orderId, { ...refund, staffId, at });
    if (result === 'applied' || result === 'unknown') return this.#response(orderId, result, REJECTED);
    const rejection = REFUND_PROBLEMS[result];
    return result === 'unseen' ? this.#withOrder(rejection, orderId) : rejection;
  }

  /** Lets the provider be asked again for a refund that failed. */
  async retryRefund(staffId: string, orderId: string, id: string): Promise<Outcome<typeof retryRefund>> {
    const isKnown = await this.#repository.retryRefund({ id, orderId, staffId, at: new Date(this.#now()) });
    return isKnown ? this.get(orderId) : NOT_FOUND;
  }

  #step(
    staffId: string,
    orderId: string,
    step: Pick<AppliedStep, 'from' | 'to' | 'note' | 'shipment' | 'outcomes'>,
  ): AppliedStep {
    return { ...step, orderId, actor: 'STAFF', actorUserId: staffId, at: new Date(this.#now()) };
  }

  /** A rejection with the order as it is now: its form then shows what another person has changed. */
  async #withOrder(
    { failure }: { readonly failure: Failure<'conflict'> },
    orderId: string,
  ): Promise<Result<never, Failure<'conflict'>>> {
    return fail({ ...failure, current: await this.#repository.find(orderId) });
  }

  /** The order after a change, or the failure that the change was rejected with. */
  async #response(
    orderId: string,
    result: StepResult,
    rejection: Result<never, Failure<'conflict'>>,
  ): Promise<Result<{ success: true; data: StaffOrder }, Failure<'notFound' | 'conflict'>>> {
    if (result === 'rejected') return rejection;
    if (result === 'tooMany') return TOO_MANY;
    const order = result === 'unknown' ? undefined : await this.#repository.find(orderId);
    return order ? ok({ success: true, data: order }) : NOT_FOUND;
  }
}

type ResultLine = Inspection['items'][number];

/** The result of an inspection by line. */
function toOutcomes(items: readonly ResultLine[]): ReadonlyMap<string, InspectionOutcome> {
  return new Map(
    items.map(({ productId, size = '', outcome }) => [toPieceKey({ productId, size }), outcome]),
  );
}

/** Whether each of the lines has a result. */
function isComplete(
  lines: readonly Pick<ResultLine, 'productId' | 'size'>[],
  outcomes: ReadonlyMap<string, InspectionOutcome>,
): boolean {
  return lines.every(({ productId, size = '' }) => outcomes.has(toPieceKey({ productId, size })));
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const REJECTED = fail({
  code: 'conflict' as const,
  message: 'An order cannot go there from where it is now.',
});
const NOT_SENT = fail({ code: 'conflict' as const, message: 'Only orders that were sent have a shipment.' });
const NOT_CANCELLED = fail({ code: 'conflict' as const, message: 'This order can no longer be cancelled.' });
const PIECES_CHANGED = fail({
  code: 'conflict' as const,
  message: 'The pieces of this order have changed. Check them again.',
});
const NOT_UNDERWAY = fail({
  code: 'conflict' as const,
  message: 'Only an order that is on its way can come back undelivered.',
});
const ADDRESS_STAYS = fail({
  code: 'conflict' as const,
  message: 'The address can be changed until the order is packed.',
});
const INVOICED = fail({
  code: 'conflict' as const,
  message: 'The invoice of this order is issued with its address. Cancel the order, and place it again.',
});
const NO_RETURN = fail({ code: 'conflict' as const, message: 'No return of this order is requested.' });
const NO_NEW_RETURN = fail({
  code: 'conflict' as const,
  message: 'No return of this order is to be accepted.',
});
const REFUND_PROBLEMS = {
  tooMuch: fail({ code: 'conflict' as const, message: 'This is more than can be refunded.' }),
  noProvider: fail({
    code: 'conflict' as const,
    message: 'No provider has this payment. Choose another method.',
  }),
  repeated: fail({ code: 'conflict' as const, message: 'This refund is recorded already.' }),
  unseen: fail({
    code: 'conflict' as const,
    message: 'Another refund was recorded meanwhile. Check the amount, then save again.',
  }),
} satisfies Record<RefundProblem, unknown>;
const TOO_MANY = fail({ code: 'conflict' as const, message: 'The order does not have so many pieces.' });
const INCOMPLETE = fail({ code: 'invalid' as const, message: 'Choose a result for each product' });
