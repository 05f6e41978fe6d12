import { type Result, fail, ok } from '@pgm/api/contract';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentEvent, PaymentUpdate, Webhook } from './payment-gateway.ts';
import { toSingleUpdate } from './razorpay-update.ts';
import { PaymentPayload, RazorpayWebhook, RefundPayload, parseJson } from './razorpay-shapes.ts';

const EVENT_ID = /^[\w-]{1,64}$/;

/**
 * Reads a notification of Razorpay: undefined when it is not about our payments, a failure when it does not come
 * from Razorpay.
 */
export function readWebhook(
  { body, signature, eventId }: Webhook,
  secret: string,
): Result<PaymentEvent | undefined> {
  if (signature === undefined || !isSigned(body, signature, secret)) return NOT_SIGNED;
  const webhook = RazorpayWebhook.safeParse(parseJson(new TextDecoder().decode(body)));
  if (!webhook.success) return UNREADABLE;
  const { event: name, payload } = webhook.data;
  const read = READERS.get(name)?.(payload);
  if (read === undefined) return ok(undefined);
  if (!read.ok) return read;
  const { providerOrderId, update } = read.value;
  if (providerOrderId === null || update.kind === 'none') return ok(undefined);
  // The header is not signed; without a usable id, the same body is the same event.
  const id = eventId !== undefined && EVENT_ID.test(eventId) ? eventId : toHash(body);
  return ok({ id, name, providerOrderId, update });
}

type Reading = Result<{ readonly providerOrderId: string | null; readonly update: PaymentUpdate }>;

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
  return ok({ providerOrderId: payment.order_id, update: toSingleUpdate(payment) });
}

function readRefund(payload: unknown): Reading {
  const parsed = RefundPayload.safeParse(payload);
  if (!parsed.success) return UNREADABLE;
  const { payment, refund } = parsed.data;
  const { id: providerRefundId, amount: amountPaise } = refund.entity;
  return ok({
    providerOrderId: payment.entity.order_id,
    update: { kind: 'refunded', providerRefundId, amountPaise },
  });
}

function toHash(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

const NOT_SIGNED = fail({ code: 'unauthenticated' as const, message: 'The signature does not match.' });
const UNREADABLE = fail({ code: 'unreadable' as const, message: 'The event can not be read.' });

const SHA256_HEX = /^[0-9a-f]{64}$/i;

/** Whether `signature` is the HMAC-SHA256 of a message in hex; takes as long for a near miss as for any other. */
export function isSigned(message: string | Uint8Array, signature: string, secret: string): boolean {
  if (!SHA256_HEX.test(signature)) return false;
  const right = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), right);
}
