import type { Quote, QuoteRequest } from '@pgm/api/contract';
import { type CouponClaim, judgeCoupon } from '../coupon/judge-coupon.ts';
import { type Bill, billOf, wantedOf } from './bill.ts';
import type { Offer } from './select-offers.ts';
import { shareDiscount } from './share-discount.ts';

/** Where it is looked up what is offered. */
export interface PriceList {
  readonly offers: (productIds: readonly string[]) => Promise<Offer[]>;
  /** A coupon as the buyer would use it now; undefined when there is none. */
  readonly couponClaim: (code: string) => Promise<CouponClaim | undefined>;
}

/** What products come to with a coupon that somebody wants to use. */
export interface MadeBill {
  readonly bill: Bill;
  /** The coupon that was asked about, and why it takes nothing off; null without one. */
  readonly coupon: Quote['coupon'];
  /** The coupon that takes something off; undefined when none does. */
  readonly couponId: string | undefined;
}

/** What the wanted products come to by what is offered now. */
export async function makeBill(
  prices: PriceList,
  { items, delivery, coupon: code }: QuoteRequest,
): Promise<MadeBill> {
  const wanted = wantedOf(items);
  const bill = billOf(wanted, await prices.offers([...wanted.keys()]), delivery);
  if (code === undefined) return { bill, coupon: null, couponId: undefined };
  const claim = await prices.couponClaim(code);
  const { discountPaise, problem } = judgeCoupon(claim, bill.subtotalPaise);
  if (problem !== null) return { bill, coupon: { code, problem }, couponId: undefined };
  return {
    bill: discounted(bill, code, discountPaise),
    coupon: { code, problem },
    couponId: claim?.coupon.id,
  };
}

function discounted(bill: Bill, couponCode: string, discountPaise: number): Bill {
  const shares = shareDiscount(
    discountPaise,
    bill.lines.map(({ pricePaise, quantity }) => pricePaise * quantity),
  );
  const lines = bill.lines.map((line, at) => ({ ...line, discountPaise: shares[at] ?? 0 }));
  return { ...bill, lines, couponCode, discountPaise, totalPaise: bill.totalPaise - discountPaise };
}
