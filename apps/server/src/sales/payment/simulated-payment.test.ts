import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offer, readRejection, toStock } from '../../../test/buyer.ts';
import { Payer, openingIn, listPayments, listRefunds } from '../../../test/payer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { PRODUCTION } from '../../../test/production.ts';
import { useTestApp } from '../../../test/test-app.ts';

const DECLINED = 'The bank declined the payment.';
const PENDING = { order: 'PLACED', payment: 'PENDING', problem: null };
const PAID = { order: 'PLACED', payment: 'PAID', problem: null };

describe('a simulated payment', () => {
  const app = useTestApp();
  let asha: Payer;
  let ravi: Payer;
  let tea = '';

  beforeAll(async () => {
    asha = await Payer.logIn(app, 'asha');
    ravi = await Payer.logIn(app, 'ravi');
    [tea = ''] = await stockCopies(app, 1);
  });
  beforeEach(async () => {
    await app.sql('delete from rate_limits');
    await app.sql('truncate orders, simulated_payments cascade');
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 10 });
  });

  /** An order that awaits its payment, and the payment. */
  async function placed(): Promise<readonly [id: string, payment: string]> {
    const { id } = await asha.place(tea);
    return [id, await asha.opened(id)];
  }

  it('is opened for the total of the order, and each call returns the same payment', async () => {
    const order = await asha.place(tea, { quantity: 2, method: 'CARD' });
    const opening = await openingIn(await asha.open(order.id));
    expect(opening).toEqual({
      provider: 'simulated',
      providerOrderId: `sim_${order.id}`,
      amount: order.total,
    });
    expect(await openingIn(await asha.open(order.id))).toEqual(opening);
    expect(await asha.standing(order.id)).toEqual(PENDING);
  });

  it('succeeds at once', async () => {
    const [id, payment] = await placed();
    const response = await asha.simulate(payment, 'SUCCEED');
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect((await asha.order(id)).payment).toEqual({
      method: 'UPI',
      status: 'PAID',
      problem: null,
      payBy: null,
    });
    expect(await listPayments(app)).toEqual([
      {
        provider: 'SIMULATED',
        provider_order_id: payment,
        provider_payment_id: expect.stringMatching(/^sim_pay_/),
        amount_paise: 50_000,
        state: 'PAID',
        problem: null,
        is_asked: false,
      },
    ]);
    expect(await readRejection(await asha.simulate(payment, 'FAIL'))).toEqual([
      409,
      'This order is already paid.',
    ]);
    app.clock.now += 3_600_000;
    await app.runJobs();
    expect(await asha.standing(id)).toEqual(PAID);
  });

  it('fails with a reason, and can be tried again', async () => {
    const [id, payment] = await placed();
    expect((await asha.simulate(payment, 'FAIL')).status).toBe(200);
    expect(await asha.standing(id)).toEqual({ ...PENDING, problem: DECLINED });
    expect((await asha.order(id)).payment.payBy).not.toBeNull();
    expect((await asha.simulate(payment, 'FAIL')).status).toBe(200);
    expect(await asha.standing(id)).toEqual({ ...PENDING, problem: DECLINED });

    expect(await asha.opened(id)).toBe(payment);
    expect(await asha.standing(id)).toEqual(PENDING);
    app.clock.now += 300_000;
    await app.runJobs();
    expect(await asha.standing(id)).toEqual(PENDING);
    await asha.simulate(payment, 'SUCCEED');
    expect(await asha.standing(id)).toEqual(PAID);
  });

  it('stays pending until the next event', async () => {
    const [id, payment] = await placed();
    await asha.simulate(payment, 'FAIL');
    await asha.simulate(payment, 'PENDING');
    expect(await asha.standing(id)).toEqual(PENDING);
    app.clock.now += 300_000;
    await app.runJobs();
    expect(await asha.standing(id)).toEqual(PENDING);
    await asha.simulate(payment, 'SUCCEED');
    expect(await asha.standing(id)).toEqual(PAID);
  });

  it('is confirmed after five seconds by whichever process runs then', async () => {
    const [id, payment] = await placed();
    await asha.simulate(payment, 'DELAYED');
    expect(await asha.standing(id)).toEqual(PENDING);
    app.clock.now += 4999;
    await app.runJobs();
    expect(await asha.standing(id)).toEqual(PENDING);
    expect((await asha.simulate(payment, 'FAIL')).status).toBe(409);
    app.clock.now += 1;
    await app.runJobs();
    expect(await asha.standing(id)).toEqual(PAID);
  });

  it('that succeeds twenty times at once is paid once', async () => {
    const [id, payment] = await placed();
    await Promise.all(Array.from({ length: 20 }, () => asha.simulate(payment, 'SUCCEED')));
    expect(await asha.standing(id)).toEqual(PAID);
    expect(await listPayments(app)).toMatchObject([{ state: 'PAID' }]);
  });

  it('is paid back with the next run of the jobs when its order is cancelled', async () => {
    const [id, payment] = await placed();
    await asha.simulate(payment, 'SUCCEED');
    expect((await asha.cancel(id)).status).toBe(200);
    expect(await asha.standing(id)).toEqual({ order: 'CANCELLED', payment: 'REFUND_DUE', problem: null });
    await app.runJobs();
    expect(await asha.standing(id)).toEqual({ order: 'CANCELLED', payment: 'REFUNDED', problem: null });
    expect(await listRefunds(app)).toMatchObject([
      { state: 'PAID', provider_refund_id: expect.stringMatching(/^sim_refund_/), is_asked: false },
    ]);
  });

  it('is paid back when it succeeds after its order was cancelled', async () => {
    const [id, payment] = await placed();
    await asha.cancel(id);
    expect(await asha.standing(id)).toMatchObject({ payment: 'CANCELLED' });
    await asha.simulate(payment, 'SUCCEED');
    expect(await asha.standing(id)).toMatchObject({ order: 'CANCELLED', payment: 'REFUND_DUE' });
    await app.runJobs();
    expect(await asha.standing(id)).toMatchObject({ order: 'CANCELLED', payment: 'REFUNDED' });
    expect(await toStock(app, tea)).toBe(10);
  });

  it("is controlled by the order's owner only, whatever is sent", async () => {
    const [id, payment] = await placed();
    for (const foreign of [payment, `sim_${randomUUID()}`, 'nonsense', '%00']) {
      expect((await ravi.simulate(foreign, 'SUCCEED')).status).toBe(404);
      expect((await ravi.simulate(foreign, 'RUN')).status).toBe(404);
    }
    expect((await new Payer(app).simulate(payment, 'SUCCEED')).status).toBe(401);
    expect((await asha.simulate(payment, 'RUN')).status).toBe(400);
    expect(await asha.standing(id)).toEqual(PENDING);
  });

  it('has no receipt and no webhook', async () => {
    const [id, payment] = await placed();
    const receipt = { providerOrderId: payment, providerPaymentId: 'pay_1', signature: 'a'.repeat(64) };
    expect((await asha.confirm(id, receipt)).status).toBe(400);
    expect((await app.post('/api/payments/razorpay/webhook', {})).status).toBe(404);
    expect(await asha.standing(id)).toEqual(PENDING);
  });
});

describe('the production profile', () => {
  const app = useTestApp(PRODUCTION);

  it('does not simulate a bank', async () => {
    const asha = await Payer.logIn(app, 'asha');
    const [tea = ''] = await stockCopies(app, 1);
    const { id } = await asha.place(tea);
    expect((await asha.simulate(`sim_${id}`, 'SUCCEED')).status).toBe(404);
    expect((await asha.order(id)).payment.status).toBe('PENDING');
  });
});
