import { DELIVERY, type DeliveryMethod, type NewOrder, type Quote } from '@pgm/api/contract';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import type { orderItems } from './order.schema.ts';
import type { Offer } from './select-offers.ts';

/** An offer with the ordered quantity. */
export interface BillLine extends Offer {
  readonly quantity: number;
  /** The coupon's discount on the whole line. */
  readonly discountPaise: number;
  /** Why the line cannot be ordered. */
  readonly problem: Quote['lines'][number]['problem'];
}

/** The prices of products and their total, in paise. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly subtotalPaise: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly deliveryPaise: number;
  /** The coupon that gives the discount; null without one. */
  readonly couponCode: string | null;
  readonly discountPaise: number;
  readonly totalPaise: number;
  /** The points of all lines. */
  readonly points: number;
}

/** The quantity of each product, each product once, in the order of the request. */
export function toQuantities(items: NewOrder['items']): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of items) {
    const id = productId.toLowerCase();
    wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  }
  return wanted;
}

/** The bill of the wanted products by the current offers and the delivery method, without a coupon. */
export function toBill(
  wanted: ReadonlyMap<string, number>,
  offers: readonly Offer[],
  deliveryMethod: DeliveryMethod,
): Bill {
  const offered = new Map(offers.map((offer) => [offer.productId, offer]));
  const lines = [...wanted].map(([productId, quantity]) =>
    toLine(productId, quantity, offered.get(productId)),
  );
  const subtotalPaise = sum(lines.map(({ pricePaise, quantity }) => pricePaise * quantity));
  const deliveryPaise = deliveryFee(subtotalPaise, deliveryMethod);
  return {
    lines,
    subtotalPaise,
    deliveryMethod,
    deliveryPaise,
    couponCode: null,
    discountPaise: 0,
    totalPaise: subtotalPaise + deliveryPaise,
    points: sum(lines.map(({ points, quantity }) => points * quantity)),
  };
}

/**
 * Maps a bill to its wire shape: rupees instead of paise, addresses instead of storage keys.
 * @param coupon the one in the request
 */
export function toQuote({ lines, ...bill }: Bill, coupon: Quote['coupon']): Quote {
  return {
    lines: lines.map(({ productId, name, image, pricePaise, quantity, available, points, problem }) => ({
      productId,
      productName: name,
      productImage: image === null ? null : imageUrl(image),
      price: pricePaise / 100,
      quantity,
      available,
      points,
      lineTotal: (pricePaise * quantity) / 100,
      problem,
    })),
    subtotal: bill.subtotalPaise / 100,
    deliveryFee: bill.deliveryPaise / 100,
    coupon,
    discount: bill.discountPaise / 100,
    total: bill.totalPaise / 100,
    points: bill.points,
    canOrder: lines.every(({ problem }) => problem === null),
  };
}

/** The rows of a bill's lines that are stored with an order. */
export function itemRows(orderId: string, { lines }: Bill): (typeof orderItems.$inferInsert)[] {
  return lines.map((line, position) => ({
    orderId,
    position,
    productId: line.productId,
    name: line.name,
    image: line.image,
    pricePaise: line.pricePaise,
    quantity: line.quantity,
    points: line.points,
    discountPaise: line.discountPaise,
    hsn: line.hsn,
    gstPercent: line.gstPercent,
  }));
}

function toLine(productId: string, quantity: number, offer: Offer | undefined): BillLine {
  const wanted = { quantity, discountPaise: 0 };
  if (!offer) return { ...GONE, ...wanted, productId };
  if (offer.available === 0) return { ...offer, ...wanted, problem: 'SOLD_OUT' };
  return { ...offer, ...wanted, problem: offer.available < quantity ? 'TOO_FEW' : null };
}

function deliveryFee(subtotalPaise: number, method: DeliveryMethod): number {
  const { fee, freeFrom } = DELIVERY[method];
  const isFree = subtotalPaise === 0 || (freeFrom !== null && subtotalPaise >= freeFrom * 100);
  return isFree ? 0 : fee * 100;
}

/** A hidden product does not show even its name. */
const GONE = {
  name: '',
  image: null,
  pricePaise: 0,
  points: 0,
  hsn: '',
  gstPercent: 0,
  available: 0,
  problem: 'GONE' as const,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
