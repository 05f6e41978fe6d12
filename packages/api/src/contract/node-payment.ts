import * as z from 'zod/mini';
import { dataAnswer, pageAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { DEFAULT_PAGE, IdParams, pageQuery } from './list-query.ts';

/** What has become of a payment to an associate. */
export const NodePaymentStatus = z.enum(['DUE', 'PAID', 'FAILED']);
export type NodePaymentStatus = z.infer<typeof NodePaymentStatus>;

/** What the company pays, or is to pay, to an associate for the place in the tree; times are ISO text. */
export const NodePayment = z.object({
  id: z.string(),
  /** Rupees with at most 2 decimals. */
  amount: z.number(),
  /** The month it is for: `2026-11`. */
  period: z.string(),
  status: NodePaymentStatus,
  /** What the bank calls the transfer; null while nothing was sent. */
  reference: z.nullable(z.string()),
  /** Null unless it is paid. */
  paidAt: z.nullable(z.string()),
});
export type NodePayment = z.infer<typeof NodePayment>;

const Sum = z.object({
  count: z.int(),
  /** Rupees with at most 2 decimals. */
  amount: z.number(),
});

/** What all payments to an associate come to. */
export const NodePaymentSummary = z.object({
  paid: Sum,
  due: Sum,
  failed: Sum,
  /** When something was paid last, as ISO text; null if nothing was. */
  lastPaidAt: z.nullable(z.string()),
});
export type NodePaymentSummary = z.infer<typeof NodePaymentSummary>;

export const listNodePayments = defineEndpoint({
  operation: 'listNodePayments',
  summary:
    "A page of the payments to an associate, the latest month first, by the id of the user or of the associate. Everybody may read their own, admins anybody's.",
  base: 'core',
  method: 'GET',
  path: '/api/nodePaymentHistory/{id}',
  policy: 'member',
  params: IdParams,
  query: pageQuery(DEFAULT_PAGE),
  answer: { status: 200, body: pageAnswer(NodePayment) },
  failures: [400, 401, 404],
});

export const getNodePaymentSummary = defineEndpoint({
  operation: 'getNodePaymentSummary',
  summary:
    "What all payments to an associate come to, by the id of the user or of the associate. Everybody may read their own, admins anybody's.",
  base: 'core',
  method: 'GET',
  path: '/api/nodePaymentHistory/summary/{id}',
  policy: 'member',
  params: IdParams,
  answer: { status: 200, body: dataAnswer(NodePaymentSummary) },
  failures: [401, 404],
});
