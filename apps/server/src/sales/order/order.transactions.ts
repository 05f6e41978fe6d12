import type {
  AddressDetails,
  CompanyFacts,
  Language,
  Order,
  PinDelivery,
  QuoteRequest,
  ShopTerms,
} from '@pgm/api/contract';
import { and, eq, or } from 'drizzle-orm';
import type { CompanyReader } from '../../platform/company-reader.ts';
import { addressColumns, addresses } from '../../members/address/address.schema.ts';
import { cartItems } from '../cart/cart.schema.ts';
import { redeemCoupon } from '../coupon/coupon.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WithEachKey } from '../../platform/security/keyring.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import {
  type Choice,
  type Wanted,
  countStock,
  reserveStock,
} from '../../catalogue/stock/stock.transactions.ts';
import { watchStock } from '../../catalogue/stock/watch-stock.transactions.ts';
import { type Bill, type MadeBill, makeBill, toItems } from '../bill/bill.transactions.ts';
import { selectOrders } from './order-list.transactions.ts';
import { findPinDelivery } from '../../members/pin-code/pin-delivery.transactions.ts';
import { queueOrderMessage } from '../order-message/order-message.transactions.ts';
import { holdPieces } from '../order-limit/unpaid-order-network.transactions.ts';
import { findUnsecuredOrders } from '../order-limit/order-limit.transactions.ts';
import { orders } from '../tables/order.schema.ts';
import { storeOrder } from '../stored-order/store-order.transactions.ts';

/** An order that is about to be placed. */
export interface OrderDraft {
  readonly bill: Bill;
  /** Those that count when it is placed: the order stays by them. */
  readonly terms: ShopTerms;
  readonly pinDelivery: PinDelivery;
  readonly address: AddressDetails;
  readonly paymentMethod: Order['payment']['method'];
  readonly key: string;
  readonly requestHash: string;
  readonly gstin: string | null;
  readonly courierNote: string | null;
  readonly language: Language;
}

/** Who places an order, and when. */
interface Placing {
  readonly userId: string;
  /** The moment at which the order is placed. */
  readonly at: Date;
  readonly company: CompanyReader;
}

/** SQL over the orders of one member, who places no other meanwhile. */
export class OrderTransaction {
  readonly #tx: Database;
  readonly #userId: string;
  readonly #at: Date;
  readonly #company: CompanyReader;
  constructor(tx: Database, { userId, at, company }: Placing) {
    this.#tx = tx;
    this.#userId = userId;
    this.#at = at;
    this.#company = company;
  }

  /** The order that was placed with a key. */
  async findByKey(key: string): Promise<{ id: string; requestHash: string } | undefined> {
    const [known] = await this.#tx
      .select({ id: orders.id, requestHash: orders.requestHash })
      .from(orders)
      .where(and(eq(orders.userId, this.#userId), eq(orders.idempotencyKey, key)));
    return known;
  }

  async find(id: string): Promise<Order | undefined> {
    const own = and(eq(orders.id, id), eq(orders.userId, this.#userId));
    const [order] = await selectOrders(this.#tx, own, this.#at);
    return order;
  }

  /** One of the member's addresses. */
  async address(id: string): Promise<AddressDetails | undefined> {
    const { id: _, ...details } = addressColumns;
    const [address] = await this.#tx
      .select(details)
      .from(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.userId, this.#userId)));
    return address;
  }

  /** The bill of what the member wants, as the order and its invoice have it. */
  makeBill(request: QuoteRequest, terms: ShopTerms): Promise<MadeBill> {
    return makeBill(this.#tx, request, { userId: this.#userId, at: this.#at, terms });
  }

  /** The published facts of the company. */
  company(): Promise<CompanyFacts> {
    return this.#company(this.#tx);
  }

  /** How the shop delivers to a PIN code. */
  pinDelivery(pin: string, facts: CompanyFacts): Promise<PinDelivery> {
    return findPinDelivery(this.#tx, pin, facts);
  }

  /** The member's orders that are neither paid nor confirmed. */
  unsecuredOrders(): ReturnType<typeof findUnsecuredOrders> {
    return findUnsecuredOrders(this.#tx, this.#userId);
  }

  /** Counts one more order from a network address. Returns a failure when there are too many. */
  countFrom(address: string, limiter: RateLimiter): ReturnType<RateLimiter['count']> {
    return limiter.within(this.#tx).count('order', address);
  }

  /** Notes the network of an unpaid order; returns the pieces in all unpaid orders from it, this one included. */
  holdPieces(orderId: string, network: WithEachKey): Promise<number> {
    return holdPieces(this.#tx, orderId, network);
  }

  /** Counts that an order uses a coupon. Returns null, or why it is not counted. */
  redeemCoupon(couponId: string, orderId: string): Promise<string | null> {
    return redeemCoupon(this.#tx, { couponId, orderId, userId: this.#userId, usedAt: this.#at });
  }

  /** Writes an order with all that belongs to it, and takes its products out of the cart; the order's id. */
  async insert({ bill, terms, pinDelivery, ...draft }: OrderDraft): Promise<string> {
    const { lines, ...amounts } = bill;
    const at = this.#at;
    const isPaidAtOnce = draft.paymentMethod !== 'COD' && bill.totalPaise > 0;
    const order = await storeOrder(this.#tx, {
      order: {
        ...amounts,
        userId: this.#userId,
        address: draft.address,
        deliveryDays: pinDelivery.days[bill.deliveryMethod],
        returnDays: terms.returnDays,
        paymentMethod: draft.paymentMethod,
        paymentStatus: isPaidAtOnce ? 'PENDING' : 'DUE',
        payBy: isPaidAtOnce ? new Date(at.getTime() + terms.paymentMinutes * 60_000) : null,
        gstin: draft.gstin,
        courierNote: draft.courierNote,
        idempotencyKey: draft.key,
        requestHash: draft.requestHash,
        language: draft.language,
      },
      items: toItems(bill),
      at,
      actor: 'MEMBER',
      actorUserId: this.#userId,
    });
    await this.#clearCart(lines);
    await queueOrderMessage(this.#tx, 'ORDER_PLACED', order, { lines, at });
    return order.id;
  }

  /** Runs what reserves stock; staff get a notice of products that run low. */
  watchStock<Value>(productIds: readonly string[], reserve: () => Promise<Value>): Promise<Value> {
    return watchStock(this.#tx, { productIds, at: this.#at }, reserve);
  }

  /** Takes pieces out of the stock; false, and none taken, when there are fewer. */
  reserveStock(wanted: Wanted): Promise<boolean> {
    return reserveStock(this.#tx, wanted);
  }

  /** How many pieces of a product there are in a size. */
  countStock(choice: Choice): Promise<number> {
    return countStock(this.#tx, choice);
  }

  async #clearCart(choices: readonly Choice[]): Promise<void> {
    const ordered = choices.map(({ productId, size }) =>
      and(eq(cartItems.productId, productId), eq(cartItems.size, size)),
    );
    await this.#tx.delete(cartItems).where(and(eq(cartItems.userId, this.#userId), or(...ordered)));
  }
}
