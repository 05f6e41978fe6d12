import { randomUUID } from 'node:crypto';
import type { Order } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offer, readRejection } from '../../../test/buyer.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { toFailure } from '../../../test/identity.ts';
import { readLog } from '../../../test/read-log.ts';
import { Payer, listPayments } from '../../../test/payer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const PENDING = { order: 'PLACED', payment: 'PENDING', problem: null };
const PAID = { order: 'PLACED', payment: 'PAID', problem: null };
const DONE = { success: true };

describe('a payment through Razorpay', () => {
  const { razorpay, settings } = useFakeRazorpay({ LOG_LEVEL: 'info' });
  const app = useTestApp(settings);
  let asha: Payer;
  let ravi: Payer;
  let tea = '';
  let order: Order;
  let opened = '';

  beforeAll(async () => {
    asha = await Payer.logIn(app, 'asha');
    ravi = await Payer.logIn(app, 'ravi');
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
  });
  beforeEach(async () => {
    await app.sql('delete from rate_limits');
    await app.sql('truncate orders cascade');
    razorpay.reset();
    order = await asha.place(tea);
    opened = await asha.opened(order.id);
    app.logLines.length = 0;
  });

  /** Sends a webhook, and returns status and body. */
  async function notify(request: RequestInit): Promise<readonly [number, unknown]> {
    const response = await app.call('/api/payments/razorpay/webhook', request);
    return [response.status, await response.json()];
  }
  const events = () => app.sql('select id, kind from payment_events order by id');
  /** The log lines without those of the requests. */
  const log = () => readLog(app);

  it('counts as soon as Razorpay reports it', async () => {
    const paid = razorpay.pay(opened);
    expect(await notify(razorpay.webhook('payment.captured', paid, 'evt_1'))).toEqual([200, DONE]);
    expect((await asha.order(order.id)).payment).toEqual({
      method: 'UPI',
      status: 'PAID',
      problem: null,
      payBy: null,
    });
    expect(await listPayments(app)).toMatchObject([
      { provider_order_id: opened, provider_payment_id: paid, state: 'PAID', is_asked: false },
    ]);
    expect(await events()).toEqual([{ id: 'evt_1', kind: 'payment.captured' }]);
    expect(log()).toEqual([
      {
        level: 'info',
        msg: 'an order was paid',
        order: order.number,
        paise: 50_000,
        providerOrderId: opened,
        event: 'payment.captured',
        providerPaymentId: paid,
        paidPaise: 50_000,
        currency: 'INR',
      },
    ]);
  });

  it('is reported in two ways and several times, and counts once', async () => {
    const paid = razorpay.pay(opened);
    for (const [name, id] of [
      ['order.paid', 'evt_1'],
      ['payment.captured', 'evt_2'],
      ['payment.captured', 'evt_2'],
      ['payment.authorized', 'evt_3'],
    ] as const) {
      expect(await notify(razorpay.webhook(name, paid, id))).toEqual([200, DONE]);
    }
    expect(await asha.standing(order.id)).toEqual(PAID);
    expect(await events()).toEqual([
      { id: 'evt_1', kind: 'order.paid' },
      { id: 'evt_2', kind: 'payment.captured' },
    ]);
    expect(log()).toHaveLength(1);
  });

  it('is accepted from Razorpay only', async () => {
    const request = razorpay.webhook('payment.captured', razorpay.pay(opened));
    const body = String(request.body);
    const forged = [
      { ...request, headers: {} },
      { ...request, headers: { 'X-Razorpay-Signature': 'a'.repeat(64) } },
      { ...request, body: body.replace('50000', '50001') },
      { ...request, body: '' },
    ];
    for (const one of forged) {
      expect(await notify(one)).toEqual([400, toFailure('The signature does not match.')]);
    }
    expect(await notify({ ...request, body: body + ' '.repeat(65_536) })).toEqual([
      413,
      toFailure('The event is too large.'),
    ]);
    expect(await asha.standing(order.id)).toEqual(PENDING);
    expect(await events()).toEqual([]);
    expect(log().map(({ msg }) => msg)).toEqual(
      forged.map(() => "a webhook came that Razorpay's webhook secret did not sign"),
    );
  });

  it('is acknowledged when the webhook does not concern this shop', async () => {
    const paid = razorpay.pay(opened, { status: 'authorized' });
    const foreign = razorpay.pay('order_of_another_shop', { amount: 100 });
    for (const request of [
      razorpay.webhook('payment.authorized', paid),
      razorpay.webhook('settlement.processed', paid),
      razorpay.webhook('payment.captured', foreign),
      razorpay.signed({ event: 'payment.captured', payload: {} }, 'evt_1'),
      razorpay.signed('what?', 'evt_2'),
    ]) {
      expect(await notify(request)).toEqual([200, DONE]);
    }
    expect(await asha.standing(order.id)).toEqual(PENDING);
    expect(await events()).toEqual([]);
    expect(log().map(({ msg }) => msg)).toEqual([
      'the provider reported a payment of no order',
      'a webhook of Razorpay could not be read; its payment will be asked about',
      'a webhook of Razorpay could not be read; its payment will be asked about',
    ]);
  });

  it.each([{ amount: 49_999 }, { amount: 50_001 }, { currency: 'USD' }])(
    'does not count when it differs from the total of the order: %j',
    async (invalid) => {
      const paid = razorpay.pay(opened, invalid);
      expect(await notify(razorpay.webhook('payment.captured', paid))).toEqual([200, DONE]);
      expect((await asha.confirm(order.id, razorpay.receipt(opened, paid))).status).toBe(200);
      expect(await asha.standing(order.id)).toEqual(PENDING);
      expect(log()).toMatchObject([
        {
          level: 'error',
          msg: 'a payment differs from the total of its order; check it at the provider',
          order: order.number,
          paise: 50_000,
          providerPaymentId: paid,
        },
        { level: 'error' },
      ]);
    },
  );

  it('that fails leaves the order pending, with the reason, and can be tried again', async () => {
    const failed = razorpay.pay(opened, { status: 'failed', error_description: 'The OTP was wrong.' });
    await notify(razorpay.webhook('payment.failed', failed));
    expect(await asha.standing(order.id)).toEqual({ ...PENDING, problem: 'The OTP was wrong.' });

    expect(await asha.opened(order.id)).toBe(opened);
    // The same failure, sent again and requested again, does not apply to the new try.
    await notify(razorpay.webhook('payment.failed', failed));
    app.clock.now += 130_000;
    await app.runJobs();
    expect(razorpay.calls.filter((call) => call.startsWith('GET'))).toHaveLength(1);
    expect(await asha.standing(order.id)).toEqual(PENDING);

    const paid = razorpay.pay(opened);
    await notify(razorpay.webhook('payment.captured', paid));
    expect(await asha.standing(order.id)).toEqual(PAID);
  });

  it('stays paid when the event of an earlier failure comes late', async () => {
    const failed = razorpay.pay(opened, { status: 'failed' });
    await notify(razorpay.webhook('payment.captured', razorpay.pay(opened)));
    expect(await notify(razorpay.webhook('payment.failed', failed))).toEqual([200, DONE]);
    expect(await asha.standing(order.id)).toEqual(PAID);
  });

  it('of an order that was cancelled in the meantime is paid back', async () => {
    await asha.cancel(order.id);
    await notify(razorpay.webhook('payment.captured', razorpay.pay(opened)));
    expect(await asha.standing(order.id)).toEqual({
      order: 'CANCELLED',
      payment: 'REFUND_DUE',
      problem: null,
    });
    await app.runJobs();
    expect(await asha.standing(order.id)).toMatchObject({ order: 'CANCELLED', payment: 'REFUNDED' });
    expect(razorpay.refunds).toMatchObject([{ amount: 50_000, status: 'processed' }]);
  });

  it('that comes twice needs manual work', async () => {
    await notify(razorpay.webhook('payment.captured', razorpay.pay(opened)));
    const second = razorpay.pay(opened);
    await notify(razorpay.webhook('payment.captured', second));
    expect(await asha.standing(order.id)).toEqual(PAID);
    expect(log()[1]).toMatchObject({
      level: 'error',
      msg: 'an order was paid twice; refund one payment at the provider',
      order: order.number,
      providerPaymentId: second,
    });
  });

  describe('with a receipt', () => {
    it('counts at once when Razorpay confirms it, even without a webhook', async () => {
      const paid = razorpay.pay(opened);
      const response = await asha.confirm(order.id, razorpay.receipt(opened, paid));
      expect([response.status, await response.json()]).toEqual([200, DONE]);
      expect(await asha.standing(order.id)).toEqual(PAID);
      await notify(razorpay.webhook('payment.captured', paid));
      expect((await asha.confirm(order.id, razorpay.receipt(opened, paid))).status).toBe(200);
      expect(await asha.standing(order.id)).toEqual(PAID);
      expect(log()).toHaveLength(1);
    });

    it('does not count without confirmation; the next run of the jobs finds its status', async () => {
      const promised = razorpay.pay(opened, { status: 'authorized' });
      expect((await asha.confirm(order.id, razorpay.receipt(opened, promised))).status).toBe(200);
      expect(await asha.standing(order.id)).toEqual(PENDING);
      expect(await listPayments(app)).toMatchObject([{ provider_payment_id: promised, state: 'CREATED' }]);
      for (const payment of razorpay.payments) payment.status = 'captured';
      await app.runJobs();
      expect(await asha.standing(order.id)).toEqual(PAID);
    });

    it('is accepted while Razorpay is down, and checked later', async () => {
      const paid = razorpay.pay(opened);
      razorpay.hangUp();
      expect((await asha.confirm(order.id, razorpay.receipt(opened, paid))).status).toBe(200);
      expect(await asha.standing(order.id)).toEqual(PENDING);
      razorpay.instead = () => false;
      await app.runJobs();
      expect(await asha.standing(order.id)).toEqual(PAID);
    });

    it('that Razorpay did not issue for this order is rejected without a request to Razorpay', async () => {
      const paid = razorpay.pay(opened);
      const valid = razorpay.receipt(opened, paid);
      const other = await asha.opened((await asha.place(tea)).id);
      razorpay.calls.length = 0;
      for (const receipt of [
        { ...valid, signature: 'a'.repeat(64) },
        { ...valid, providerPaymentId: 'pay_2' },
        { ...valid, providerOrderId: other },
        razorpay.receipt(other, paid),
      ]) {
        expect(await readRejection(await asha.confirm(order.id, receipt))).toEqual([
          400,
          'The payment could not be confirmed.',
        ]);
      }
      expect((await asha.confirm(order.id, { ...valid, signature: 'x'.repeat(129) })).status).toBe(400);
      expect(await asha.standing(order.id)).toEqual(PENDING);
      expect(razorpay.calls).toEqual([]);
    });

    it('is rejected when no payment was opened', async () => {
      const { id } = await asha.place(tea);
      expect(await readRejection(await asha.confirm(id, razorpay.receipt(opened, 'pay_1')))).toEqual([
        409,
        'No payment has been started for this order.',
      ]);
    });

    it("works for the order's owner only, whatever is sent", async () => {
      const receipt = razorpay.receipt(opened, razorpay.pay(opened));
      for (const foreign of [order.id, randomUUID(), 'nonsense', '%00']) {
        expect((await ravi.confirm(foreign, receipt)).status).toBe(404);
        expect((await ravi.confirm(foreign, { signature: 1 })).status).toBe(404);
      }
      expect((await new Payer(app).confirm(order.id, receipt)).status).toBe(401);
      expect(await asha.standing(order.id)).toEqual(PENDING);
    });
  });

  it('logs no personal data', async () => {
    const failed = razorpay.pay(opened, { status: 'failed', error_description: 'asha@example.in' });
    await notify(razorpay.webhook('payment.failed', failed));
    await notify(razorpay.webhook('payment.captured', razorpay.pay(opened)));
    await asha.cancel(order.id);
    await app.runJobs();
    expect(log()).toHaveLength(3);
    expect(JSON.stringify(log())).not.toMatch(/asha|Mishra|9000000001|secret/i);
  });
});
