import * as z from 'zod/mini';
import { calendarDay } from '../day.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { requiredText, text } from '../text.ts';
import { BankDetailsStatus } from './bank-details.ts';
import { NodePaymentStatus } from './node-payment.ts';

/** A month in India: `2026-11`. */
export const PayoutMonth = z
  .string('Payout period not found')
  .check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/, 'Payout period not found'));

const Sum = z.object({
  count: z.int(),
  /** Rupees with at most 2 decimals. */
  amount: z.number(),
});

/** A month for which the company pays its associates. Its figures are fixed once it is closed. */
export const PayoutPeriod = z.object({
  /** The month: `2026-11`. */
  id: z.string(),
  /** ISO text; null while the period is open. */
  closedAt: z.nullable(z.string()),
  /** The name of the admin who closed it. */
  closedBy: z.nullable(z.string()),
  /** Whether the caller can close it now: an admin, once the month is over. */
  canClose: z.boolean(),
  /** The associates whose figures are fixed. */
  associates: z.int(),
  due: Sum,
  paid: Sum,
  failed: Sum,
});
export type PayoutPeriod = z.infer<typeof PayoutPeriod>;

/** The figures of an associate in a closed period, and what the company pays for them; amounts in rupees. */
export const Payout = z.object({
  id: z.string(),
  /** `2026-11`. */
  month: z.string(),
  name: z.string(),
  username: z.string(),
  referralCode: z.string(),
  /** The sponsor at the closing, by name; null without one. */
  sponsor: z.nullable(z.string()),
  /** How many associates stood above at the closing. */
  level: z.int(),
  /** The own points that were confirmed, less what corrections took away. */
  ownPoints: z.int(),
  /** The same for all below. */
  teamPoints: z.int(),
  /** Delivered goods less returned ones; less than 0 when goods of an earlier period came back. */
  purchases: z.number(),
  /** Null without an amount. */
  gross: z.nullable(z.number()),
  /** The tax that is deducted at source. */
  tds: z.nullable(z.number()),
  deductions: z.nullable(z.number()),
  /** What is transferred: the gross amount less TDS and deductions. */
  net: z.nullable(z.number()),
  /** Null without an amount. */
  status: z.nullable(NodePaymentStatus),
  /** The bank's reference of the transfer. */
  reference: z.nullable(z.string()),
  /** ISO text; null unless it is paid. */
  paidAt: z.nullable(z.string()),
  /** Of the bank details to which it goes: only verified ones are in the file for the bank. Null without any. */
  bankStatus: z.nullable(BankDetailsStatus),
});
export type Payout = z.infer<typeof Payout>;

/** What became of the transfer of a payout. */
export const PayoutOutcome = z.discriminatedUnion(
  'status',
  [
    z.object({ status: z.literal('DUE') }),
    z.object({
      status: z.literal('PAID'),
      reference: requiredText(60, 'Reference', 'Reference is required for a paid payout'),
      /** The day of the transfer in India. */
      paidOn: calendarDay('Write the day of payment such as 2026-12-05'),
    }),
    z.object({ status: z.literal('FAILED'), reference: text(60, 'Reference') }),
  ],
  'Choose due, paid or failed',
);
export type PayoutOutcome = z.infer<typeof PayoutOutcome>;

/** The statuses that a payout can get next: a transfer can come back after days, and a paid one can get another reference or day. */
export const PAYOUT_STEPS: Readonly<Record<NodePaymentStatus, readonly NodePaymentStatus[]>> = {
  DUE: ['PAID', 'FAILED'],
  FAILED: ['DUE', 'PAID'],
  PAID: ['PAID', 'FAILED'],
};

const MonthParams = z.object({ month: PayoutMonth });

export const listPayoutPeriods = defineEndpoint({
  operation: 'listPayoutPeriods',
  summary: 'A page of the months for which associates are paid, the newest first, with what is due and paid.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/payout-periods',
  policy: 'staff',
  area: 'money',
  query: staffListQuery(['newest']),
  response: { status: 200, body: staffListBody(PayoutPeriod) },
  failures: [400, 401, 403],
});

export const getPayoutPeriod = defineEndpoint({
  operation: 'getPayoutPeriod',
  summary: 'One month for which associates are paid.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/payout-periods/{month}',
  policy: 'staff',
  area: 'money',
  params: MonthParams,
  response: { status: 200, body: dataResponse(PayoutPeriod) },
  failures: [401, 403, 404],
});

export const closePayoutPeriod = defineEndpoint({
  operation: 'closePayoutPeriod',
  summary:
    'Fixes the figures of all associates for a month that is over, and opens the next one: what is confirmed or returned later counts there. 409 when the month is not over or is closed already.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/payout-periods/{month}/close',
  policy: 'admin',
  params: MonthParams,
  response: { status: 200, body: dataResponse(PayoutPeriod) },
  failures: [401, 403, 404, 409],
});

export const listPayouts = defineEndpoint({
  operation: 'listPayouts',
  summary:
    'A page of the figures and payouts of a closed month; `search` finds the beginnings of names, user names, mail addresses and mobile numbers, and whole referral codes; `status` NONE lists those without an amount.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/payout-periods/{month}/payouts',
  policy: 'staff',
  area: 'money',
  params: MonthParams,
  query: z.extend(staffListQuery(['name', 'ownPoints', 'teamPoints', 'purchases']), {
    status: z.optional(z.enum([...NodePaymentStatus.options, 'NONE'], 'Status must be one of the list')),
  }),
  response: { status: 200, body: staffListBody(Payout) },
  failures: [400, 401, 403, 404],
});

export const withdrawPayout = defineEndpoint({
  operation: 'withdrawPayout',
  summary:
    'Removes the amount of a payout that is due, such as one that was imported by mistake; another amount can be imported later. 409 when it is not due any more, or has another amount than the caller has seen.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/payouts/{id}/withdraw',
  policy: 'staff',
  area: 'money',
  params: z.object({ id: z.uuid('Payout not found') }),
  body: z.object({
    /** The net amount that the caller has seen, in rupees. */
    net: z.number('Net amount must be a number'),
  }),
  response: { status: 200, body: dataResponse(Payout) },
  failures: [400, 401, 403, 404, 409],
});

export const openStaffPayoutStatement = defineEndpoint({
  operation: 'openStaffPayoutStatement',
  summary:
    'An address from which the statement of a payout opens as a PDF without a token, as its associate gets it, good for five minutes; 404 without an amount.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/payouts/{id}/statement',
  policy: 'staff',
  area: 'money',
  params: z.object({ id: z.uuid('Payout not found') }),
  response: { status: 200, body: dataResponse(z.object({ url: z.string() })) },
  failures: [400, 401, 403, 404],
});

export const setPayoutOutcome = defineEndpoint({
  operation: 'setPayoutOutcome',
  summary:
    'Records what became of the transfer of a payout; 409 when it has no amount, when the step is not possible, or when it does not have the status `from` any more.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/payouts/{id}/outcome',
  policy: 'staff',
  area: 'money',
  params: z.object({ id: z.uuid('Payout not found') }),
  body: z.object({
    /** The status that the caller has seen. */
    from: NodePaymentStatus,
    outcome: PayoutOutcome,
  }),
  response: { status: 200, body: dataResponse(Payout) },
  failures: [400, 401, 403, 404, 409],
});
