import { setTimeout as later } from 'node:timers/promises';
import type { Order } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOM_FOR_ORDERS, offer, toStock } from '../../../test/buyer.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { toStatuses } from '../../../test/identity.ts';
import { readLog } from '../../../test/read-log.ts';
import { Payer, listPayments } from '../../../test/payer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const ROUNDS = 12;
const PAID = { order: 'PLACED', payment: 'PAID', problem: null };
const REFUND_DUE = { order: 'CANCELLED', payment: 'REFUND_DUE', problem: null };

describe('payments with many events at once', () => {
  const { razorpay, settings } = useFakeRazorpay({ LOG_LEVEL: 'info', ...ROOM_FOR_ORDERS });
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

  const notify = (request: RequestInit) => app.call('/api/payments/razorpay/webhook', request);

  /** An order and its payment, which Razorpay has, but has not reported yet. */
  async function paidOrder(): Promise<readonly [Order, string]> {
    const order = await asha.place(tea);
    return [order, razorpay.pay(await asha.opened(order.id))];
  }

  it('are paid once when one webhook comes fifty times', async () => {
    const [order, paid] = await paidOrder();
    const request = razorpay.webhook('payment.captured', paid, 'evt_1');
    const responses = await Promise.all(Array.from({ length: 50 }, () => notify(request)));
    expect(new Set(toStatuses(responses))).toEqual(new Set([200]));
    expect(await asha.standing(order.id)).toEqual(PAID);
    expect(readLog(app).map(({ msg }) => msg)).toEqual(['an order was paid']);
    expect(await app.sql('select id from payment_events')).toEqual([{ id: 'evt_1' }]);
  });

  it('are paid once by fifty webhooks, receipts and status requests', async () => {
    const [order, paid] = await paidOrder();
    const receipt = razorpay.receipt(razorpay.orders[0]?.id ?? '', paid);
    app.clock.now += 130_000;
    const responses = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        if (n % 5 === 0) return asha.confirm(order.id, receipt);
        if (n % 5 === 1) await app.runJobs();
        return notify(razorpay.webhook(n % 2 ? 'order.paid' : 'payment.captured', paid));
      }),
    );
    expect(new Set(toStatuses(responses))).toEqual(new Set([200]));
    expect(await asha.standing(order.id)).toEqual(PAID);
    expect(readLog(app).map(({ msg }) => msg)).toEqual(['an order was paid']);
  });

  it('that arrive during a cancellation are paid back, whichever comes first', async () => {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [order, paid] = await paidOrder();
      const webhook = razorpay.webhook('payment.captured', paid);
      // Sometimes one is a little earlier, sometimes the other.
      await Promise.all([
        later(round).then(() => notify(webhook)),
        later(ROUNDS - round).then(() => asha.cancel(order.id)),
      ]);
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
    }
    expect(await toStock(app, tea)).toBe(1000);
    await Promise.all([app.runJobs(), app.runJobs(), app.runJobs()]);
    expect(razorpay.refunds).toHaveLength(ROUNDS + 1);
    const states = await app.sql(`select distinct o.payment_status, r.state from orders o
      join refunds r on r.order_id = o.id`);
    expect(states).toEqual([{ payment_status: 'REFUNDED', state: 'PAID' }]);
  });

  it('that arrive just after the due time stay with their order, or are paid back with its cancellation', async () => {
    const standings: unknown[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [order, paid] = await paidOrder();
      const webhook = razorpay.webhook('payment.captured', paid);
      let report: Promise<unknown> = Promise.resolve();
      // Razorpay's response comes later than its webhook, which arrives while the order is being cancelled.
      razorpay.instead = (call, response) => {
        if (!call.endsWith('/payments')) return false;
        response.end('{"items":[]}');
        report = later(round).then(() => notify(webhook));
        return true;
      };
      app.clock.now += 30 * 60_000;
      await app.runJobs();
      await report;
      const standing = await asha.standing(order.id);
      const state = standing.payment;
      expect([PAID, REFUND_DUE, { ...REFUND_DUE, payment: 'REFUNDED' }]).toContainEqual(standing);
      expect(await listPayments(app)).toEqual(
        expect.arrayContaining([expect.objectContaining({ provider_payment_id: paid, state: 'PAID' })]),
      );
      standings.push(state);
      razorpay.instead = () => false;
    }
    const saved = standings.filter((state) => state === 'PAID').length;
    expect(await toStock(app, tea)).toBe(1000 - saved);
    expect(await asha.points()).toMatchObject({ PENDING: 7 * saved });
  });

  it('are cancelled, asked about and paid back once by several processes', async () => {
    const unpaid: Order[] = [];
    const late: Order[] = [];
    for (let n = 0; n < 5; n += 1) unpaid.push(await asha.place(tea));
    for (let n = 0; n < 5; n += 1) {
      const [order] = await paidOrder();
      await asha.cancel(order.id);
      late.push(order);
    }
    app.clock.now += 30 * 60_000;
    await Promise.all(Array.from({ length: 6 }, () => app.runJobs()));
    for (const { id } of unpaid) {
      expect(await asha.standing(id)).toMatchObject({ order: 'CANCELLED', payment: 'CANCELLED' });
      expect((await asha.order(id)).timeline).toHaveLength(2);
    }
    await Promise.all(Array.from({ length: 6 }, () => app.runJobs()));
    for (const { id } of late) expect(await asha.standing(id)).toMatchObject({ payment: 'REFUNDED' });
    expect(razorpay.refunds).toHaveLength(5);
    expect(await toStock(app, tea)).toBe(1000);
    expect(readLog(app).filter(({ msg }) => msg === 'a payment was refunded')).toHaveLength(5);
  });
});
