/** A coupon as it is offered; amounts in rupees. */
export interface CouponFacts {
  code: string;
  /** What it is, in the words of the shop. */
  title: string;
  /** A percentage takes off no more than this; null when it may. */
  maxDiscount: number | null;
  /** The subtotal has to be at least this; 0 for any. */
  minSubtotal: number;
  /** The last moment, as ISO text; null when it stays. */
  endsAt: string | null;
  /** How often it can be used still; null when that is not limited, or not known. */
  usesLeft: number | null;
  isForFirstOrder: boolean;
}
