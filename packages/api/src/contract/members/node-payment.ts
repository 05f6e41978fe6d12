import * as z from 'zod/mini';
import { dataResponse, pageResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, PageQuery } from '../list-query.ts';

/** The status of a payment to an associate. */
export const NodePaymentStatus = z.enum(['DUE', 'PAID', 'FAILED']);
export type NodePaymentStatus = z.infer<typeof NodePaymentStatus>;

/** A paid or due payment of the company to an associate for the place in the tree; times are ISO text. */
export const NodePayment = z.object({
  id: z.string(),
  /** Rupees with at most 2 decimals. */
  amount: z.number(),
  /** The month of the payment: `2026-11`. */
  period: z.string(),
  status: NodePaymentStatus,
  /** The bank's reference of the transfer; null before a transfer is sent. */
  reference: z.nullable(z.string()),
  /** Null unless the payment is paid. */
  paidAt: z.nullable(z.string()),
});
export type NodePayment = z.infer<typeof NodePayment>;

const Sum = z.object({
  count: z.int(),
  /** Rupees with at most 2 decimals. */
  amount: z.number(),
});

/** The sums of all payments to an associate. */
export const NodePaymentSummary = z.object({
  paid: Sum,
  due: Sum,
  failed: Sum,
  /** The time of the last payment, as ISO text; null without one. */
  lastPaidAt: z.nullable(z.string()),
});
export type NodePaymentSummary = z.infer<typeof NodePaymentSummary>;

export const listNodePayments = defineEndpoint({
  operation: 'listNodePayments',
  summary:
    'A page of the payments to an associate, the latest month first, by the id of the user or of the associate. Members may read their own, admins all.',
  base: 'core',
  method: 'GET',
  path: '/api/nodePaymentHistory/{id}',
  policy: 'member',
  params: IdParams,
  query: PageQuery,
  response: { status: 200, body: pageResponse(NodePayment) },
  failures: [400, 401, 404],
});

export const getNodePaymentSummary = defineEndpoint({
  operation: 'getNodePaymentSummary',
  summary:
    'What all payments to an associate come to, by the id of the user or of the associate. Members may read their own, admins all.',
  base: 'core',
  method: 'GET',
  path: '/api/nodePaymentHistory/summary/{id}',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: dataResponse(NodePaymentSummary) },
  failures: [401, 404],
});
