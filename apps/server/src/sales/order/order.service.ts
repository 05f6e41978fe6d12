import {
  type BodyOf,
  type Failure,
  type Language,
  NO_COD_THERE,
  PHOTO_REJECTIONS,
  type NewOrder,
  type PieceCancellation,
  type QueryOf,
  type Result,
  type ReturnRequest,
  type cancelOrder,
  type cancelOwnPieces,
  fail,
  type getOrder,
  type listOrders,
  notServed,
  ok,
  type placeOrder,
  type quoteOrder,
  type returnOrder,
  toShopTerms,
} from '@pgm/api/contract';
import { createHash } from 'node:crypto';
import type { CompanyReader } from '../../platform/company-reader.ts';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { isId } from '../../platform/database/id.ts';
import { shortageFailure, sizeProblem, sumQuantities } from '../../catalogue/stock/stock.transactions.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { isIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import type { Background } from '../../platform/jobs/background.ts';
import type { OrderLimits } from '../../platform/order-settings.ts';
import type { WithEachKey } from '../../platform/security/keyring.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { ImageAlbum } from '../../platform/storage/image-album.ts';
import { type BillLine, toQuote } from '../bill/bill.transactions.ts';
import {
  codProblem,
  limitReached,
  networkFull,
  quantityFailure,
} from '../order-limit/order-limit.transactions.ts';
import type { AppliedStep, StepResult } from '../order-step/order-step.transactions.ts';
import type { OrderRepository } from './order.repository.ts';
import type { OrderTransaction } from './order.transactions.ts';

/** How many quotes one network address may request. */
export const QUOTES_PER_ADDRESS = { max: 300, windowSeconds: LIMIT_WINDOW_SECONDS };

/** The window in which the orders of one network address are counted. */
export const SECONDS_OF_ORDERS = 3600;

interface OrderParts {
  /** A network address as it may be stored, first as it is stored now. */
  readonly hideAddress: (address: string) => WithEachKey;
  readonly company: CompanyReader;
  readonly isShopOpen: () => Promise<boolean>;
  readonly limits: OrderLimits;
  readonly now: () => number;
  /** Counts placed orders in {@link SECONDS_OF_ORDERS}. */
  readonly ordersPerAddress: RateLimiter;
  /** Counts {@link QUOTES_PER_ADDRESS}. */
  readonly quotes: RateLimiter;
  readonly repository: OrderRepository;
  /** The photos of returns. */
  readonly photos: ImageAlbum;
  readonly background: Background;
}

/** The request to place an order. */
interface OrderRequest {
  readonly userId: string;
  /** The network address. */
  readonly address: string;
  readonly key: string | undefined;
  /** The language of messages about the order. */
  readonly language: Language;
  readonly order: NewOrder;
}

/** The one that asks for a quote. */
interface Reader {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  /** The network address. */
  readonly address: string;
  /** The language of the names of products. */
  readonly language: Language;
}

/** The orders of members; members see and change only their own. */
export class OrderService {
  readonly #parts: OrderParts;
  readonly #repository: OrderRepository;

  constructor(parts: OrderParts) {
    this.#parts = parts;
    this.#repository = parts.repository;
  }

  /** The current prices and total of products; limited per network address. */
  async quote(
    request: BodyOf<typeof quoteOrder>,
    { userId, address, language }: Reader,
  ): Promise<Outcome<typeof quoteOrder>> {
    const { company, limits, quotes } = this.#parts;
    const rejection = await quotes.count('quote', address);
    if (rejection) return rejection;
    const tooMany = quantityFailure(sumQuantities(request.items));
    if (tooMany) return tooMany;
    const terms = toShopTerms(await company());
    const { bill, coupon } = await this.#repository.makeBill(request, { userId, language }, terms);
    const data = toQuote(bill, coupon, terms);
    if (userId === undefined) return ok({ success: true, data });
    const unsecured = await this.#repository.unsecuredOrders(userId);
    const problem = codProblem(unsecured, bill.totalPaise, limits, terms);
    return ok({ success: true, data: { ...data, ...(problem && { codProblem: problem }) } });
  }

