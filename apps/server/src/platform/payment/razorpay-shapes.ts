import * as z from 'zod';

const Id = z.string().min(1).max(64);
/** An amount in paise. */
const Amount = z.int().nonnegative();

/** The fields of a Razorpay order that this server uses. */
export const RazorpayOrder = z.object({
  id: Id,
  amount: Amount,
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.string(),
});

export const RazorpayOrders = z.object({ items: z.array(RazorpayOrder) });

/** An attempt to pay. */
export const RazorpayPayment = z.object({
  id: Id,
  /** Null for a payment without an order. */
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

/** Parses a text of Razorpay as JSON; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Any webhook: the event and its content. */
export const RazorpayWebhook = z.object({ event: z.string().max(64), payload: z.unknown() });

/** The content of webhooks on payments. */
export const PaymentPayload = z.object({ payment: z.object({ entity: RazorpayPayment }) });

/** The content of webhooks on refunds. */
export const RefundPayload = z.object({
  payment: z.object({ entity: RazorpayPayment }),
  refund: z.object({ entity: RazorpayRefund }),
});
