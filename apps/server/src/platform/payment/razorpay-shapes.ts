import * as z from 'zod';

const Id = z.string().min(1).max(64);
/** In paise. */
const Amount = z.int().nonnegative();

/** An order of Razorpay's, as far as it matters. */
export const RazorpayOrder = z.object({
  id: Id,
  amount: Amount,
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.string(),
});

export const RazorpayOrders = z.object({ items: z.array(RazorpayOrder) });

/** A try to pay. */
export const RazorpayPayment = z.object({
  id: Id,
  /** Null for what was paid without an order. */
  order_id: Id.nullable(),
  amount: Amount,
  currency: z.string(),
  /** `created`, `authorized`, `captured`, `refunded`, `failed`. */
  status: z.string(),
  error_description: z.string().nullish(),
  /** Seconds since 1970. */
  created_at: z.int(),
});
export type RazorpayPayment = z.infer<typeof RazorpayPayment>;

export const RazorpayPayments = z.object({ items: z.array(RazorpayPayment) });

export const RazorpayRefund = z.object({
  id: Id,
  payment_id: Id,
  amount: Amount,
  /** `pending`, `processed`, `failed`. */
  status: z.string(),
});
export type RazorpayRefund = z.infer<typeof RazorpayRefund>;

export const RazorpayRefunds = z.object({ items: z.array(RazorpayRefund) });

/** What a text of Razorpay's holds; undefined when it isn't JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Any webhook: what happened, and to what. */
export const RazorpayWebhook = z.object({ event: z.string().max(64), payload: z.unknown() });

/** What webhooks on payments are about. */
export const PaymentPayload = z.object({ payment: z.object({ entity: RazorpayPayment }) });

/** What webhooks on refunds are about. */
export const RefundPayload = z.object({
  payment: z.object({ entity: RazorpayPayment }),
  refund: z.object({ entity: RazorpayRefund }),
});