  /** Places an order, once per key. */
  async place({ userId, key, ...request }: OrderRequest): Promise<Outcome<typeof placeOrder>> {
    if (!isIdempotencyKey(key)) return NO_KEY;
    if (!(await this.#parts.isShopOpen())) return CLOSED;
    const tooMany = quantityFailure(sumQuantities(request.order.items));
    if (tooMany) return tooMany;
    return this.#repository.placing(userId, async (open): Promise<Outcome<typeof placeOrder>> => {
      const id = await this.#placeOnce(open, { ...request, key });
      return id.ok ? response(await open.find(id.value)) : id;
    });
  }

  list(userId: string, query: QueryOf<typeof listOrders>): Promise<Outcome<typeof listOrders>> {
    return pagedOnRequest(this.#repository, { ...query, userId });
  }

  async get(userId: string, id: string): Promise<Outcome<typeof getOrder>> {
    return isId(id) ? response(await this.#repository.find(userId, id)) : NOT_FOUND;
  }

  /** Cancels an order that is not shipped yet. */
  cancel(userId: string, id: string): Promise<Outcome<typeof cancelOrder>> {
    return this.#step({ orderId: id, ownerId: userId, to: 'CANCELLED' }, NOT_CANCELLED);
  }

  /** Cancels some pieces of an order that is not packed yet. */
  async cancelPieces(
    userId: string,
    orderId: string,
    { items }: PieceCancellation,
  ): Promise<Outcome<typeof cancelOwnPieces>> {
    if (!isId(orderId)) return NOT_FOUND;
    const pieces = items.map(({ size = '', ...item }) => ({ ...item, size }));
    const by = { actor: 'MEMBER' as const, actorUserId: userId, at: new Date(this.#parts.now()) };
    const result = await this.#repository.cancelPieces({ orderId, ownerId: userId, pieces, ...by });
    return this.#response(userId, orderId, result, NOT_CANCELLED);
  }

  /** Requests the return of a delivered order within the return window. */
  async sendBack(
    userId: string,
    id: string,
    { reason, items, images = [] }: ReturnRequest,
  ): Promise<Outcome<typeof returnOrder>> {
    // Photos need much processor time, so they are read only for a return that is possible.
    const order = await this.get(userId, id);
    if (!order.ok) return order;
    if (!order.value.data.canReturn) return NOT_RETURNED;
    const photos = await this.#parts.photos.saveFiles(images, 'images', PHOTO_REJECTIONS);
    if (!photos.ok) return photos;
    const pieces = items?.map(({ size = '', exchangeFor, ...item }) => ({
      ...item,
      size,
      ...(exchangeFor && { wantedSize: exchangeFor }),
    }));
    const step = { to: 'RETURN_REQUESTED' as const, note: reason, pieces, photos: photos.value };
    const requested = await this.#step({ ...step, orderId: id, ownerId: userId }, NOT_RETURNED);
    if (!requested.ok) this.#deletePhotos(photos.value);
    return requested;
  }

  #deletePhotos(keys: readonly string[]): void {
    const { background, photos } = this.#parts;
    for (const key of keys) background.run('delete a photo', () => photos.remove(key));
  }

  async #step(
    step: Pick<AppliedStep, 'orderId' | 'to' | 'note' | 'pieces' | 'photos'> & { readonly ownerId: string },
    rejection: Result<never, Failure<'conflict'>>,
  ): Promise<Outcome<typeof cancelOrder>> {
    const { orderId, ownerId } = step;
    if (!isId(orderId)) return NOT_FOUND;
    const at = new Date(this.#parts.now());
    const result = await this.#repository.applyStep({ ...step, actor: 'MEMBER', actorUserId: ownerId, at });
    return this.#response(ownerId, orderId, result, rejection);
  }

  /** The order after a change, or the failure that the change was rejected with. */
  async #response(
    ownerId: string,
    orderId: string,
    result: StepResult,
    rejection: Result<never, Failure<'conflict'>>,
  ): Promise<Outcome<typeof cancelOrder>> {
    if (result === 'rejected') return rejection;
    if (result === 'tooMany') return TOO_MANY;
    if (result === 'soldOut') return SIZE_SOLD_OUT;
    return result === 'applied' ? this.get(ownerId, orderId) : NOT_FOUND;
  }

  /** The id of the order with this key: an earlier order, or the one that is placed now. */
  async #placeOnce(
    open: OrderTransaction,
    {
      address: networkAddress,
      key,
      language,
      order,
    }: Omit<OrderRequest, 'userId'> & { readonly key: string },
  ): Promise<Limited<string, 'invalid' | 'notFound' | 'conflict'>> {
    const requestHash = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
    const known = await open.findByKey(key);
    if (known) return known.requestHash === requestHash ? ok(known.id) : KEY_USED;

    const address = await open.address(order.addressId);
    if (!address) return NO_ADDRESS;
    const company = await open.company();
    const pinDelivery = await open.pinDelivery(address.postal_code, company);
    if (!pinDelivery.isServed) return fail({ code: 'conflict', message: notServed(address.postal_code) });
    const terms = toShopTerms(company);
    const { bill, coupon, couponId } = await open.makeBill(order, terms);
    const missing = bill.lines.find(({ problem }) => problem !== null);
    if (missing) return shortage(missing, missing.available);
    if (coupon?.problem) return fail({ code: 'conflict', message: coupon.problem });
    if (order.total !== bill.totalPaise / 100) return TOTAL_CHANGED;

    const paymentMethod = order.payment.method;
    if (paymentMethod === 'COD' && !pinDelivery.hasCashOnDelivery)
      return fail({ code: 'conflict', message: NO_COD_THERE });
    const pieces = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const limit = limitReached(
      await open.unsecuredOrders(),
      { totalPaise: bill.totalPaise, pieces, method: paymentMethod },
      this.#parts.limits,
      terms,
    );
    if (limit !== undefined) return fail({ code: 'conflict', message: limit });
    const id = await open.insert({
      bill,
      terms,
      pinDelivery,
      address,
      paymentMethod,
      gstin: order.gstin ?? null,
      // An empty note is none.
      courierNote: order.courierNote || null,
      key,
      language,
      requestHash,
    });
    // Coupon and stock come last, because other orders wait for their locks. The coupon comes before the stock, as
    // in a cancellation.
    const usedUp = couponId === undefined ? null : await open.redeemCoupon(couponId, id);
    if (usedUp !== null) return fail({ code: 'conflict', message: usedUp });
    const productIds = bill.lines.map(({ productId }) => productId);
    const reserved = await open.watchStock(productIds, async () => {
      for (const line of bill.lines) {
        if (!(await open.reserveStock(line))) return shortage(line, await open.countStock(line));
      }
      return ok(id);
    });
    if (!reserved.ok) return reserved;
    // The counts come last, because all orders of an address wait for their locks.
    const tooOften = await open.countFrom(networkAddress, this.#parts.ordersPerAddress);
    if (tooOften) return tooOften;
    if (paymentMethod === 'COD') return reserved;
    const held = await open.holdPieces(id, this.#parts.hideAddress(networkAddress));
    return held > this.#parts.limits.unpaidPiecesPerAddress ? networkFull(terms) : reserved;
  }
}

/** The failure for an item without a size that can be chosen, or without enough stock. */
function shortage(line: BillLine, left: number) {
  if (line.problem === 'GONE') return GONE;
  const sizeMessage = sizeProblem(line.size, line.sizes);
  if (sizeMessage !== null) return fail({ code: 'invalid' as const, message: sizeMessage });
  return shortageFailure(line, left);
}

/** The response with an order, or not found. */
function response<Found>(
  order: Found | undefined,
): Result<{ success: true; data: Found }, Failure<'notFound'>> {
  return order === undefined ? NOT_FOUND : ok({ success: true, data: order });
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_ADDRESS = fail({ code: 'notFound' as const, message: 'Address not found' });
const NO_KEY = fail({ code: 'invalid' as const, message: 'An Idempotency-Key is needed.' });
const CLOSED = fail({
  code: 'conflict' as const,
  message: 'The shop is not open yet. Please come back later.',
});
const KEY_USED = fail({ code: 'conflict' as const, message: 'This key was used for another order.' });
const NOT_CANCELLED = fail({ code: 'conflict' as const, message: 'This order can no longer be cancelled.' });
const NOT_RETURNED = fail({ code: 'conflict' as const, message: 'This order can no longer be returned.' });
const TOO_MANY = fail({ code: 'conflict' as const, message: 'The order does not have so many pieces.' });
const SIZE_SOLD_OUT = fail({
  code: 'conflict' as const,
  message: 'This size is not available now. Choose another size or a refund.',
});
const TOTAL_CHANGED = fail({
  code: 'conflict' as const,
  message: 'The total has changed. Please review your order.',
});
const GONE = fail({
  code: 'conflict' as const,
  message: 'An item in your order is no longer available. Please review your order.',
});
