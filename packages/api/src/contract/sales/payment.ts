import * as z from 'zod/mini';
import { Done, dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { text } from '../text.ts';

/** The payment method of an order. */
export const PaymentMethod = z.enum(['COD', 'UPI', 'CARD'], 'Choose a payment method');
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** The payment status of an order. */
export const OrderPayment = z.object({
  method: PaymentMethod,
  /**
   * `DUE` is paid on delivery, `PENDING` is awaited now, `CANCELLED` never came; `REFUND_DUE` is being paid back.
   */
  status: z.enum(['DUE', 'PENDING', 'PAID', 'CANCELLED', 'REFUND_DUE', 'REFUNDED']),
  /** Why the last attempt to pay failed, as a message; null without a failure. */
  problem: z.nullable(z.string()),
  /** When an awaited payment is due; null when none is awaited. */
  payBy: z.nullable(z.string()),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** The data that a browser needs for a payment. */
export const PaymentOpening = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('simulated'),
    /** The provider's id of the amount to pay. */
    providerOrderId: z.string(),
    /** Rupees. */
    amount: z.number(),
  }),
  z.object({
    provider: z.literal('razorpay'),
    providerOrderId: z.string(),
    amount: z.number(),
    /** The public half of the shop's key. */
    keyId: z.string(),
    /** The prefilled values of the payment sheet. */
    prefill: z.object({ name: z.string(), email: z.nullable(z.string()), contact: z.nullable(z.string()) }),
  }),
]);
export type PaymentOpening = z.infer<typeof PaymentOpening>;

export const openPayment = defineEndpoint({
  operation: 'openPayment',
  summary:
    "Opens the payment of an order of the caller's that waits for one; again and again the same payment.",
  base: 'cart',
  method: 'POST',
  path: '/api/orders/{id}/payment',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: dataResponse(PaymentOpening) },
  failures: [401, 404, 409, 502],
});

/** The receipt that Razorpay's sheet gives to the page after a payment. */
export const PaymentReceipt = z.object({
  providerOrderId: text(64, 'Order'),
  providerPaymentId: text(64, 'Payment'),
  /** HMAC-SHA256 over both, hex. */
  signature: text(128, 'Signature'),
});
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;

export const confirmPayment = defineEndpoint({
  operation: 'confirmPayment',
  summary: "Hands in the payment sheet's receipt; the payment counts once the provider itself says so.",
  base: 'cart',
  method: 'POST',
  path: '/api/orders/{id}/payment/receipt',
  policy: 'member',
  params: IdParams,
  body: PaymentReceipt,
  response: { status: 200, body: Done },
  failures: [400, 401, 404, 409],
});

/** The outcome of a simulated payment: at once, after some seconds, or only after another call. */
export const SimulatedOutcome = z.enum(['SUCCEED', 'FAIL', 'PENDING', 'DELAYED']);
export type SimulatedOutcome = z.infer<typeof SimulatedOutcome>;

export const simulatePayment = defineEndpoint({
  operation: 'simulatePayment',
  summary: "Plays the bank for a simulated payment of the caller's; not found where payments are real.",
  base: 'cart',
  method: 'POST',
  path: '/dev/payments/{id}',
  policy: 'member',
  params: IdParams,
  body: z.object({ outcome: SimulatedOutcome }),
  response: { status: 200, body: Done },
  failures: [400, 401, 404, 409],
});
