import { and, eq } from 'drizzle-orm';
import { products } from '../../catalogue/tables/product.schema.ts';
import { priceInSize } from '../../catalogue/product/size-price.transactions.ts';
import { type Wanted, countStock, reserveStock } from '../../catalogue/stock/stock.transactions.ts';
import { watchStock } from '../../catalogue/stock/watch-stock.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { queueOrderMessage } from '../order-message/order-message.transactions.ts';
import { notifyOfExchange, notifyOfSoldOutSize } from '../order-message/order-notification.transactions.ts';
import { type orderItems, orderNumber, type orders } from '../tables/order.schema.ts';
import { storeOrder } from '../stored-order/store-order.transactions.ts';
import { findPayment } from '../refund/refund.transactions.ts';
import { selectRefundable } from '../refund/refundable.transactions.ts';
import { reversalItems } from '../tables/reversal.schema.ts';
import { exchanges } from '../tables/exchange.schema.ts';

type OrderRow = typeof orders.$inferSelect;

/** Pieces that a buyer returns. */
export interface ReturnedPieces extends Wanted {
  /** The size that is wanted in exchange; absent for a refund. */
  readonly wantedSize?: string | undefined;
}

/** An accepted line of a return, with what its pieces cost and the line of the order that it comes from. */
type AcceptedLine = Pick<
  typeof reversalItems.$inferSelect,
  'productId' | 'size' | 'quantity' | 'wantedSize' | 'grossPaise' | 'discountPaise'
> & { readonly line: typeof orderItems.$inferSelect };

/** A line whose other size is taken out of the stock. */
type ExchangedLine = AcceptedLine & { readonly wantedSize: string };

/** Accepted pieces of an order that was paid, whose row and stock the caller has locked. */
interface ExchangeRequest {
  readonly order: OrderRow;
  readonly reversalId: string;
  readonly lines: readonly AcceptedLine[];
  /** The delivery fee that the return includes; the new order takes it over. */
  readonly deliveryPaise: number;
  readonly at: Date;
  /** Null for the system. */
  readonly by: string | null;
}

/** Whether each wanted size is another one that costs the same now, and in stock. */
export async function areExchangeable(tx: Database, pieces: readonly ReturnedPieces[]): Promise<boolean> {
  for (const { productId, size, wantedSize, quantity } of pieces) {
    if (!wantedSize) continue;
    if (wantedSize === size || (await countStock(tx, { productId, size: wantedSize })) < quantity)
      return false;
    if (!(await costTheSame(tx, productId, [size, wantedSize]))) return false;
  }
  return true;
}

async function costTheSame(
  tx: Database,
  productId: string,
  [size, wantedSize]: readonly [string, string],
): Promise<boolean> {
  const { pricePaise, points, sizePrices } = products;
  const [row] = await tx
    .select({ pricePaise, points, sizePrices })
    .from(products)
    .where(eq(products.id, productId));
  return row !== undefined && priceInSize(row, size).pricePaise === priceInSize(row, wantedSize).pricePaise;
}

/**
 * Places one new order for the pieces that are wanted in another size and in stock: at the price, discount, points and tax of
 * the original, paid by the return. The buyer learns of a size that is sold out.
 * @returns the part of the return that has paid the new order; paise
 */
export async function exchangePieces(tx: Database, request: ExchangeRequest): Promise<number> {
  const { order, reversalId, lines, at } = request;
  const wanted = lines.flatMap((line) =>
    line.wantedSize === null ? [] : [{ ...line, wantedSize: line.wantedSize }],
  );
  if (wanted.length === 0) return 0;
  const exchanged = await reserveWanted(tx, wanted, at);
  if (exchanged.length < wanted.length) await notifyOfSoldOutSize(tx, order, at);
  if (exchanged.length === 0) return 0;
  const placed = await placeExchange(tx, request, exchanged);
  await tx.insert(exchanges).values({
    reversalId,
    orderId: placed.id,
    creditPaise: Math.min(placed.totalPaise, await selectRefundable(tx, order)),
    paymentId: await findPayment(tx, order.id),
  });
  await notifyOfExchange(tx, placed, at);
  await queueOrderMessage(tx, 'ORDER_PLACED', placed, { exchangedNumber: orderNumber(order.number), at });
  return placed.totalPaise;
}

/** Takes the wanted sizes out of the stock; the lines for which there were enough. */
function reserveWanted(tx: Database, wanted: readonly ExchangedLine[], at: Date): Promise<ExchangedLine[]> {
  const productIds = wanted.map(({ productId }) => productId);
  return watchStock(tx, { productIds, at }, async () => {
    const reserved: ExchangedLine[] = [];
    for (const line of wanted) {
      if (await reserveStock(tx, { ...line, size: line.wantedSize })) reserved.push(line);
    }
    return reserved;
  });
}

async function placeExchange(
  tx: Database,
  { order, reversalId, deliveryPaise, at, by }: ExchangeRequest,
  exchanged: readonly ExchangedLine[],
): Promise<OrderRow> {
  const subtotalPaise = sum(exchanged, ({ grossPaise }) => grossPaise);
  const discountPaise = sum(exchanged, (line) => line.discountPaise);
  const points = sum(exchanged, ({ line, quantity }) => line.points * quantity);
  const { userId, address, courierNote, deliveryMethod, couponCode, paymentMethod, gstin, language } = order;
  const { deliveryDays, returnDays } = order;
  const placed = await storeOrder(tx, {
    order: {
      userId,
      address,
      deliveryMethod,
      deliveryDays,
      returnDays,
      couponCode,
      paymentMethod,
      gstin,
      courierNote,
      language,
      subtotalPaise,
      deliveryPaise,
      discountPaise,
      points,
      totalPaise: subtotalPaise + deliveryPaise - discountPaise,
      paymentStatus: 'PAID',
      // No client can send this key.
      idempotencyKey: `exchange/${reversalId}`,
      requestHash: '',
    },
    items: toItems(exchanged),
    at,
    actor: by === null ? 'SYSTEM' : 'STAFF',
    actorUserId: by,
  });
  for (const { productId, size } of exchanged) {
    const isLine = and(eq(reversalItems.productId, productId), eq(reversalItems.size, size));
    await tx
      .update(reversalItems)
      .set({ isExchanged: true })
      .where(and(eq(reversalItems.reversalId, reversalId), isLine));
  }
  return placed;
}

/** The lines of the new order; two sizes may be exchanged for the same one. */
function toItems(
  exchanged: readonly ExchangedLine[],
): Omit<typeof orderItems.$inferInsert, 'orderId' | 'position'>[] {
  const toLines = Map.groupBy(exchanged, ({ productId, wantedSize }) => `${productId} ${wantedSize}`);
  return [...toLines.values()].flatMap((same) =>
    same.slice(0, 1).map(({ productId, wantedSize, line }) => ({
      productId,
      size: wantedSize,
      name: line.name,
      image: line.image,
      pricePaise: line.pricePaise,
      quantity: sum(same, ({ quantity }) => quantity),
      points: line.points,
      discountPaise: sum(same, ({ discountPaise }) => discountPaise),
      hsn: line.hsn,
      gstPercent: line.gstPercent,
    })),
  );
}

function sum<Row>(rows: readonly Row[], toNumber: (row: Row) => number): number {
  return rows.reduce((total, row) => total + toNumber(row), 0);
}
