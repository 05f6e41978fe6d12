import * as z from 'zod/mini';
import { Done, dataAnswer } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { IdParams } from './list-query.ts';
import { text } from './text.ts';

/** How an order is paid. */
export const PaymentMethod = z.enum(['COD', 'UPI', 'CARD'], 'Choose how to pay');
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** How long an order waits for a payment that was chosen to come at once, in minutes. */
export const PAYMENT_MINUTES = 30;

/** Where the payment of an order stands. */
export const OrderPayment = z.object({
  method: PaymentMethod,
  /**
   * `DUE` is paid at the door, `PENDING` awaited now, `CANCELLED` never came; `REFUND_DUE` is on its way back.
   */
  status: z.enum(['DUE', 'PENDING', 'PAID', 'CANCELLED', 'REFUND_DUE', 'REFUNDED']),
  /** Why the last attempt to pay failed, in words; null when none did. */
  problem: z.nullable(z.string()),
  /** Until when an awaited payment has to be there; null when none is awaited. */
  payBy: z.nullable(z.string()),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** What a browser needs to let somebody pay. */
export const PaymentOpening = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('simulated'),
    /** The provider's name for what is to be paid. */
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
    /** What the payment sheet is filled with. */
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
  answer: { status: 200, body: dataAnswer(PaymentOpening) },
  failures: [401, 404, 409, 502],
});

/** What Razorpay's sheet hands to the page when somebody has paid. */
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
  answer: { status: 200, body: Done },
  failures: [400, 401, 404, 409],
});

/** How a simulated payment ends: at once, after some seconds, or not before somebody says so again. */
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
  answer: { status: 200, body: Done },
  failures: [400, 401, 404, 409],
});
