import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offer, readRejection } from '../../../test/buyer.ts';
import { putCoupon } from '../../../test/coupons.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { toStatuses } from '../../../test/identity.ts';
import { Payer, openingIn, listPayments } from '../../../test/payer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NOT_AWAITED = [409, 'This order is not awaiting payment.'];
const NOT_OPENED = [502, 'The payment could not be started. Please try again.'];

describe('opening a payment at Razorpay', () => {
  const { razorpay, settings } = useFakeRazorpay();
  const app = useTestApp(settings);
  let asha: Payer;
  let ravi: Payer;
  let tea = '';

  beforeAll(async () => {
    asha = await Payer.logIn(app, 'asha');
    ravi = await Payer.logIn(app, 'ravi');
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 12_550, points: 10, quantity: 1000 });
  });
  beforeEach(async () => {
    await app.sql('delete from rate_limits');
    await app.sql('truncate orders cascade');
    razorpay.reset();
  });

  it('responds with the data for the payment sheet, and stores the payment', async () => {
    const order = await asha.place(tea);
    expect(order).toMatchObject({ total: 174.5, payment: { method: 'UPI', status: 'PENDING' } });
    const response = await asha.open(order.id);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const [made] = razorpay.orders;
    expect(made).toMatchObject({ amount: 17_450, receipt: order.id, notes: { order: order.number } });
    expect(await openingIn(response)).toEqual({
      provider: 'razorpay',
      providerOrderId: made?.id,
      amount: 174.5,
      keyId: razorpay.keyId,
      prefill: { name: 'Asha Mishra', email: 'asha@example.in', contact: '+919000000001' },
    });
    expect(await listPayments(app)).toEqual([
      {
        provider: 'RAZORPAY',
        provider_order_id: made?.id,
        provider_payment_id: null,
        amount_paise: 17_450,
        state: 'CREATED',
        problem: null,
        is_asked: true,
      },
    ]);
  });

  it('returns the same payment on each call, without another request to Razorpay', async () => {
    const { id } = await asha.place(tea);
    const first = await asha.opened(id);
    razorpay.hangUp();
    expect([await asha.opened(id), await asha.opened(id)]).toEqual([first, first]);
    expect(razorpay.calls).toEqual(['POST /v1/orders']);
  });

  it('opens one payment when twenty tabs ask at once', async () => {
    const { id } = await asha.place(tea);
    const opened = await Promise.all(Array.from({ length: 20 }, () => asha.opened(id)));
    expect(new Set(opened).size).toBe(1);
    expect(razorpay.orders.map((order) => order.id)).toEqual([opened[0]]);
    expect(await listPayments(app)).toHaveLength(1);
  });

  it.each<[string, (typeof razorpay)['instead']]>([
    ['is down', (_, response) => Boolean(response.writeHead(503).end())],
    ['hangs up', (_, response) => Boolean(response.destroy())],
    [
      'makes another order',
      (_, response) =>
        Boolean(response.end('{"id":"o","amount":1,"currency":"INR","receipt":null,"status":"created"}')),
    ],
  ])('reports when Razorpay %s, and works a moment later', async (_, instead) => {
    const { id } = await asha.place(tea);
    razorpay.instead = instead;
    expect(await readRejection(await asha.open(id))).toEqual(NOT_OPENED);
    expect(await listPayments(app)).toEqual([]);
    razorpay.instead = () => false;
    expect((await asha.open(id)).status).toBe(200);
  });

  it("works for the order's owner only", async () => {
    const { id } = await asha.place(tea);
    for (const unknown of [id, randomUUID(), 'nonsense', '%00']) {
      expect((await ravi.open(unknown)).status).toBe(404);
    }
    expect((await new Payer(app).open(id)).status).toBe(401);
    expect(razorpay.calls).toEqual([]);
  });

  it('fails when the order is paid, cancelled, or paid on delivery', async () => {
    const { id } = await asha.place(tea);
    await app.sql(`update orders set payment_status = 'PAID'`);
    expect(await readRejection(await asha.open(id))).toEqual([409, 'This order is already paid.']);
    for (const status of ['DUE', 'CANCELLED', 'REFUND_DUE', 'REFUNDED']) {
      await app.sql(`update orders set payment_status = '${status}'`);
      expect(await readRejection(await asha.open(id))).toEqual(NOT_AWAITED);
    }
    expect(razorpay.calls).toEqual([]);
  });

  it('fails when there is nothing to pay', async () => {
    await putCoupon(app, 'ALL', { kind: 'PERCENT', value: 100 });
    const order = await asha.place(tea, { quantity: 4, coupon: 'ALL' });
    expect(order).toMatchObject({ total: 0, payment: { method: 'UPI', status: 'DUE', payBy: null } });
    expect(await readRejection(await asha.open(order.id))).toEqual(NOT_AWAITED);
    app.clock.now += 7_200_000;
    await app.runJobs();
    expect(await asha.standing(order.id)).toMatchObject({ order: 'PLACED', payment: 'DUE' });
  });

  it('fails after the payment is due', async () => {
    const { id } = await asha.place(tea);
    app.clock.now += 30 * 60_000 - 1;
    expect((await asha.open(id)).status).toBe(200);
    app.clock.now += 1;
    expect(await readRejection(await asha.open(id))).toEqual([
      409,
      'The payment time for this order has expired.',
    ]);
  });

  it('fails when the order was cancelled during the request to Razorpay', async () => {
    const { id } = await asha.place(tea);
    razorpay.instead = async () => {
      await asha.cancel(id);
      return false;
    };
    expect(await readRejection(await asha.open(id))).toEqual(NOT_AWAITED);
    expect(await listPayments(app)).toEqual([]);
  });

  it('clears the problem of the last try', async () => {
    const { id } = await asha.place(tea);
    await asha.opened(id);
    await app.sql(`update payments set problem = 'No money.'`);
    expect((await asha.order(id)).payment.problem).toBe('No money.');
    expect((await asha.open(id)).status).toBe(200);
    expect((await asha.order(id)).payment.problem).toBeNull();
  });

  it('fails when the payment was opened at another provider', async () => {
    const { id } = await asha.place(tea);
    await asha.opened(id);
    await app.sql(`update payments set provider = 'SIMULATED'`);
    expect(await readRejection(await asha.open(id))).toEqual(NOT_AWAITED);
  });

  it('lets the popups of banks communicate with the page that opened them', async () => {
    const { headers } = await app.call('/healthz');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });

  it('does not simulate a bank', async () => {
    const { id } = await asha.place(tea);
    const opened = await asha.opened(id);
    expect(toStatuses([await asha.simulate(opened, 'SUCCEED'), await asha.simulate(opened, 'RUN')])).toEqual([
      404, 404,
    ]);
    expect((await asha.order(id)).payment.status).toBe('PENDING');
  });
});
