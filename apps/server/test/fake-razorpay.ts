import { createHmac } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { PaymentReceipt } from '@pgm/api/contract';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod';

const NewOrder = z.strictObject({
  amount: z.int().min(100),
  currency: z.literal('INR'),
  receipt: z.string().max(40),
  notes: z.record(z.string(), z.string().max(256)),
  payment: z.strictObject({
    capture: z.literal('automatic'),
    capture_options: z.strictObject({
      automatic_expiry_period: z.int().min(12),
      manual_expiry_period: z.int().max(7200),
      refund_speed: z.literal('normal'),
    }),
  }),
});
const NewRefund = z.strictObject({ amount: z.int(), speed: z.literal('normal'), receipt: z.string() });

type Order = z.infer<typeof NewOrder> & { readonly id: string };
interface Payment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  status: string;
  readonly error_description: string | null;
  readonly created_at: number;
}
interface Refund {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly receipt: string;
  status: string;
}

/** Responds to one call instead of the fake; true when it did. */
type Instead = (call: string, response: ServerResponse) => boolean | Promise<boolean>;

/**
 * Razorpay's API as its documentation describes it, on a port of this machine: it checks the key and the request.
 */
export class FakeRazorpay {
  readonly keyId = 'rzp_test_Fake00000000001';
  readonly keySecret = 'the secret half of the key';
  readonly webhookSecret = 'the secret of webhooks';
  /** The received calls, such as `GET /v1/orders/order_1/payments`. */
  readonly calls: string[] = [];
  readonly orders: Order[] = [];
  readonly payments: Payment[] = [];
  readonly refunds: Refund[] = [];
  /** Makes the fake slow, broken or dishonest. */
  instead: Instead = () => false;
  /** The status of a new refund. */
  refundStatus: 'pending' | 'processed' | 'failed' = 'processed';
  readonly #keys = new Map<string, { body: string; refund: Refund }>();
  #server: Server | undefined;
  #made = 0;

  /** The address of the API, after the start. */
  get url(): string {
    const place = this.#server?.address();
    return `http://127.0.0.1:${place !== null && typeof place === 'object' ? place.port : 0}`;
  }

  /** The server's settings for this API, after the start. */
  get settings(): Record<string, string> {
    return {
      RAZORPAY_KEY_ID: this.keyId,
      RAZORPAY_KEY_SECRET: this.keySecret,
      RAZORPAY_WEBHOOK_SECRET: this.webhookSecret,
      RAZORPAY_API_URL: this.url,
    };
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#serve(request, response));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server?.close().closeAllConnections();
  }

  /** Deletes all data. */
  reset(): void {
    for (const list of [this.calls, this.orders, this.payments, this.refunds]) list.length = 0;
    this.#keys.clear();
    this.instead = () => false;
    this.refundStatus = 'processed';
  }

  /** Closes every connection without a response. */
  hangUp(): void {
    this.instead = (_, response) => Boolean(response.destroy());
  }

  /** Simulates an attempt to pay an order; returns the id of the payment. */
  pay(orderId: string, more: Partial<Payment> = {}): string {
    const order = this.orders.find(({ id }) => id === orderId);
    const payment: Payment = {
      id: this.#newId('pay'),
      order_id: orderId,
      amount: order?.amount ?? 0,
      currency: 'INR',
      status: 'captured',
      error_description: null,
      created_at: 1_795_249_800 + this.payments.length,
      ...more,
    };
    this.payments.push(payment);
    return payment.id;
  }

  /** The receipt that the payment sheet gives to the page. */
  receipt(providerOrderId: string, providerPaymentId: string): PaymentReceipt {
    const signature = hmac(`${providerOrderId}|${providerPaymentId}`, this.keySecret);
    return { providerOrderId, providerPaymentId, signature };
  }

  /** A webhook about a payment, and its refund if it has one, as a request. */
  webhook(event: string, paymentId: string, eventId: string = this.#newId('evt')): RequestInit {
    const payment = this.payments.find(({ id }) => id === paymentId);
    const refund = this.refunds.find(({ payment_id }) => payment_id === paymentId);
    const payload = {
      ...(payment && { payment: { entity: payment } }),
      ...(refund && event.startsWith('refund') && { refund: { entity: refund } }),
    };
    return this.signed({ entity: 'event', event, contains: Object.keys(payload), payload }, eventId);
  }

