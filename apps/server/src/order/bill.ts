import { DELIVERY, type DeliveryMethod, type NewOrder, type Quote } from '@pgm/api/contract';
import { imageUrl } from '../platform/image-url.ts';
import type { orderItems } from './order.schema.ts';
import type { Offer } from './select-offers.ts';

/** So many of what is offered. */
export interface BillLine extends Offer {
  readonly quantity: number;
  /** Why it can't be ordered as it is. */
  readonly problem: Quote['lines'][number]['problem'];
}

/** What products come to, in paise. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly subtotalPaise: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly deliveryPaise: number;
  readonly discountPaise: number;
  readonly totalPaise: number;
  /** Of all lines. */
  readonly points: number;
}

/** How many of each product are wanted, each product once, in the order in which they were named. */
export function wantedOf(items: NewOrder['items']): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of items) {
    const id = productId.toLowerCase();
    wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  }
  return wanted;
}

/** What the wanted products come to by what is offered, brought in some way. */
export function billOf(
  wanted: ReadonlyMap<string, number>,
  offers: readonly Offer[],
  deliveryMethod: DeliveryMethod,
): Bill {
  const offered = new Map(offers.map((offer) => [offer.productId, offer]));
  const lines = [...wanted].map(([productId, quantity]) =>
    lineOf(productId, quantity, offered.get(productId)),
  );
  const subtotalPaise = sum(lines.map(({ pricePaise, quantity }) => pricePaise * quantity));
  const deliveryPaise = deliveryFee(subtotalPaise, deliveryMethod);
  return {
    lines,
    subtotalPaise,
    deliveryMethod,
    deliveryPaise,
    discountPaise: 0,
    totalPaise: subtotalPaise + deliveryPaise,
    points: sum(lines.map(({ points, quantity }) => points * quantity)),
  };
}

/** The wire shape of a bill: rupees instead of paise, addresses instead of storage keys. */
export function quoteOf({ lines, ...bill }: Bill): Quote {
  return {
    lines: lines.map(({ name, image, pricePaise, hsn: _, gstPercent: __, ...line }) => ({
      ...line,
      productName: name,
      productImage: image === null ? null : imageUrl(image),
      price: pricePaise / 100,
      lineTotal: (pricePaise * line.quantity) / 100,
    })),
    subtotal: bill.subtotalPaise / 100,
    deliveryFee: bill.deliveryPaise / 100,
    coupon: null,
    discount: bill.discountPaise / 100,
    total: bill.totalPaise / 100,
    points: bill.points,
    canOrder: lines.every(({ problem }) => problem === null),
  };
}

/** What is stored of a bill's lines with an order. */
export function itemRows(orderId: string, { lines }: Bill): (typeof orderItems.$inferInsert)[] {
  return lines.map(({ available: _, problem: __, ...line }, position) => {
    return { ...line, orderId, position };
  });
}

function lineOf(productId: string, quantity: number, offer: Offer | undefined): BillLine {
  if (!offer) return { ...GONE, productId, quantity };
  if (offer.available === 0) return { ...offer, quantity, problem: 'SOLD_OUT' };
  return { ...offer, quantity, problem: offer.available < quantity ? 'TOO_FEW' : null };
}

function deliveryFee(subtotalPaise: number, method: DeliveryMethod): number {
  const { fee, freeFrom } = DELIVERY[method];
  const isFree = subtotalPaise === 0 || (freeFrom !== null && subtotalPaise >= freeFrom * 100);
  return isFree ? 0 : fee * 100;
}

/** Of what can't be seen any more not even the name is told. */
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
