import type { Quote, QuoteRequest, ShopTerms } from '@pgm/api/contract';
import type { CouponLine, EvaluatedCoupon } from '../coupon/coupon.transactions.ts';
import { sumQuantities } from '../../catalogue/stock/stock.transactions.ts';
import { type Bill, toBill } from './bill.ts';
import type { Offer } from './select-offers.ts';
import { shareDiscount } from './share-discount.ts';

/** Looks up the current offers and coupons. */
export interface PriceList {
  readonly offers: (productIds: readonly string[]) => Promise<Offer[]>;
  /** What a coupon would take off now. */
  readonly coupon: (code: string, lines: readonly CouponLine[]) => Promise<EvaluatedCoupon>;
}

/** The bill of products with a coupon that the buyer wants to use. */
export interface MadeBill {
  readonly bill: Bill;
  /** The coupon of the request, and why it gives no discount; null without one. */
  readonly coupon: Quote['coupon'];
  /** The coupon that gives the discount; undefined when there is none. */
  readonly couponId: string | undefined;
}

/** Makes the bill of the wanted products by the current offers and terms. */
export async function makeBill(
  prices: PriceList,
  { items, delivery, coupon: code }: QuoteRequest,
  terms: ShopTerms,
): Promise<MadeBill> {
  const wanted = sumQuantities(items);
  const ids = wanted.map(({ productId }) => productId);
  const bill = toBill(wanted, await prices.offers(ids), delivery, terms);
  if (code === undefined) return { bill, coupon: null, couponId: undefined };
  const { couponId, problem, isOver, ...discount } = await prices.coupon(code, toCouponLines(bill));
  if (problem !== null)
    return { bill, coupon: { code, problem, ...(isOver && { isOver }) }, couponId: undefined };
  return { bill: discounted(bill, code, discount), coupon: { code, problem }, couponId };
}

/** The lines of a bill for the evaluation of a coupon. */
export function toCouponLines({ lines }: Pick<Bill, 'lines'>): CouponLine[] {
  return lines.map(({ productId, categoryId, pricePaise, quantity }) => ({
    productId,
    categoryId,
    amountPaise: pricePaise * quantity,
  }));
}

function discounted(
  bill: Bill,
  couponCode: string,
  { discountPaise, reducedPaise }: Pick<EvaluatedCoupon, 'discountPaise' | 'reducedPaise'>,
): Bill {
  const shares = shareDiscount(discountPaise, reducedPaise);
  const lines = bill.lines.map((line, at) => ({ ...line, discountPaise: shares[at] ?? 0 }));
  return { ...bill, lines, couponCode, discountPaise, totalPaise: bill.totalPaise - discountPaise };
}
