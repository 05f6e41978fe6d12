import { DELIVERY_FEE, FREE_DELIVERY_FROM, type NewOrder, type Quote } from '@pgm/api/contract';
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
  readonly deliveryPaise: number;
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

/** What the wanted products come to by what is offered. */
export function billOf(wanted: ReadonlyMap<string, number>, offers: readonly Offer[]): Bill {
  const offered = new Map(offers.map((offer) => [offer.productId, offer]));
  const lines = [...wanted].map(([productId, quantity]) =>
    lineOf(productId, quantity, offered.get(productId)),
  );
  const subtotalPaise = sum(lines.map(({ pricePaise, quantity }) => pricePaise * quantity));
  const isFree = subtotalPaise === 0 || subtotalPaise >= FREE_DELIVERY_FROM * 100;
  const deliveryPaise = isFree ? 0 : DELIVERY_FEE * 100;
  return {
    lines,
    subtotalPaise,
    deliveryPaise,
    totalPaise: subtotalPaise + deliveryPaise,
    points: sum(lines.map(({ points, quantity }) => points * quantity)),
  };
}

/** The wire shape of a bill: rupees instead of paise, addresses instead of storage keys. */
export function quoteOf({ lines, ...bill }: Bill): Quote {
  return {
    lines: lines.map(({ name, image, pricePaise, ...line }) => ({
      ...line,
      productName: name,
      productImage: image === null ? null : imageUrl(image),
      price: pricePaise / 100,
      lineTotal: (pricePaise * line.quantity) / 100,
    })),
    subtotal: bill.subtotalPaise / 100,
    deliveryFee: bill.deliveryPaise / 100,
    total: bill.totalPaise / 100,
    points: bill.points,
    canOrder: lines.every(({ problem }) => problem === null),
  };
}

/** What is stored of a bill's lines with an order. */
export function itemRows(orderId: string, { lines }: Bill): (typeof orderItems.$inferInsert)[] {
  return lines.map(({ productId, name, image, pricePaise, quantity, points }, position) => {
    return { orderId, productId, position, name, image, pricePaise, quantity, points };
  });
}

function lineOf(productId: string, quantity: number, offer: Offer | undefined): BillLine {
  if (!offer) return { ...GONE, productId, quantity };
  if (offer.available === 0) return { ...offer, quantity, problem: 'SOLD_OUT' };
  return { ...offer, quantity, problem: offer.available < quantity ? 'TOO_FEW' : null };
}

/** Of what can't be seen any more not even the name is told. */
const GONE = { name: '', image: null, pricePaise: 0, points: 0, available: 0, problem: 'GONE' as const };

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
