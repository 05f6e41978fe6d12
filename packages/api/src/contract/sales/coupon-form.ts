import * as z from 'zod/mini';
import { calendarDay } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { rupees } from '../rupees.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { requiredText, text } from '../text.ts';

/** The largest number of uses that a limit names. */
const MAX_USES = 1_000_000;

/** The largest number of categories, and of products, that a coupon names. */
export const MAX_COUPON_SUBJECTS = 50;

function uses(name: string) {
  const invalid = `${name} must be a whole number from 1 to ${MAX_USES}`;
  return z.int(invalid).check(z.gte(1, invalid), z.lte(MAX_USES, invalid));
}

function subjects(name: string, many: string) {
  return z
    .array(z.uuid(`${name} not found`))
    .check(z.maxLength(MAX_COUPON_SUBJECTS, `At most ${MAX_COUPON_SUBJECTS} ${many}`));
}

const rules = {
  code: z
    .string('A code has 3 to 20 letters, digits and hyphens')
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9-]{3,20}$/, 'A code has 3 to 20 letters, digits and hyphens'),
    ),
  title: requiredText(100, 'Title', 'Title is required'),
  /** Absent or empty without Hindi. */
  titleInHindi: z.optional(text(100, 'Title in Hindi')),
  kind: z.enum(['PERCENT', 'AMOUNT'], 'Choose percent or amount'),
  /** The discount in percent or in rupees. */
  value: rupees('Discount'),
  /** The maximum discount of a percentage in rupees; null without a maximum. */
  maxDiscount: z.nullable(rupees('Maximum discount')),
  /** The minimum subtotal of an order in rupees; null for any. */
  minSubtotal: z.nullable(rupees('Minimum order')),
  /** The first day in India. */
  startsOn: calendarDay('Choose the first day'),
  /** The last day in India; null without an end. */
  endsOn: z.nullable(calendarDay('Choose the last day')),
  /** The limit for all members together; null without a limit. */
  totalLimit: z.nullable(uses('Total uses')),
  /** The limit for each member; null without a limit. */
  memberLimit: z.nullable(uses('Uses per member')),
  isForFirstOrder: z.boolean('Choose yes or no'),
  /** Whether members can use it at all. */
  isActive: z.boolean('Choose yes or no'),
  /** With categories or products, it takes off only of those. */
  categoryIds: subjects('Category', 'categories'),
  productIds: subjects('Product', 'products'),
};

/** Rules that the server could not evaluate, or that could never hold, are rejected when they are written. */
const canBeEvaluated = [
  z.refine<Rules>(({ kind, value }) => kind !== 'PERCENT' || (Number.isInteger(value) && value <= 100), {
    path: ['value'],
    message: 'A percentage is a whole number from 1 to 100',
  }),
  z.refine<Rules>(({ kind, maxDiscount }) => kind === 'PERCENT' || maxDiscount === null, {
    path: ['maxDiscount'],
    message: 'Only a percentage has a maximum',
  }),
  z.refine<Rules>(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
    path: ['endsOn'],
    message: 'The last day must not be before the first day',
  }),
  z.refine<Rules>(
    ({ totalLimit, memberLimit }) => totalLimit === null || memberLimit === null || memberLimit <= totalLimit,
    { path: ['memberLimit'], message: 'One member cannot use it more often than all members together' },
  ),
  z.refine<Rules>(({ isForFirstOrder, memberLimit }) => !isForFirstOrder || (memberLimit ?? 1) === 1, {
    path: ['memberLimit'],
    message: 'A member has only one first order',
  }),
] as const;

const Rules = z.object(rules);
type Rules = z.infer<typeof Rules>;

/** The rules of a coupon as staff write them. */
export const NewCoupon = Rules.check(...canBeEvaluated);
export type NewCoupon = z.infer<typeof NewCoupon>;

/** Changed rules; they replace all of the old ones. */
export const CouponChange = z
  .object({ ...rules, version: z.optional(z.int('The version is not valid')) })
  .check(...canBeEvaluated);
export type CouponChange = z.infer<typeof CouponChange>;

/** Whether members can use a coupon now, and why not. */
export const COUPON_STATES = ['running', 'upcoming', 'ended', 'usedUp', 'off'] as const;

