import type { Language, Quote, QuoteRequest, ShopTerms } from '@pgm/api/contract';
import { type EvaluatedCoupon, evaluateCouponCode } from '../coupon/coupon.transactions.ts';
import { sumQuantities } from '../../catalogue/stock/stock.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Bill, toBill, toCouponLines } from './bill.ts';
import { selectOffers } from './offers.transactions.ts';
import { shareDiscount } from './share-discount.ts';

export { type Bill, type BillLine, deliveryFee, toItems, toQuote } from './bill.ts';
export { shareDiscount } from './share-discount.ts';

/** The buyer of a bill, and when it is made. */
export interface Billing {
  /** The buyer; undefined for a guest. */
  readonly userId: string | undefined;
  readonly at: Date;
  /** Of the names. Default: English, as orders and invoices have them. */
  readonly language?: Language;
  readonly terms: ShopTerms;
}

/** The bill of products with a coupon that the buyer wants to use. */
export interface MadeBill {
  readonly bill: Bill;
  /** The coupon of the request, and why it gives no discount; null without one. */
  readonly coupon: Quote['coupon'];
  /** The coupon that gives the discount; undefined when there is none. */
  readonly couponId: string | undefined;
}

/** Makes the bill of the wanted products by the current offers and coupons, and by the terms. */
export async function makeBill(
  db: Database,
  { items, delivery, coupon: code }: QuoteRequest,
  { userId, at, language, terms }: Billing,
): Promise<MadeBill> {
  const wanted = sumQuantities(items);
  const ids = wanted.map(({ productId }) => productId);
  const bill = toBill(wanted, await selectOffers(db, ids, language), delivery, terms);
  if (code === undefined) return { bill, coupon: null, couponId: undefined };
  const evaluated = await evaluateCouponCode(db, code, { userId, at }, toCouponLines(bill));
  const { couponId, problem, isOver, ...discount } = evaluated;
  if (problem !== null)
    return { bill, coupon: { code, problem, ...(isOver && { isOver }) }, couponId: undefined };
  return { bill: discounted(bill, code, discount), coupon: { code, problem }, couponId };
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
