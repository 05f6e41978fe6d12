import { ADDITION_PAYMENT_HOURS, type ShopTerms, toShopTerms } from '@pgm/api/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { products } from '../../catalogue/tables/product.schema.ts';
import {
  type Choice,
  type Wanted,
  countStock,
  reserveStock,
} from '../../catalogue/stock/stock.transactions.ts';
import { watchStock } from '../../catalogue/stock/watch-stock.transactions.ts';
import { addPendingPoints } from '../points/pending-points.transactions.ts';
import type { CompanyReader } from '../../platform/company-reader.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { type RedeemedCoupon, selectRedeemed } from '../coupon/coupon.transactions.ts';
import type { EnlargedLine, EnlargedOrder } from './enlarge-order.ts';
import { queueOrderMessage } from '../order-message/order-message.transactions.ts';
import { addOrderNote } from '../staff-order/order-note.transactions.ts';
import {
  notifyOfAddedPieces,
  notifyOfOrderedPieces,
} from '../order-message/order-notification.transactions.ts';
import { type OrderItem, orderItems, orderNumber, orders, toLeft } from '../tables/order.schema.ts';
import { type Offer, selectOffers } from '../bill/offers.transactions.ts';
import { storeOrder } from '../stored-order/store-order.transactions.ts';
import { type UnsecuredOrders, findUnsecuredOrders } from '../order-limit/order-limit.transactions.ts';

type OrderRow = typeof orders.$inferSelect;

/** The act of adding pieces. */
export interface AdditionAct {
  readonly staffId: string;
  readonly at: Date;
  /** What changes, for staff, in English. */
  readonly note: string;
}

/** SQL over one order to which pieces are added. */
export class OrderAdditionTransaction {
  readonly #tx: Database;
  readonly order: OrderRow;
  readonly #company: CompanyReader;
  /** @param order its row; locked, unless only a quote is made */
  constructor(tx: Database, order: OrderRow, company: CompanyReader) {
    this.#tx = tx;
    this.order = order;
    this.#company = company;
  }

  /** The lines of the order with the categories of their products. */
  lines(): Promise<{ item: OrderItem; categoryId: string }[]> {
    return this.#tx
      .select({ item: orderItems, categoryId: products.categoryId })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(eq(orderItems.orderId, this.order.id))
      .orderBy(asc(orderItems.position));
  }