/** A category or product that a coupon names. */
const CouponSubject = z.object({ id: z.string(), name: z.string() });
export type CouponSubject = z.infer<typeof CouponSubject>;

/** A coupon as staff see it; `version` counts its changes. */
export const StaffCoupon = z.object({
  ...rules,
  id: z.string(),
  state: z.enum(COUPON_STATES),
  categories: z.array(CouponSubject),
  products: z.array(CouponSubject),
  /** How many orders use it, without cancelled ones. */
  used: z.int(),
  /** What these orders come to after the discount and without what was taken back, in rupees. */
  revenue: z.number(),
  version: z.int(),
});
export type StaffCoupon = z.infer<typeof StaffCoupon>;

export const listStaffCoupons = defineEndpoint({
  operation: 'listStaffCoupons',
  summary: 'The coupons with their rules, uses and revenue, a page at a time.',
  base: 'cart',
  method: 'GET',
  path: '/api/admin/coupons',
  policy: 'staff',
  area: 'catalogue',
  query: z.extend(staffListQuery(['newest', 'code', 'used']), {
    state: z.optional(z.enum(COUPON_STATES, 'Choose a state from the list')),
  }),
  response: { status: 200, body: staffListBody(StaffCoupon) },
  failures: [400, 401, 403],
});

export const createCoupon = defineEndpoint({
  operation: 'createCoupon',
  summary: 'Adds a coupon; rules that cannot be evaluated are rejected.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/coupons',
  policy: 'staff',
  area: 'catalogue',
  body: NewCoupon,
  response: { status: 200, body: dataResponse(StaffCoupon) },
  failures: [400, 401, 403, 409],
});

export const updateCoupon = defineEndpoint({
  operation: 'updateCoupon',
  summary: 'Changes the rules of a coupon; 409 with the stored one when it is not at `version` any more.',
  base: 'cart',
  method: 'PUT',
  path: '/api/admin/coupons/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  body: CouponChange,
  response: { status: 200, body: dataResponse(StaffCoupon) },
  failures: [400, 401, 403, 404, 409],
});

export const endCoupon = defineEndpoint({
  operation: 'endCoupon',
  summary: 'Ends a coupon now; one that has ended stays as it is. Orders that use it keep their discount.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/coupons/{id}/end',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffCoupon) },
  failures: [401, 403, 404],
});

/** The largest number of products in a sample cart. */
const MAX_TRIED = 20;

/** A sample cart, and who would buy it. */
export const CouponTrial = z.object({
  items: z
    .array(
      z.object({
        productId: z.uuid('Product not found'),
        quantity: z
          .int('Quantity must be a whole number from 1 to 1000')
          .check(
            z.gte(1, 'Quantity must be a whole number from 1 to 1000'),
            z.lte(1000, 'Quantity must be a whole number from 1 to 1000'),
          ),
      }),
    )
    .check(
      z.minLength(1, 'Add at least one product'),
      z.maxLength(MAX_TRIED, `At most ${MAX_TRIED} products`),
      z.refine(
        (items) => new Set(items.map(({ productId }) => productId)).size === items.length,
        'Name each product once',
      ),
    ),
  /** Whether the member has ordered before. */
  hasOrdered: z.boolean('Choose yes or no'),
});
export type CouponTrial = z.infer<typeof CouponTrial>;

/** What a coupon takes off a sample cart; amounts in rupees. */
const CouponTrialResult = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      /** Empty for a product that visitors cannot see. */
      name: z.string(),
      quantity: z.int(),
      lineTotal: z.number(),
      discount: z.number(),
    }),
  ),
  subtotal: z.number(),
  discount: z.number(),
  /** Without the delivery fee. */
  total: z.number(),
  /** Why it cannot be used, as buyers read it; null when it can. */
  problem: z.nullable(z.string()),
});

export type CouponTrialResult = z.infer<typeof CouponTrialResult>;

export const tryCoupon = defineEndpoint({
  operation: 'tryCoupon',
  summary:
    'What a coupon would take off a sample cart now, for a member who has not used it. Nothing is stored.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/coupons/{id}/trial',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  body: CouponTrial,
  response: { status: 200, body: dataResponse(CouponTrialResult) },
  failures: [400, 401, 403, 404],
});
