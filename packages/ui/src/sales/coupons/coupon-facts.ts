/** A coupon that is offered; amounts in rupees. */
export interface CouponFacts {
  code: string;
  /** The shop's own title. */
  title: string;
  /** The highest discount of a percentage coupon; null without a limit. */
  maxDiscount: number | null;
  /** The minimum subtotal; 0 for any. */
  minSubtotal: number;
  /** The last moment, as ISO text; null when the coupon does not expire. */
  endsAt: string | null;
  /** How often the member can still use it; null when that is not limited or not known. */
  usesLeft: number | null;
  isForFirstOrder: boolean;
}
