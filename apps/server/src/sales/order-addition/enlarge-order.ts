import type { ShopTerms } from '@pgm/api/contract';
import { type RedeemedCoupon, evaluateRedeemed } from '../coupon/coupon.transactions.ts';
import { deliveryFee, shareDiscount } from '../bill/bill.transactions.ts';
import { toLeftSubtotal } from './order-sums.ts';
import type { OrderItem, orders } from '../tables/order.schema.ts';

/** A line of an order with the pieces that are added to it; often none. */
export interface EnlargedLine {
  readonly item: OrderItem;
  readonly categoryId: string;
  readonly added: number;
}

/** An order and its items as they are with the added pieces. */
export interface EnlargedOrder {
  readonly order: typeof orders.$inferSelect;
  readonly items: readonly OrderItem[];
  /** Those of the items that have more pieces. */
  readonly changed: readonly OrderItem[];
}

/**
 * Adds pieces to an order at the price and the points of their lines. The coupon gives what it gives for all pieces, and
 * never less than before; the delivery fee can only fall.
 * @param coupon the one that the order uses; undefined without one
 * @param terms those that count now
 */
export function enlargeOrder(
  order: typeof orders.$inferSelect,
  lines: readonly EnlargedLine[],
  coupon: RedeemedCoupon | undefined,
  terms: ShopTerms,
): EnlargedOrder {
  const shares = coupon ? shareMore(order.discountPaise, lines, coupon) : [];
  const items = lines.map(({ item, added }, at) => ({
    ...item,
    quantity: item.quantity + added,
    discountPaise: item.discountPaise + (shares[at] ?? 0),
  }));
  const subtotalPaise = order.subtotalPaise + sum(lines.map(toAddedPaise));
  const discountPaise = order.discountPaise + sum(shares);
  const deliveryPaise = Math.min(
    order.deliveryPaise,
    deliveryFee(toLeftSubtotal(items), order.deliveryMethod, terms),
  );
  const totalPaise = subtotalPaise + deliveryPaise - discountPaise;
  const points = order.points + sum(lines.map(({ item, added }) => item.points * added));
  return {
    order: { ...order, subtotalPaise, discountPaise, deliveryPaise, totalPaise, points },
    items,
    changed: items.filter(({ quantity }, at) => quantity !== lines[at]?.item.quantity),
  };
}

/** What the coupon takes off more than before, by line. Only added pieces get it: cancelled ones took their part with them. */
function shareMore(discountPaise: number, lines: readonly EnlargedLine[], coupon: RedeemedCoupon): number[] {
  const verdict = evaluateRedeemed(
    coupon,
    lines.map(({ item, categoryId, added }) => ({
      productId: item.productId,
      categoryId,
      amountPaise: item.pricePaise * (item.quantity + added),
    })),
  );
  const reduced = lines.map((line, at) => (verdict.reducedPaise[at] ? toAddedPaise(line) : 0));
  const more = Math.max(0, verdict.discountPaise - discountPaise);
  return shareDiscount(Math.min(more, sum(reduced)), reduced);
}

function toAddedPaise({ item, added }: EnlargedLine): number {
  return item.pricePaise * added;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