  /** Those of the products that are on sale. */
  offers(productIds: readonly string[]): Promise<Offer[]> {
    return selectOffers(this.#tx, productIds);
  }

  /** The terms that count now. */
  async terms(): Promise<ShopTerms> {
    return toShopTerms(await this.#company(this.#tx));
  }

  coupon(): Promise<RedeemedCoupon | undefined> {
    return selectRedeemed(this.#tx, this.order.id);
  }

  /** The buyer's orders that are neither paid nor confirmed. */
  unsecuredOrders(): Promise<UnsecuredOrders> {
    return findUnsecuredOrders(this.#tx, this.order.userId);
  }

  /** Stores the order as it is with the added pieces, with their points and a note of staff, and notifies the buyer. */
  async save({ order, items, changed }: EnlargedOrder, { staffId, at, note }: AdditionAct): Promise<void> {
    const { id: orderId, subtotalPaise, discountPaise, deliveryPaise, totalPaise, points } = order;
    await this.#tx
      .update(orders)
      .set({ subtotalPaise, discountPaise, deliveryPaise, totalPaise, points })
      .where(eq(orders.id, orderId));
    for (const { productId, size, quantity, discountPaise: share } of changed) {
      const isLine = and(eq(orderItems.productId, productId), eq(orderItems.size, size));
      await this.#tx
        .update(orderItems)
        .set({ quantity, discountPaise: share })
        .where(and(eq(orderItems.orderId, orderId), isLine));
    }
    await addPendingPoints(this.#tx, order, { points: points - this.order.points, at });
    await addOrderNote(this.#tx, order, { orderId, text: note, authorId: staffId, at }, 'piecesAdded');
    await notifyOfAddedPieces(this.#tx, order, at);
    const lines = items
      .map((item) => ({ ...item, quantity: toLeft(item) }))
      .filter(({ quantity }) => quantity > 0);
    await queueOrderMessage(this.#tx, 'ORDER_ENLARGED', order, { event: at.toISOString(), lines, at });
  }

  /** Whether pieces that were added before wait for their payment or confirmation: a second press adds none. */
  async hasOpenAddition(): Promise<boolean> {
    const isOpen = and(eq(orders.status, 'PLACED'), inArray(orders.paymentStatus, ['DUE', 'PENDING']));
    return (await this.#tx.$count(orders, and(eq(orders.goesWithId, this.#mainId), isOpen))) > 0;
  }

  /** Places another order of added pieces that goes with this one, with a note of staff, and notifies the buyer. */
  async place(lines: readonly EnlargedLine[], { staffId, at, note }: AdditionAct): Promise<void> {
    const { userId, address, courierNote, deliveryMethod, paymentMethod, gstin, language } = this.order;
    const { deliveryDays, returnDays } = this.order;
    const items = lines.map(({ item, added }) => ({ ...toNewLine(item), quantity: added }));
    const totalPaise = sum(items, ({ pricePaise, quantity }) => pricePaise * quantity);
    const isPaidOnline = paymentMethod !== 'COD' && totalPaise > 0;
    const placed = await storeOrder(this.#tx, {
      order: {
        userId,
        address,
        deliveryMethod,
        deliveryDays,
        returnDays,
        paymentMethod,
        gstin,
        courierNote,
        language,
        totalPaise,
        goesWithId: this.#mainId,
        subtotalPaise: totalPaise,
        // It goes in the parcel of the other one.
        deliveryPaise: 0,
        points: sum(items, ({ points, quantity }) => points * quantity),
        paymentStatus: isPaidOnline ? 'PENDING' : 'DUE',
        payBy: isPaidOnline ? new Date(at.getTime() + ADDITION_PAYMENT_HOURS * 3_600_000) : null,
        // No client can send this key.
        idempotencyKey: `addition/${newId()}`,
        requestHash: '',
      },
      items,
      at,
      actor: 'STAFF',
      actorUserId: staffId,
    });
    const text = `${orderNumber(placed.number)}: ${note}`;
    const written = { orderId: this.order.id, text, authorId: staffId, at };
    await addOrderNote(this.#tx, this.order, written, 'piecesAdded');
    await notifyOfOrderedPieces(this.#tx, placed, at);
    await queueOrderMessage(this.#tx, 'ORDER_PLACED', placed, {
      goesWithNumber: orderNumber(this.order.number),
      lines: items,
      at,
    });
  }

  /** The order with which all added pieces go, also those that are added to the order of earlier ones. */
  get #mainId(): string {
    return this.order.goesWithId ?? this.order.id;
  }

  /** Runs what reserves stock; staff get a notice of products that run low. */
  watchStock<Value>(productIds: readonly string[], at: Date, reserve: () => Promise<Value>): Promise<Value> {
    return watchStock(this.#tx, { productIds, at }, reserve);
  }

  /** Takes pieces out of the stock; false, and none taken, when there are fewer. */
  reserveStock(wanted: Wanted): Promise<boolean> {
    return reserveStock(this.#tx, wanted);
  }

  /** How many pieces of a product there are in a size. */
  countStock(choice: Choice): Promise<number> {
    return countStock(this.#tx, choice);
  }
}

/** What the line of another order has from the first one, whose coupon was used for its own pieces. */
function toNewLine({ productId, size, name, image, pricePaise, points, hsn, gstPercent }: OrderItem) {
  return { productId, size, name, image, pricePaise, points, hsn, gstPercent };
}

function sum<Row>(rows: readonly Row[], toNumber: (row: Row) => number): number {
  return rows.reduce((total, row) => total + toNumber(row), 0);
}
