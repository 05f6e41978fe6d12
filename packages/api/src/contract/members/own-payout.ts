import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, PageQuery } from '../list-query.ts';
import { dataResponse, pageResponse } from '../response.ts';
import { NodePaymentStatus } from './node-payment.ts';

/** A payout of the caller with the figures that it was calculated from; amounts in rupees, times as ISO text. */
export const OwnPayout = z.object({
  id: z.string(),
  /** `2026-11`. */
  month: z.string(),
  ownPoints: z.int(),
  teamPoints: z.int(),
  purchases: z.number(),
  gross: z.number(),
  /** The tax that is deducted at source. */
  tds: z.number(),
  deductions: z.number(),
  /** What is transferred. */
  net: z.number(),
  status: NodePaymentStatus,
  /** The bank's reference of the transfer; null before a transfer is sent. */
  reference: z.nullable(z.string()),
  /** Null unless it is paid. */
  paidAt: z.nullable(z.string()),
});
export type OwnPayout = z.infer<typeof OwnPayout>;

export const listOwnPayouts = defineEndpoint({
  operation: 'listOwnPayouts',
  summary:
    "A page of the caller's payouts with their figures, TDS and deductions, the latest month first; 404 for staff who are no associates.",
  base: 'main',
  method: 'GET',
  path: '/api/payouts',
  policy: 'member',
  query: PageQuery,
  response: { status: 200, body: pageResponse(OwnPayout) },
  failures: [400, 401, 404],
});

export const openPayoutStatement = defineEndpoint({
  operation: 'openPayoutStatement',
  summary:
    "An address from which the statement of one of the caller's payouts opens as a PDF without a token, good for five minutes.",
  base: 'main',
  method: 'POST',
  path: '/api/payouts/{id}/statement',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: dataResponse(z.object({ url: z.string() })) },
  failures: [401, 404],
});
