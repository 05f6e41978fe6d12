import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { Amount } from '../rupees.ts';
import { requiredText, text } from '../text.ts';
import { REFUND_METHODS } from './reversal.ts';
import { StaffOrder } from './staff-order.ts';

/** How staff refund: through the provider of the payment, or by hand. */
export const RefundChannel = z.enum(['PROVIDER', ...REFUND_METHODS], 'Choose a method');
export type RefundChannel = z.infer<typeof RefundChannel>;

/** What staff enter for a refund: of what is due, of the delivery fee, or as goodwill. */
export const RefundForm = z
  .object({
    /** Rupees. */
    amount: Amount,
    method: RefundChannel,
    /** The bank's reference; empty for a refund through the provider. */
    reference: text(60, 'Reference'),
    reason: requiredText(500, 'Reason', 'Reason is required'),
  })
  .check(
    z.refine(({ method, reference }) => method === 'PROVIDER' || reference !== '', {
      path: ['reference'],
      message: 'Reference is required',
    }),
  );
export type RefundForm = z.infer<typeof RefundForm>;

/** A refund by staff; when it comes, all earlier ones must be those that its sender saw. */
export const NewRefund = z.extend(RefundForm, {
  /** `refundedPaise` of the order that its sender saw. */
  refundedPaise: z.int().check(z.gte(0)),
});
export type NewRefund = z.infer<typeof NewRefund>;

export const refundOrder = defineEndpoint({
  operation: 'refundOrder',
  summary:
    'Refunds an amount of what was paid: refunds that are due by hand first, then the delivery fee or goodwill. Through the provider of the payment, or by hand with method and reference. 409 with the order when another refund was recorded since `refundedPaise`.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/refunds',
  policy: 'staff',
  area: 'money',
  params: IdParams,
  body: NewRefund,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404, 409],
});

/** The path parameters of a call on a refund. */
const RefundParams = z.extend(IdParams, { refundId: z.uuid('Refund not found') });

export const retryRefund = defineEndpoint({
  operation: 'retryRefund',
  summary:
    'Asks the provider again for a refund that failed; one that has not failed, or that was tried again meanwhile, stays as it is.',
  base: 'cart',
  method: 'POST',
  path: '/api/admin/orders/{id}/refunds/{refundId}/retry',
  policy: 'staff',
  area: 'money',
  params: RefundParams,
  response: { status: 200, body: dataResponse(StaffOrder) },
  failures: [400, 401, 403, 404],
});
