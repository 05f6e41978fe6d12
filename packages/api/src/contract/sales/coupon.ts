import * as z from 'zod/mini';
import { listResponseBody } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { CatalogueLanguage } from '../catalogue/hindi-texts.ts';
import { PageQuery } from '../list-query.ts';

/** A coupon code as the user types it; upper case. */
export const CouponCode = z
  .string('Enter a coupon code')
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,20}$/, 'This coupon code does not exist.'));

/** A coupon in the list of coupons; amounts in rupees. */
export const Coupon = z.object({
  code: z.string(),
  title: z.string(),
  kind: z.enum(['PERCENT', 'AMOUNT']),
  /** The discount in percent or in rupees. */
  value: z.number(),
  /** The maximum discount of a percentage; null without a maximum. */
  maxDiscount: z.nullable(z.number()),
  /** The minimum subtotal; 0 for any. */
  minSubtotal: z.number(),
  /** The last moment, as ISO text; null when it does not expire. */
  endsAt: z.nullable(z.string()),
  /** How often the caller can still use it; null without a limit, or for a guest. */
  usesLeft: z.nullable(z.int()),
  isForFirstOrder: z.boolean(),
});
export type Coupon = z.infer<typeof Coupon>;

/** The server's check of the coupon in a quote request. */
export const QuotedCoupon = z.object({
  code: z.string(),
  /** Why it cannot be used, as a message; null when it can. */
  problem: z.nullable(z.string()),
  /** Whether no change of the cart makes it usable: it has expired, say. Absent where one may, and where it can be used. */
  isOver: z.optional(z.boolean()),
});
export type QuotedCoupon = z.infer<typeof QuotedCoupon>;

export const listCoupons = defineEndpoint({
  operation: 'listCoupons',
  summary: 'The coupons that the caller can use now; without a login, those that every member could use.',
  base: 'cart',
  method: 'GET',
  path: '/api/coupons',
  policy: 'visitor',
  query: z.extend(PageQuery, { language: CatalogueLanguage }),
  response: { status: 200, body: listResponseBody(Coupon) },
  failures: [400, 401],
});
