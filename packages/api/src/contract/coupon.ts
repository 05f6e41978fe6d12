import * as z from 'zod/mini';
import { listAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';

/** What is typed to use a coupon; upper case. */
export const CouponCode = z
  .string('Enter a coupon code')
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,20}$/, 'This coupon code does not exist.'));

/** A coupon as it is offered; amounts in rupees. */
export const Coupon = z.object({
  code: z.string(),
  title: z.string(),
  kind: z.enum(['PERCENT', 'AMOUNT']),
  /** So many percent, or so many rupees. */
  value: z.number(),
  /** A percentage takes off no more than this; null when it may. */
  maxDiscount: z.nullable(z.number()),
  /** The subtotal has to be at least this; 0 for any. */
  minSubtotal: z.number(),
  /** The last moment, as ISO text; null when it stays. */
  endsAt: z.nullable(z.string()),
  /** How often the caller can use it still; null when there is no limit, or nobody is logged in. */
  usesLeft: z.nullable(z.int()),
  isForFirstOrder: z.boolean(),
});
export type Coupon = z.infer<typeof Coupon>;

/** What the server says of a coupon that somebody wants to use. */
export const QuotedCoupon = z.object({
  code: z.string(),
  /** Why it can't be used, in words; null when it can. */
  problem: z.nullable(z.string()),
});
export type QuotedCoupon = z.infer<typeof QuotedCoupon>;

export const listCoupons = defineEndpoint({
  operation: 'listCoupons',
  summary: 'The coupons that the caller can use now; without a login, those that anybody could.',
  base: 'cart',
  method: 'GET',
  path: '/api/coupons',
  policy: 'visitor',
  answer: { status: 200, body: listAnswer(Coupon) },
  failures: [401],
});
