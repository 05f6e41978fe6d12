import { type Result, fail, ok } from '@pgm/api/contract';
import type { Logger } from '../log/logger.ts';
import type { PaymentOrder, RazorpayGateway, Refund, RefundOrder } from './payment-gateway.ts';
import type { RazorpayOptions } from './payment-settings.ts';
import { RazorpayApi } from './razorpay-api.ts';
import { toPaymentUpdate } from './razorpay-update.ts';
import {
  RazorpayOrder,
  RazorpayOrders,
  RazorpayPayments,
  RazorpayRefund,
  RazorpayRefunds,
} from './razorpay-shapes.ts';
import { isSigned, readWebhook } from './razorpay-webhook.ts';

/** Payments through Razorpay. */
export function razorpayGateway(options: RazorpayOptions, log: Logger, timeoutMs?: number): RazorpayGateway {
  const api = new RazorpayApi(options, log, timeoutMs);
  return {
    provider: 'RAZORPAY',
    keyId: options.keyId,
    open: (order) => open(api, order),
    ask: async (providerOrderId, signal) => {
      const path = `orders/${encodeURIComponent(providerOrderId)}/payments`;
      const found = await api.call({ path, signal }, RazorpayPayments);
      if (!found.ok) return found;
      return ok(toPaymentUpdate(found.value.items.filter(({ order_id }) => order_id === providerOrderId)));
    },
    refund: (refund, signal) => payBack(api, refund, signal),
    isGenuine: ({ providerOrderId, providerPaymentId, signature }) =>
      isSigned(`${providerOrderId}|${providerPaymentId}`, signature, options.keySecret),
    readEvent: (webhook) => readWebhook(webhook, options.webhookSecret),
  };
}

/** Razorpay captures authorized money automatically while the order waits, and gives it back after that. */
const toCapture = (minutes: number) => ({
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: minutes,
    manual_expiry_period: minutes,
    refund_speed: 'normal',
  },
});

/** The receipt is our order's id, which Razorpay accepts once: an order whose response was lost is found by it. */
async function open(
  api: RazorpayApi,
  { orderId: receipt, number, amountPaise: amount, minutes }: PaymentOrder,
): Promise<Result<{ providerOrderId: string }>> {
  const body = { amount, currency: 'INR', receipt, notes: { order: number }, payment: toCapture(minutes) };
  const made = await api.call({ path: 'orders', body }, RazorpayOrder);
  if (!made.ok && made.failure.code !== 'invalid') return made;
  const known = made.ok
    ? ok({ items: [made.value] })
    : await api.call({ path: `orders?receipt=${encodeURIComponent(receipt)}` }, RazorpayOrders);
  if (!known.ok) return known;
  const order = known.value.items.find(
    (one) => one.receipt === receipt && one.amount === amount && one.currency === 'INR',
  );
  return order ? ok({ providerOrderId: order.id }) : NOT_OPENED;
}

/** First looks for an earlier refund, because the same key is valid for a limited time only. */
async function payBack(
  api: RazorpayApi,
  { key, providerPaymentId, amountPaise: amount, otherIds }: RefundOrder,
  signal: AbortSignal | undefined,
): Promise<Result<Refund>> {
  const payment = `payments/${encodeURIComponent(providerPaymentId)}`;
  const made = await api.call({ path: `${payment}/refunds?count=100`, signal }, RazorpayRefunds);
  if (!made.ok) return made;
  const known = made.value.items.filter(
    (one) => one.payment_id === providerPaymentId && one.amount === amount && !otherIds.includes(one.id),
  );
  const alive =
    known.find(({ status }) => status === 'processed') ?? known.find(({ status }) => status === 'pending');
  if (alive) return ok(toRefund(alive));

  // A repeated key gets the refund of before again, also a failed one: each failure needs a key of its own.
  const failed = known.filter(({ status }) => status === 'failed').length;
  const headers = { 'X-Refund-Idempotency': failed === 0 ? key : `${key}-${failed}` };
  const body = { amount, speed: 'normal', receipt: key };
  const refund = await api.call({ path: `${payment}/refund`, body, headers, signal }, RazorpayRefund);
  if (!refund.ok) return refund;
  const isMeant = refund.value.payment_id === providerPaymentId && refund.value.amount === amount;
  return isMeant ? ok(toRefund(refund.value)) : NOT_REFUNDED;
}

function toRefund({ id: providerRefundId, status }: RazorpayRefund): Refund {
  const known = status === 'processed' || status === 'failed' ? status : 'pending';
  return { providerRefundId, status: known };
}

const NOT_OPENED = fail({ code: 'unreadable' as const, message: 'The payment could not be started.' });
const NOT_REFUNDED = fail({ code: 'unreadable' as const, message: 'The payment could not be refunded.' });
