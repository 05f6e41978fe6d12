import type { DeliveryMethod, Quote, ShopTerms } from '@pgm/api/contract';
import { priceInSize } from '../../catalogue/product/size-price.transactions.ts';
import { type Wanted, stockIn } from '../../catalogue/stock/stock.transactions.ts';
import type { CouponLine } from '../coupon/coupon.transactions.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import type { orderItems } from '../tables/order.schema.ts';
import type { Offer } from './offers.transactions.ts';

/** An offer with the ordered size and quantity: `available` counts the pieces in this size, and it costs and earns what that does. */
export interface BillLine extends Offer {
  readonly size: string;
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

/** The bill of the wanted products by the current offers, the delivery method and the terms, without a coupon. */
export function toBill(
  wanted: readonly Wanted[],
  offers: readonly Offer[],
  deliveryMethod: DeliveryMethod,
  terms: ShopTerms,
): Bill {
  const offered = new Map(offers.map((offer) => [offer.productId, offer]));
  const lines = wanted.map((choice) => toLine(choice, offered.get(choice.productId)));
  const subtotalPaise = sum(lines.map(({ pricePaise, quantity }) => pricePaise * quantity));
  const deliveryPaise = deliveryFee(subtotalPaise, deliveryMethod, terms);
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
export function toQuote({ lines, ...bill }: Bill, coupon: Quote['coupon'], { delivery }: ShopTerms): Quote {
  return {
    lines: lines.map(
      ({ productId, size, name, image, pricePaise, quantity, available, points, problem }) => ({
        productId,
        ...(size && { size }),
        productName: name,
        productImage: image === null ? null : imageUrl(image),
        price: pricePaise / 100,
        quantity,
        available,
        points,
        lineTotal: (pricePaise * quantity) / 100,
        problem,
      }),
    ),
    subtotal: bill.subtotalPaise / 100,
    deliveryFee: bill.deliveryPaise / 100,
    deliveries: delivery,
    coupon,
    discount: bill.discountPaise / 100,
    total: bill.totalPaise / 100,
    points: bill.points,
    canOrder: lines.every(({ problem }) => problem === null),
  };
}

/** The lines of a bill for the evaluation of a coupon. */
export function toCouponLines({ lines }: Pick<Bill, 'lines'>): CouponLine[] {
  return lines.map(({ productId, categoryId, pricePaise, quantity }) => ({
    productId,
    categoryId,
    amountPaise: pricePaise * quantity,
  }));
}

/** The lines of a bill as they are stored with an order. */
export function toItems({ lines }: Bill): Omit<typeof orderItems.$inferInsert, 'orderId' | 'position'>[] {
  return lines.map((line) => ({
    productId: line.productId,
    size: line.size,
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

function toLine(choice: Wanted, offer: Offer | undefined): BillLine {
  const wanted = { ...choice, discountPaise: 0 };
  if (!offer) return { ...GONE, ...wanted };
  const available = stockIn(choice.size, { quantity: offer.available, sizes: offer.sizes });
  const line = { ...offer, ...priceInSize(offer, choice.size), ...wanted, available };
  if (available === 0) return { ...line, problem: 'SOLD_OUT' };
  return { ...line, problem: available < choice.quantity ? 'TOO_FEW' : null };
}

/** The delivery fee of an order by the terms, in paise. */
export function deliveryFee(subtotalPaise: number, method: DeliveryMethod, { delivery }: ShopTerms): number {
  const { fee, freeFrom } = delivery[method];
  const isFree = subtotalPaise === 0 || (freeFrom !== null && subtotalPaise >= freeFrom * 100);
  return isFree ? 0 : fee * 100;
}

/** A hidden product does not show even its name. */
const GONE = {
  categoryId: '',
  name: '',
  image: null,
  pricePaise: 0,
  points: 0,
  sizePrices: {},
  hsn: '',
  gstPercent: 0,
  available: 0,
  sizes: null,
  problem: 'GONE' as const,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
