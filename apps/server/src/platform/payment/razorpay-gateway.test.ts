import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeRazorpay } from '../../../test/fake-razorpay.ts';
import { recordingLog } from '../../../test/recording-log.ts';
import type { PaymentReceipt } from '@pgm/api/contract';
import type { RazorpayGateway, RefundOrder } from './payment-gateway.ts';
import { razorpayGateway } from './razorpay-gateway.ts';

const ORDER = {
  orderId: '0197a1b2-0000-7000-8000-000000000001',
  number: 'PGM-000001',
  amountPaise: 12_550,
  minutes: 30,
};
const KEY = '0197a1b2-0000-7000-8000-00000000000a';

describe('payments through Razorpay', () => {
  let razorpay: FakeRazorpay;
  let gateway: RazorpayGateway;
  let lines: unknown[][];

  beforeEach(async () => {
    razorpay = new FakeRazorpay();
    await razorpay.start();
    gateway = gatewayWith(razorpay.keySecret);
  });
  afterEach(() => razorpay.stop());

  function gatewayWith(keySecret: string): RazorpayGateway {
    const recording = recordingLog();
    lines = recording.lines;
    const { url: apiUrl, keyId, webhookSecret } = razorpay;
    return razorpayGateway({ apiUrl, keyId, keySecret, webhookSecret }, recording.log, 300);
  }

  async function open(): Promise<string> {
    const result = await gateway.open(ORDER);
    if (!result.ok) throw new Error('the payment was not opened');
    return result.value.providerOrderId;
  }

  /** Changes how the fake responds to all calls, or to those of one kind. */
  function respond(how: (response: ServerResponse) => void, which = ''): void {
    razorpay.instead = (call, response) => {
      if (!call.startsWith(which)) return false;
      how(response);
      return true;
    };
  }
  const json = (content: unknown) => (response: ServerResponse) => response.end(JSON.stringify(content));

  /** The code of a failure; undefined for a success. */
  const toCode = async (result: Promise<{ ok: boolean; failure?: { code: string } }>) =>
    (await result).failure?.code;

  it('are opened for the amount, and captured automatically while our order waits', async () => {
    const providerOrderId = await open();
    expect(razorpay.orders).toEqual([
      {
        id: providerOrderId,
        amount: 12_550,
        currency: 'INR',
        receipt: ORDER.orderId,
        notes: { order: 'PGM-000001' },
        payment: {
          capture: 'automatic',
          capture_options: { automatic_expiry_period: 30, manual_expiry_period: 30, refund_speed: 'normal' },
        },
      },
    ]);
    expect(razorpay.calls).toEqual(['POST /v1/orders']);
    expect(lines).toEqual([]);
  });

  it('are opened once for an order, even after a lost response', async () => {
    const [first, again] = [await open(), await open()];
    expect(again).toBe(first);
    expect(razorpay.orders).toHaveLength(1);
  });

  it.each([{ amount: 1 }, { currency: 'USD' }, { receipt: 'another' }])(
    'are not opened when Razorpay’s order differs: %j',
    async (invalid) => {
      const valid = {
        id: 'order_1',
        amount: 12_550,
        currency: 'INR',
        receipt: ORDER.orderId,
        status: 'created',
      };
      respond(json({ ...valid, ...invalid }));
      expect(await toCode(gateway.open(ORDER))).toBe('unreadable');
      respond((response) => response.writeHead(400).end('{}'), 'POST');
      razorpay.orders.length = 0;
      expect(await toCode(gateway.open(ORDER))).toBe('unreadable');
    },
  );

  it('have no outcome before the first attempt, and are pending while a bank decides', async () => {
    const id = await open();
    expect(await gateway.ask(id)).toEqual({ ok: true, value: { kind: 'none' } });
    razorpay.pay(id, { status: 'failed' });
    razorpay.pay(id, { status: 'authorized' });
    expect(await gateway.ask(id)).toEqual({ ok: true, value: { kind: 'underWay' } });
  });

  it('are paid when one attempt was captured, whatever its currency and amount', async () => {
    const id = await open();
    razorpay.pay(id, { status: 'failed' });
    const paid = razorpay.pay(id, { amount: 100, currency: 'USD' });
    razorpay.pay(id, { status: 'failed' });
    expect(await gateway.ask(id)).toEqual({
      ok: true,
      value: { kind: 'paid', providerPaymentId: paid, amountPaise: 100, currency: 'USD' },
    });
  });

  it.each([
    ['The OTP was wrong.', 'The OTP was wrong.'],
    ['  The \n\u0007bank\tsaid no. ', 'The bank said no.'],
    [null, 'The payment failed.'],
    ['', 'The payment failed.'],
    ['x'.repeat(500), `${'x'.repeat(199)}…`],
  ])('fail with the reason of the newest attempt: %j', async (error_description, problem) => {
    const id = await open();
    const newest = razorpay.pay(id, { status: 'failed', error_description, created_at: 1_800_000_000 });
    razorpay.pay(id, { status: 'failed', error_description: 'An older one.' });
    expect(await gateway.ask(id)).toEqual({
      ok: true,
      value: { kind: 'failed', providerPaymentId: newest, problem },
    });
  });

  it('do not count when they belong to another order', async () => {
    const id = await open();
    const other = {
      id: 'pay_1',
      order_id: 'order_other',
      amount: 12_550,
      currency: 'INR',
      status: 'captured',
    };
    respond(
      json({
        items: [
          { ...other, created_at: 1 },
          { ...other, created_at: 1, order_id: null },
        ],
      }),
    );
    expect(await gateway.ask(id)).toEqual({ ok: true, value: { kind: 'none' } });
  });

  it.each<[string, (response: ServerResponse) => void, string, object]>([
    [
      'is down',
      (response) => response.writeHead(503).end('x'),
      'noResponse',
      { reason: 'status', status: 503 },
    ],
    [
      'has enough',
      (response) => response.writeHead(429).end(),
      'noResponse',
      { reason: 'status', status: 429 },
    ],
    [
      'redirects the request',
      (response) => response.writeHead(307, { Location: '/v1/x' }).end('{}'),
      'noResponse',
      { reason: 'status', status: 307 },
    ],
    ['does not respond', () => {}, 'noResponse', { reason: 'timeout' }],
    [
      'never ends its response',
      (response) => response.write('{"items":['),
      'noResponse',
      { reason: 'timeout' },
    ],
    ['hangs up', (response) => response.destroy(), 'noResponse', { reason: 'no answer' }],
    [
      'rejects the request',
      (response) =>
        response.writeHead(400).end('{"error":{"code":"BAD_REQUEST_ERROR","description":"asha"}}'),
      'invalid',
      { reason: 'status', status: 400, code: 'BAD_REQUEST_ERROR' },
    ],
    ['responds with a page', (response) => response.end('<html>'), 'unreadable', { reason: 'unreadable' }],
    ['responds with other data', json({ items: [{ id: 'pay_1' }] }), 'unreadable', { reason: 'unreadable' }],
    [
      'counts in fractions',
      json({
        items: [{ id: 'p', order_id: 'o', amount: 0.5, currency: 'INR', status: 'captured', created_at: 1 }],
      }),
      'unreadable',
      { reason: 'unreadable' },
    ],
  ])('fail as a value when Razorpay %s', async (_, how, code, facts) => {
    const id = await open();
    razorpay.calls.length = 0;
    respond(how);
    expect(await toCode(gateway.ask(id))).toBe(code);
    expect(lines).toEqual([[facts, 'Razorpay did not do what it was asked']]);
    expect(razorpay.calls).toHaveLength(1);
  });

  it('fail for every buyer when the key is wrong', async () => {
    gateway = gatewayWith('another secret');
    expect(await toCode(gateway.open(ORDER))).toBe('noResponse');
    expect(lines).toEqual([
      [{ reason: 'status', status: 401, code: 'BAD_REQUEST_ERROR' }, 'Razorpay did not do what it was asked'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('are not requested any more when the server stops', async () => {
    const id = await open();
    respond(() => {});
    const stop = new AbortController();
    const requested = gateway.ask(id, stop.signal);
    stop.abort();
    expect(await toCode(requested)).toBe('noResponse');
    expect(lines).toEqual([]);
  });

  describe('refunds', () => {
    let providerPaymentId = '';
    let order: RefundOrder;
    beforeEach(async () => {
      providerPaymentId = razorpay.pay(await open());
      order = { key: KEY, providerPaymentId, amountPaise: 12_550, otherIds: [] };
    });

    it('are made once, even after repeated requests, and report their status', async () => {
      const refund = {
        ok: true,
        value: { providerRefundId: expect.stringMatching(/^rfnd_/), status: 'processed' },
      };
      const both = await Promise.all([gateway.refund(order), gateway.refund(order)]);
      expect([...both, await gateway.refund(order)]).toEqual([refund, refund, refund]);
      expect(razorpay.refunds).toMatchObject([
        { payment_id: providerPaymentId, amount: 12_550, receipt: KEY },
      ]);
    });

    it('stay pending while a bank is slow', async () => {
      razorpay.refundStatus = 'pending';
      expect(await gateway.refund(order)).toMatchObject({ value: { status: 'pending' } });
      expect(await gateway.refund(order)).toMatchObject({ value: { status: 'pending' } });
      for (const refund of razorpay.refunds) refund.status = 'processed';
      expect(await gateway.refund(order)).toMatchObject({ value: { status: 'processed' } });
      expect(razorpay.refunds).toHaveLength(1);
    });

    it('are recognised when staff made them by hand at Razorpay', async () => {
      razorpay.refundStatus = 'failed';
      expect(await gateway.refund(order)).toMatchObject({ value: { status: 'failed' } });
      const byHand = { payment_id: providerPaymentId, amount: 12_550, receipt: '', status: 'processed' };
      razorpay.refunds.push({ id: 'rfnd_byhand', ...byHand });
      expect(await gateway.refund(order)).toEqual({
        ok: true,
        value: { providerRefundId: 'rfnd_byhand', status: 'processed' },
      });
    });

    it('fail when Razorpay rejects them, or pays back another amount', async () => {
      expect(await toCode(gateway.refund({ ...order, amountPaise: 12_551 }))).toBe('invalid');
      expect(await toCode(gateway.refund({ ...order, providerPaymentId: 'pay_other' }))).toBe('invalid');
      expect(razorpay.refunds).toEqual([]);
      respond(json({ id: 'rfnd_1', payment_id: providerPaymentId, amount: 1, status: 'processed' }), 'POST');
      expect(await toCode(gateway.refund(order))).toBe('unreadable');
    });
  });

  it('come with a receipt that only Razorpay can sign', () => {
    const receipt = razorpay.receipt('order_1', 'pay_1');
    const { signature } = receipt;
    const isGenuine = (change: Partial<PaymentReceipt>) => gateway.isGenuine({ ...receipt, ...change });
    expect(isGenuine({})).toBe(true);
    expect(isGenuine({ signature: signature.toUpperCase() })).toBe(true);
    const turned = `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`;
    for (const invalid of [
      { providerOrderId: 'order_2' },
      { providerPaymentId: 'pay_2' },
      { signature: turned },
      { signature: '' },
      { signature: `${signature}00` },
      { signature: 'é'.repeat(64) },
    ]) {
      expect([invalid, isGenuine(invalid)]).toEqual([invalid, false]);
    }
  });
});