  /** Any content as a webhook with Razorpay's signature. */
  signed(content: unknown, eventId: string): RequestInit {
    const body = JSON.stringify(content);
    return {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Razorpay-Signature': hmac(body, this.webhookSecret),
        'x-razorpay-event-id': eventId,
      },
      body,
    };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const call = `${request.method} ${request.url}`;
    this.calls.push(call);
    if (await this.instead(call, response)) return;
    const [status, respond] = this.#respond(request, body);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(respond));
  }

  #respond({ method, url = '', headers }: IncomingMessage, body: string): readonly [number, unknown] {
    const key = Buffer.from(`${this.keyId}:${this.keySecret}`).toString('base64');
    if (headers.authorization !== `Basic ${key}`) return rejection(401, 'Authentication failed');
    if (method === 'POST' && headers['content-type'] !== 'application/json')
      return rejection(400, 'Content-Type is not JSON.');
    const { pathname, searchParams } = new URL(url, this.url);
    const [, , kind, id = '', part] = pathname.split('/');
    switch (`${method} ${kind} ${part ?? ''}`) {
      case 'POST orders ':
        return this.#makeOrder(body);
      case 'GET orders ':
        return collection(
          this.orders.filter(({ receipt }) => receipt === searchParams.get('receipt')).map(toOrder),
        );
      case 'GET orders payments':
        if (!this.orders.some((order) => order.id === id)) return UNKNOWN;
        return collection(this.payments.filter(({ order_id }) => order_id === id));
      case 'GET payments refunds':
        return collection(this.refunds.filter(({ payment_id }) => payment_id === id));
      case 'POST payments refund':
        return this.#makeRefund(id, body, headers['x-refund-idempotency']);
      default:
        return UNKNOWN;
    }
  }

  #makeOrder(body: string): readonly [number, unknown] {
    const parsed = NewOrder.safeParse(JSON.parse(body));
    if (!parsed.success) return rejection(400, 'The order is not valid.');
    const { receipt } = parsed.data;
    if (this.orders.some((order) => order.receipt === receipt))
      return rejection(400, 'The receipt was used.');
    const order = { id: this.#newId('order'), ...parsed.data };
    this.orders.push(order);
    return [200, toOrder(order)];
  }

  #makeRefund(
    paymentId: string,
    body: string,
    key: string | string[] | undefined,
  ): readonly [number, unknown] {
    const parsed = NewRefund.safeParse(JSON.parse(body));
    if (!parsed.success || typeof key !== 'string' || !/^[\w-]{10,}$/.test(key))
      return rejection(400, 'The refund is not valid.');
    const known = this.#keys.get(key);
    if (known)
      return known.body === body ? [200, known.refund] : rejection(400, 'Different request, same key.');
    const payment = this.payments.find(({ id }) => id === paymentId);
    const isLeft = !this.refunds.some((one) => one.payment_id === paymentId && one.status !== 'failed');
    if (payment?.status !== 'captured' || !isLeft || parsed.data.amount > payment.amount)
      return rejection(400, 'The payment has been fully refunded already.');
    const { amount, receipt } = parsed.data;
    const id = this.#newId('rfnd');
    const refund = { id, payment_id: paymentId, amount, receipt, status: this.refundStatus };
    this.refunds.push(refund);
    this.#keys.set(key, { body, refund });
    return [200, refund];
  }

  #newId(kind: string): string {
    this.#made += 1;
    return `${kind}_${String(this.#made).padStart(14, '0')}`;
  }
}

/** A fake for the tests of one file, and the settings of an app that uses it; call it before the app. */
export function useFakeRazorpay(more: Readonly<Record<string, string>> = {}) {
  const razorpay = new FakeRazorpay();
  const settings: Record<string, string> = { ...more };
  beforeAll(async () => {
    await razorpay.start();
    Object.assign(settings, razorpay.settings);
  });
  afterAll(() => razorpay.stop());
  return { razorpay, settings };
}

function toOrder({ id, amount, currency, receipt, notes }: Order) {
  return { id, entity: 'order', amount, currency, receipt, notes, status: 'created', attempts: 0 };
}

function collection(items: readonly unknown[]): readonly [number, unknown] {
  return [200, { entity: 'collection', count: items.length, items }];
}

function rejection(status: number, description: string): readonly [number, unknown] {
  return [status, { error: { code: 'BAD_REQUEST_ERROR', description } }];
}

const UNKNOWN = rejection(400, 'The id provided does not exist');

function hmac(message: string, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}
