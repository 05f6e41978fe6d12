import { createHash } from 'node:crypto';
import {
  type AnswerOf,
  type BodyOf,
  type NewOrder,
  type QueryOf,
  type Result,
  type cancelOrder,
  fail,
  type getOrder,
  type listOrders,
  ok,
  type placeOrder,
  type quoteOrder,
  type returnOrder,
} from '@pgm/api/contract';
import { USED_UP } from '../coupon/judge-coupon.ts';
import { LIMIT_WINDOW_SECONDS } from '../platform/config.ts';
import { isId } from '../platform/id.ts';
import { isIdempotencyKey } from '../platform/idempotency-key.ts';
import { answerList, pageRequest } from '../platform/paging.ts';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { type BillLine, quoteOf } from './bill.ts';
import { makeBill } from './make-bill.ts';
import type { OpenOrders } from './open-orders.ts';
import type { OrderRepository } from './order.repository.ts';
import type { OrderStepTaken } from './take-step.ts';

/** How often one network address may ask what products come to. */
export const QUOTES_PER_ADDRESS = { most: 300, windowSeconds: LIMIT_WINDOW_SECONDS };

/** The orders of members; each sees and changes their own only. */
export class OrderService {
  readonly #repository: OrderRepository;
  readonly #quotes: RateLimiter;
  readonly #now: () => number;

  /** @param quotes counts {@link QUOTES_PER_ADDRESS} */
  constructor(repository: OrderRepository, quotes: RateLimiter, now: () => number) {
    this.#repository = repository;
    this.#quotes = quotes;
    this.#now = now;
  }

  /** What products come to now, for whoever asks from a network address. @param userId undefined for a guest */
  async quote(
    request: BodyOf<typeof quoteOrder>,
    address: string,
    userId: string | undefined,
  ): Promise<Limited<AnswerOf<typeof quoteOrder>>> {
    const refusal = await this.#quotes.count('quote', address);
    if (refusal) return refusal;
    const { bill, coupon } = await makeBill(this.#repository.pricesFor(userId), request);
    return ok({ success: true, data: quoteOf(bill, coupon) });
  }

  /** Places an order, once per key. */
  async place(
    userId: string,
    key: string | undefined,
    order: NewOrder,
  ): Promise<Result<AnswerOf<typeof placeOrder>>> {
    if (!isIdempotencyKey(key)) return NO_KEY;
    return this.#repository.placing(userId, async (open) => {
      const id = await this.#placeOnce(open, key, order);
      return id.ok ? answer(await open.find(id.value)) : id;
    });
  }

  list(userId: string, query: QueryOf<typeof listOrders>): Promise<Result<AnswerOf<typeof listOrders>>> {
    return answerList(this.#repository, { userId, search: query.search, page: pageRequest(query) });
  }

  async get(userId: string, id: string): Promise<Result<AnswerOf<typeof getOrder>>> {
    return isId(id) ? answer(await this.#repository.find(userId, id)) : NOT_FOUND;
  }

  /** Cancels an order that is not shipped yet. */
  cancel(userId: string, id: string): Promise<Result<AnswerOf<typeof cancelOrder>>> {
    return this.#step({ orderId: id, ownerId: userId, to: 'CANCELLED' }, NOT_CANCELLED);
  }

  /** Asks to send a delivered order back, while there is time. */
  sendBack(userId: string, id: string, reason: string): Promise<Result<AnswerOf<typeof returnOrder>>> {
    return this.#step({ orderId: id, ownerId: userId, to: 'RETURN_REQUESTED', note: reason }, NOT_RETURNED);
  }

  async #step(
    step: Pick<OrderStepTaken, 'orderId' | 'to' | 'note'> & { readonly ownerId: string },
    refusal: Result<never>,
  ): Promise<Result<AnswerOf<typeof getOrder>>> {
    const { orderId, ownerId } = step;
    if (!isId(orderId)) return NOT_FOUND;
    const at = new Date(this.#now());
    const result = await this.#repository.takeStep({ ...step, actor: 'MEMBER', actorUserId: ownerId, at });
    if (result === 'refused') return refusal;
    return result === 'taken' ? this.get(ownerId, orderId) : NOT_FOUND;
  }

  /** The id of the order that a key stands for: an earlier one, or else the one that is placed now. */
  async #placeOnce(open: OpenOrders, key: string, order: NewOrder): Promise<Result<string>> {
    const requestHash = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
    const known = await open.findByKey(key);
    if (known) return known.requestHash === requestHash ? ok(known.id) : KEY_USED;

    const address = await open.address(order.addressId);
    if (!address) return NO_ADDRESS;
    const { bill, coupon, couponId } = await makeBill(open, order);
    const missing = bill.lines.find(({ problem }) => problem !== null);
    if (missing) return shortage(missing, missing.available);
    if (coupon?.problem) return fail({ code: 'conflict', message: coupon.problem });
    if (order.total !== bill.totalPaise / 100) return TOTAL_CHANGED;

    const paymentMethod = order.payment.method;
    const gstin = order.gstin ?? null;
    const id = await open.insert({ bill, address, paymentMethod, gstin, key, requestHash });
    // Last, since others wait for them. The coupon comes before the stock, as it does where an order is cancelled.
    if (couponId !== undefined && !(await open.takeCoupon(couponId, id))) return COUPON_USED_UP;
    // By product id, so that two who want the same wait in one direction.
    for (const line of bill.lines.toSorted(byProductId)) {
      const isTaken = await open.takeStock(line.productId, line.quantity);
      if (!isTaken) return shortage(line, await open.stockOf(line.productId));
    }
    return ok(id);
  }
}

function byProductId(a: BillLine, b: BillLine): number {
  return a.productId < b.productId ? -1 : 1;
}

/** Why so many of a line can't be had. */
function shortage({ name, problem }: BillLine, left: number) {
  if (problem === 'GONE') return GONE;
  const message = left === 0 ? `Sold out: ${name}` : `Only ${left} left of ${name}`;
  return fail({ code: 'conflict' as const, message });
}

/** Answers with an order, or that there is none. */
function answer<Found>(order: Found | undefined): Result<{ success: true; data: Found }> {
  return order === undefined ? NOT_FOUND : ok({ success: true, data: order });
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_ADDRESS = fail({ code: 'notFound' as const, message: 'Address not found' });
const NO_KEY = fail({ code: 'invalid' as const, message: 'An Idempotency-Key is needed.' });
const KEY_USED = fail({ code: 'conflict' as const, message: 'This key was used for another order.' });
const NOT_CANCELLED = fail({ code: 'conflict' as const, message: 'This order can no longer be cancelled.' });
const NOT_RETURNED = fail({ code: 'conflict' as const, message: 'This order can no longer be sent back.' });
const COUPON_USED_UP = fail({ code: 'conflict' as const, message: USED_UP });
const TOTAL_CHANGED = fail({
  code: 'conflict' as const,
  message: 'The total has changed. Please look at your order again.',
});
const GONE = fail({
  code: 'conflict' as const,
  message: 'Something in your order is no longer sold. Please look at your order again.',
});
