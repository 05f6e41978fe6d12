import { describe, expect, it } from 'vitest';
import { FakeRazorpay } from '../../../test/fake-razorpay.ts';
import { readWebhook } from './razorpay-webhook.ts';

const NOTHING = { ok: true, value: undefined };

describe('a webhook of Razorpay', () => {
  const razorpay = new FakeRazorpay();
  const order = { amount: 12_550 };
  const paid = razorpay.pay('order_1', order);
  const failed = razorpay.pay('order_1', { ...order, status: 'failed', error_description: 'No money.' });
  razorpay.refunds.push({ id: 'rfnd_1', payment_id: paid, amount: 12_550, receipt: '', status: 'processed' });

  /** Reads a request of the fake, with changes if there are any. */
  function read(request: RequestInit, changes: { body?: string; signature?: string; eventId?: string } = {}) {
    const headers = new Headers(request.headers);
    return readWebhook(
      {
        body: new TextEncoder().encode(changes.body ?? String(request.body)),
        signature: changes.signature ?? headers.get('X-Razorpay-Signature') ?? undefined,
        eventId: changes.eventId ?? headers.get('x-razorpay-event-id') ?? undefined,
      },
      razorpay.webhookSecret,
    );
  }

  it.each(['payment.captured', 'order.paid'])('reports that an order is paid: %s', (name) => {
    expect(read(razorpay.webhook(name, paid, 'evt_1'))).toEqual({
      ok: true,
      value: {
        id: 'evt_1',
        name,
        providerOrderId: 'order_1',
        update: { kind: 'paid', providerPaymentId: paid, amountPaise: 12_550, currency: 'INR' },
      },
    });
  });

  it('reports that an attempt to pay failed', () => {
    expect(read(razorpay.webhook('payment.failed', failed, 'evt_2'))).toEqual({
      ok: true,
      value: {
        id: 'evt_2',
        name: 'payment.failed',
        providerOrderId: 'order_1',
        update: { kind: 'failed', providerPaymentId: failed, problem: 'No money.' },
      },
    });
  });

  it('reports that a payment is paid back', () => {
    expect(read(razorpay.webhook('refund.processed', paid, 'evt_3'))).toEqual({
      ok: true,
      value: {
        id: 'evt_3',
        name: 'refund.processed',
        providerOrderId: 'order_1',
        update: { kind: 'refunded', providerRefundId: 'rfnd_1', amountPaise: 12_550 },
      },
    });
  });

  it('is ignored when it reports another event, or a payment without an order', () => {
    for (const name of ['payment.authorized', 'refund.created', 'settlement.processed', 'constructor']) {
      expect(read(razorpay.webhook(name, paid))).toEqual(NOTHING);
    }
    const entity = {
      id: 'pay_9',
      order_id: null,
      amount: 1,
      currency: 'INR',
      status: 'captured',
      created_at: 1,
    };
    const content = { event: 'payment.captured', payload: { payment: { entity } } };
    expect(read(razorpay.signed(content, 'evt_4'))).toEqual(NOTHING);
  });

  it('reports the status of the payment, not that of the event name', () => {
    const authorized = razorpay.pay('order_1', { ...order, status: 'authorized' });
    expect(read(razorpay.webhook('payment.captured', authorized))).toEqual(NOTHING);
  });

  it('is rejected without a valid signature of exactly these bytes', () => {
    const request = razorpay.webhook('payment.captured', paid);
    const body = String(request.body);
    for (const changes of [
      { signature: '' },
      { signature: 'a'.repeat(64) },
      { body: `${body} ` },
      { body: body.replace('12550', '12551') },
      { body: '' },
    ]) {
      expect(read(request, changes)).toMatchObject({ ok: false, failure: { code: 'unauthenticated' } });
    }
    const bare = { body: new TextEncoder().encode(body), signature: undefined, eventId: 'evt_1' };
    expect(readWebhook(bare, razorpay.webhookSecret)).toMatchObject({
      ok: false,
      failure: { code: 'unauthenticated' },
    });
  });

  it.each<[string, unknown]>([
    ['is no object', 'payment.captured'],
    ['names no event', { payload: {} }],
    ['has no payment', { event: 'payment.captured', payload: {} }],
    ['has no refund', { event: 'refund.processed', payload: { payment: {} } }],
    ['has half a payment', { event: 'order.paid', payload: { payment: { entity: { id: 'pay_1' } } } }],
  ])('is unreadable when it %s', (_, content) => {
    expect(read(razorpay.signed(content, 'evt_5'))).toMatchObject({
      ok: false,
      failure: { code: 'unreadable' },
    });
  });

  it('is identified by its body when its id is not usable', () => {
    const request = razorpay.webhook('payment.captured', paid);
    const ids = ['', 'x'.repeat(65), 'failed:pay_1'].map((eventId) => read(request, { eventId }));
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    for (const id of ids) expect(id).toMatchObject({ value: { id: hash } });
    expect(new Set(ids.map((id) => JSON.stringify(id))).size).toBe(1);
  });
});
