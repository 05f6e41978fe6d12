import { setTimeout as later } from 'node:timers/promises';
import type { Order } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offer, stockOf } from '../../test/buyer.ts';
import { useFakeRazorpay } from '../../test/fake-razorpay.ts';
import { statusesOf } from '../../test/identity.ts';
import { logOf } from '../../test/log-of.ts';
import { Payer, paymentsOf } from '../../test/payer.ts';
import { stockCopies } from '../../test/shopper.ts';
import { useTestApp } from '../../test/test-app.ts';

const ROUNDS = 12;
const PAID = { order: 'PLACED', payment: 'PAID', problem: null };
const REFUND_DUE = { order: 'CANCELLED', payment: 'REFUND_DUE', problem: null };

describe('payments, when much happens at once', () => {
  const { razorpay, settings } = useFakeRazorpay({ LOG_LEVEL: 'info' });
  const app = useTestApp(settings);
  let asha: Payer;
  let tea = '';

  beforeAll(async () => {
    asha = await Payer.logIn(app, 'asha');
    [tea = ''] = await stockCopies(app, 1);
  });
  beforeEach(async () => {
    await app.sql('truncate rate_limits, orders, bv_entries cascade');
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 1000 });
    razorpay.reset();
    app.logLines.length = 0;
  });

  const tell = (request: RequestInit) => app.call('/api/payments/razorpay/webhook', request);

  /** An order and the payment of it that Razorpay has, but has not told of. */
  async function paidOrder(): Promise<readonly [Order, string]> {
    const order = await asha.place(tea);
    return [order, razorpay.pay(await asha.opened(order.id))];
  }

  it('are paid once by one webhook that comes fifty times', async () => {
    const [order, paid] = await paidOrder();
    const request = razorpay.webhook('payment.captured', paid, 'evt_1');
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(request)));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(await asha.standing(order.id)).toEqual(PAID);
    expect(logOf(app).map(({ msg }) => msg)).toEqual(['an order was paid']);
    expect(await app.sql('select id from payment_events')).toEqual([{ id: 'evt_1' }]);
  });

  it('are paid once by fifty webhooks, receipts and questions', async () => {
    const [order, paid] = await paidOrder();
    const receipt = razorpay.receipt(razorpay.orders[0]?.id ?? '', paid);
    app.clock.now += 130_000;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        if (n % 5 === 0) return asha.confirm(order.id, receipt);
        if (n % 5 === 1) await app.doChores();
        return tell(razorpay.webhook(n % 2 ? 'order.paid' : 'payment.captured', paid));
      }),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(await asha.standing(order.id)).toEqual(PAID);
    expect(logOf(app).map(({ msg }) => msg)).toEqual(['an order was paid']);
  });

  it('that come while the buyer cancels go back, whichever is first', async () => {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [order, paid] = await paidOrder();
      const webhook = razorpay.webhook('payment.captured', paid);
      // Now one is a little earlier, now the other.
      await Promise.all([
        later(round).then(() => tell(webhook)),
        later(ROUNDS - round).then(() => asha.cancel(order.id)),
      ]);
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
    }
    expect(await stockOf(app, tea)).toBe(1000);
    await Promise.all([app.doChores(), app.doChores(), app.doChores()]);
    expect(razorpay.refunds).toHaveLength(ROUNDS + 1);
    const states = await app.sql(`select distinct o.payment_status, p.state from orders o
      join payments p on p.order_id = o.id`);
    expect(states).toEqual([{ payment_status: 'REFUNDED', state: 'REFUNDED' }]);
  });

  it('that come when the time is just over are kept with their order, or go back with it', async () => {
    const standings: unknown[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [order, paid] = await paidOrder();
      const webhook = razorpay.webhook('payment.captured', paid);
      let told: Promise<unknown> = Promise.resolve();
      // Razorpay's own answer lags behind its webhook, which comes while the order is about to be cancelled.
      razorpay.instead = (call, response) => {
        if (!call.endsWith('/payments')) return false;
        response.end('{"items":[]}');
        told = later(round).then(() => tell(webhook));
        return true;
      };
      app.clock.now += 30 * 60_000;
      await app.doChores();
      await told;
      const standing = await asha.standing(order.id);
      const state = standing.payment;
      expect([PAID, REFUND_DUE, { ...REFUND_DUE, payment: 'REFUNDED' }]).toContainEqual(standing);
      expect(await paymentsOf(app)).toEqual(
        expect.arrayContaining([expect.objectContaining({ provider_payment_id: paid, state })]),
      );
      standings.push(state);
      razorpay.instead = () => false;
    }
    const kept = standings.filter((state) => state === 'PAID').length;
    expect(await stockOf(app, tea)).toBe(1000 - kept);
    expect(await asha.points()).toMatchObject({ PENDING: 7 * kept });
  });

  it('are cancelled, asked about and paid back once by processes that do so at once', async () => {
    const unpaid: Order[] = [];
    const late: Order[] = [];
    for (let n = 0; n < 5; n += 1) unpaid.push(await asha.place(tea));
    for (let n = 0; n < 5; n += 1) {
      const [order] = await paidOrder();
      await asha.cancel(order.id);
      late.push(order);
    }
    app.clock.now += 30 * 60_000;
    await Promise.all(Array.from({ length: 6 }, () => app.doChores()));
    for (const { id } of unpaid) {
      expect(await asha.standing(id)).toMatchObject({ order: 'CANCELLED', payment: 'CANCELLED' });
      expect((await asha.order(id)).timeline).toHaveLength(2);
    }
    await Promise.all(Array.from({ length: 6 }, () => app.doChores()));
    for (const { id } of late) expect(await asha.standing(id)).toMatchObject({ payment: 'REFUNDED' });
    expect(razorpay.refunds).toHaveLength(5);
    expect(await stockOf(app, tea)).toBe(1000);
    expect(logOf(app).filter(({ msg }) => msg === 'a payment was paid back')).toHaveLength(5);
  });
});
