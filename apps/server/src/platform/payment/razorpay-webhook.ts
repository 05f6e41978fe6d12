import { createHash } from 'node:crypto';
import { type Result, fail, ok } from '@pgm/api/contract';
import type { PaymentEvent, PaymentNews, Webhook } from './payment-gateway.ts';
import { newsOfOne } from './razorpay-news.ts';
import { PaymentPayload, RazorpayWebhook, RefundPayload, jsonOf } from './razorpay-shapes.ts';
import { isSigned } from './signature.ts';

const EVENT_ID = /^[\w-]{1,64}$/;

/** Reads what Razorpay tells by itself: undefined when it is about nothing of ours, a failure when somebody else says it. */
export function readWebhook(
  { body, signature, eventId }: Webhook,
  secret: string,
): Result<PaymentEvent | undefined> {
  if (signature === undefined || !isSigned(body, signature, secret)) return NOT_SIGNED;
  const webhook = RazorpayWebhook.safeParse(jsonOf(new TextDecoder().decode(body)));
  if (!webhook.success) return UNREADABLE;
  const { event: name, payload } = webhook.data;
  const read = READERS.get(name)?.(payload);
  if (read === undefined) return ok(undefined);
  if (!read.ok) return read;
  const { providerOrderId, news } = read.value;
  if (providerOrderId === null || news.kind === 'none') return ok(undefined);
  // The header is not signed; without one that can be used, the same body is the same event.
  const id = eventId !== undefined && EVENT_ID.test(eventId) ? eventId : hashOf(body);
  return ok({ id, name, providerOrderId, news });
}

type Reading = Result<{ readonly providerOrderId: string | null; readonly news: PaymentNews }>;

const READERS: ReadonlyMap<string, (payload: unknown) => Reading> = new Map([
  ['payment.captured', readPayment],
  ['order.paid', readPayment],
  ['payment.failed', readPayment],
  ['refund.processed', readRefund],
]);

function readPayment(payload: unknown): Reading {
  const parsed = PaymentPayload.safeParse(payload);
  if (!parsed.success) return UNREADABLE;
  const payment = parsed.data.payment.entity;
  return ok({ providerOrderId: payment.order_id, news: newsOfOne(payment) });
}

function readRefund(payload: unknown): Reading {
  const parsed = RefundPayload.safeParse(payload);
  if (!parsed.success) return UNREADABLE;
  const { payment, refund } = parsed.data;
  const { id: providerRefundId, amount: amountPaise } = refund.entity;
  return ok({
    providerOrderId: payment.entity.order_id,
    news: { kind: 'refunded', providerRefundId, amountPaise },
  });
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

const NOT_SIGNED = fail({ code: 'unauthenticated' as const, message: 'The signature does not match.' });
const UNREADABLE = fail({ code: 'unreadable' as const, message: 'The event can not be read.' });
