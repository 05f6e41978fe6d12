import type { Order } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offer, toStock } from '../../../test/buyer.ts';
import { putCoupon, countUses } from '../../../test/coupons.ts';
import { useFakeRazorpay } from '../../../test/fake-razorpay.ts';
import { readLog } from '../../../test/read-log.ts';
import { Payer, listRefunds } from '../../../test/payer.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const MINUTE = 60_000;
const PENDING = { order: 'PLACED', payment: 'PENDING', problem: null };
const PAID = { order: 'PLACED', payment: 'PAID', problem: null };
const CANCELLED = { order: 'CANCELLED', payment: 'CANCELLED', problem: null };
const REFUND_DUE = { order: 'CANCELLED', payment: 'REFUND_DUE', problem: null };
const REFUNDED = { order: 'CANCELLED', payment: 'REFUNDED', problem: null };

describe('the scheduled jobs of payments', () => {
  const { razorpay, settings } = useFakeRazorpay({ LOG_LEVEL: 'info' });
  const app = useTestApp(settings);
  let asha: Payer;
  let tea = '';
  let order: Order;
  let opened = '';

  beforeAll(async () => {
    asha = await Payer.logIn(app, 'asha');
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 10 });
  });
  beforeEach(async () => {
    await app.sql('truncate rate_limits, coupon_uses, coupons, orders, bv_entries cascade');
    await offer(app, tea, { pricePaise: 50_000, points: 7, quantity: 10 });
    razorpay.reset();
    order = await asha.place(tea);
    opened = await asha.opened(order.id);
    razorpay.calls.length = 0;
    app.logLines.length = 0;
  });

  async function pass(minutes: number): Promise<void> {
    app.clock.now += minutes * MINUTE;
    await app.runJobs();
  }
  const messages = () => readLog(app).map(({ level, msg }) => `${String(level)}: ${String(msg)}`);

  describe('a lost webhook', () => {
    it('is corrected within minutes', async () => {
      razorpay.pay(opened);
      await pass(1);
      expect(razorpay.calls).toEqual([]);
      expect(await asha.standing(order.id)).toEqual(PENDING);
      await pass(1);
      expect(razorpay.calls).toEqual([`GET /v1/orders/${opened}/payments`]);
      expect(await asha.standing(order.id)).toEqual(PAID);
      await pass(600);
      expect(razorpay.calls).toHaveLength(1);
    });

    it('is corrected for a failure, too', async () => {
      razorpay.pay(opened, { status: 'failed', error_description: 'No money.' });
      await pass(2);
      expect(await asha.standing(order.id)).toEqual({ ...PENDING, problem: 'No money.' });
    });

    it('is checked less and less often, and for one day', async () => {
      await asha.cancel(order.id);
      const requested: number[] = [];
      for (let minute = 1; minute <= 3000; minute += 1) {
        const { length } = razorpay.calls;
        app.clock.now += MINUTE;
        if (minute < 60 || minute % 60 === 0) await app.runJobs('ask about open payments');
        if (razorpay.calls.length > length) requested.push(minute);
      }
      expect(requested.slice(0, 8)).toEqual([2, 4, 6, 9, 14, 21, 32, 48]);
      expect(requested.length).toBeLessThan(20);
      expect(requested.at(-1)).toBeGreaterThan(1440);
      expect(requested.at(-1)).toBeLessThan(1440 + 361);
    });

    it('of an order that was cancelled in the meantime is found, and the money is paid back', async () => {
      await asha.cancel(order.id);
      razorpay.pay(opened);
      await pass(2);
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
    });

    it('cannot be corrected while Razorpay is down: one request per round is enough', async () => {
      await asha.opened((await asha.place(tea)).id);
      razorpay.pay(opened);
      razorpay.calls.length = 0;
      razorpay.hangUp();
      await pass(2);
      expect(razorpay.calls).toHaveLength(1);
      razorpay.instead = () => false;
      await pass(2);
      expect(await asha.standing(order.id)).toEqual(PAID);
    });
  });

  describe('an unpaid order', () => {
    it('is cancelled when its payment is overdue; stock, points and coupon are back', async () => {
      await putCoupon(app, 'TEN');
      const other = await asha.place(tea, { quantity: 2, coupon: 'TEN' });
      expect(await countUses(app, 'TEN')).toEqual({ used: 1, orders: 1 });
      expect([await toStock(app, tea), await asha.points()]).toEqual([7, { PENDING: 21 }]);
      await pass(29);
      expect(await asha.standing(other.id)).toEqual(PENDING);
      await pass(1);
      for (const { id } of [order, other]) expect(await asha.standing(id)).toEqual(CANCELLED);
      expect((await asha.order(other.id)).timeline[1]).toEqual({
        status: 'CANCELLED',
        at: new Date(app.clock.now).toISOString(),
        by: 'SYSTEM',
        note: 'The payment did not arrive in time.',
      });
      expect((await asha.order(other.id)).payment.payBy).toBeNull();
      expect([await toStock(app, tea), await asha.points()]).toEqual([10, { PENDING: 0, CANCELLED: 21 }]);
      expect(await countUses(app, 'TEN')).toEqual({ used: 0, orders: 0 });
      expect(messages()).toEqual([
        'info: an unpaid order was cancelled',
        'info: an unpaid order was cancelled',
      ]);
      await pass(1);
      expect((await asha.order(order.id)).timeline).toHaveLength(2);
    });

    it('is cancelled although the buyer tried to pay', async () => {
      razorpay.pay(opened, { status: 'failed' });
      await pass(30);
      expect(await asha.standing(order.id)).toEqual(CANCELLED);
    });

    it('is not cancelled when Razorpay reports it as paid', async () => {
      app.clock.now += 29 * MINUTE;
      await app.runJobs();
      razorpay.pay(opened);
      await pass(1);
      expect(await asha.standing(order.id)).toEqual(PAID);
      expect(await toStock(app, tea)).toBe(9);
    });

    it('waits for a slow bank, but no longer than an hour', async () => {
      const second = await asha.place(tea);
      razorpay.pay(opened, { status: 'authorized' });
      razorpay.pay(await asha.opened(second.id), { status: 'authorized' });
      await pass(30);
      expect(await asha.standing(order.id)).toEqual(PENDING);
      for (const payment of razorpay.payments.slice(0, 1)) payment.status = 'captured';
      await pass(1);
      expect(await asha.standing(order.id)).toEqual(PAID);
      await pass(58);
      expect(await asha.standing(second.id)).toEqual(PENDING);
      await pass(1);
      expect(await asha.standing(second.id)).toEqual(CANCELLED);
    });

    it('waits while Razorpay is down, but no longer than an hour; late money is paid back', async () => {
      razorpay.pay(opened);
      razorpay.hangUp();
      await pass(30);
      expect(await asha.standing(order.id)).toEqual(PENDING);
      await pass(59);
      expect(await asha.standing(order.id)).toEqual(PENDING);
      await pass(1);
      expect(await asha.standing(order.id)).toEqual(CANCELLED);
      razorpay.instead = () => false;
      await pass(120);
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
    });

    it('without an opened payment does not wait for Razorpay', async () => {
      const unopened = await asha.place(tea);
      razorpay.hangUp();
      await pass(30);
      expect(await asha.standing(unopened.id)).toEqual(CANCELLED);
      expect(await asha.standing(order.id)).toEqual(PENDING);
    });

    it('does not delay other orders that Razorpay does not know', async () => {
      const unknown = await asha.place(tea);
      await asha.opened(unknown.id);
      razorpay.orders.length = 0;
      const known = await asha.place(tea);
      await asha.opened(known.id);
      await pass(30);
      expect(await asha.standing(unknown.id)).toEqual(PENDING);
      expect(await asha.standing(known.id)).toEqual(CANCELLED);
      await pass(60);
      expect(await asha.standing(unknown.id)).toEqual(CANCELLED);
    });
  });

  describe('a refund', () => {
    let paid = '';
    beforeEach(async () => {
      paid = razorpay.pay(opened);
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', paid));
      await asha.cancel(order.id);
      app.logLines.length = 0;
      razorpay.calls.length = 0;
    });

    it('is sent with the next run of the jobs, once', async () => {
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      await app.runJobs();
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
      const [refund] = razorpay.refunds;
      expect(refund).toMatchObject({ payment_id: paid, amount: 50_000 });
      expect(await listRefunds(app)).toMatchObject([
        { state: 'PAID', provider_refund_id: refund?.id, is_asked: false },
      ]);
      expect(messages()).toEqual(['info: a payment was refunded']);
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('refund.processed', paid));
      await pass(600);
      expect(razorpay.refunds).toHaveLength(1);
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
      expect(messages()).toHaveLength(1);
    });

    it('of a returned order is sent, too', async () => {
      await app.sql(`update orders set status = 'RETURNED'`);
      await app.runJobs();
      expect(await asha.standing(order.id)).toEqual({ ...REFUNDED, order: 'RETURNED' });
    });

    it('is in progress while a bank is slow, until Razorpay reports it', async () => {
      razorpay.refundStatus = 'pending';
      await app.runJobs();
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      expect(await listRefunds(app)).toMatchObject([{ provider_refund_id: razorpay.refunds[0]?.id }]);
      for (const refund of razorpay.refunds) refund.status = 'processed';
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('refund.processed', paid));
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
    });

    it('is in progress while a bank is slow, until the job asks', async () => {
      razorpay.refundStatus = 'pending';
      await app.runJobs();
      for (const refund of razorpay.refunds) refund.status = 'processed';
      await pass(1);
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      await pass(1);
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
      expect(razorpay.refunds).toHaveLength(1);
    });

    it('that fails needs manual work, and is seen once staff have done it', async () => {
      razorpay.refundStatus = 'failed';
      await app.runJobs();
      expect(readLog(app)).toEqual([
        {
          level: 'error',
          msg: 'a payment could not be refunded; refund it by hand at the provider',
          order: order.number,
          providerOrderId: opened,
          providerPaymentId: paid,
          providerRefundId: razorpay.refunds[0]?.id,
          status: 'failed',
        },
      ]);
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      razorpay.refunds.push({
        id: 'rfnd_byhand',
        payment_id: paid,
        amount: 50_000,
        receipt: '',
        status: 'processed',
      });
      await pass(2);
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
      expect(await listRefunds(app)).toMatchObject([{ provider_refund_id: 'rfnd_byhand' }]);
    });

    it('that Razorpay rejects needs manual work', async () => {
      for (const payment of razorpay.payments) payment.status = 'failed';
      await app.runJobs();
      expect(messages()).toEqual([
        'warn: Razorpay did not do what it was asked',
        'error: a payment could not be refunded; refund it by hand at the provider',
      ]);
    });

    it('is sent later when Razorpay is down, and never twice when a response is lost', async () => {
      razorpay.hangUp();
      await app.runJobs();
      expect(razorpay.calls).toHaveLength(1);
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      razorpay.instead = (call, response) => {
        if (!call.startsWith('POST')) return false;
        // The refund is done, but the response is lost.
        razorpay.refunds.push({
          id: 'rfnd_lost',
          payment_id: paid,
          amount: 50_000,
          receipt: '',
          status: 'processed',
        });
        response.destroy();
        return true;
      };
      await pass(2);
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      razorpay.instead = () => false;
      await pass(2);
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
      expect(razorpay.refunds).toHaveLength(1);
    });

    it('in part, or of an active order, needs manual work', async () => {
      razorpay.refunds.push({
        id: 'rfnd_part',
        payment_id: paid,
        amount: 1,
        receipt: '',
        status: 'processed',
      });
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('refund.processed', paid));
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      const saved = await asha.place(tea);
      const payment = razorpay.pay(await asha.opened(saved.id));
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', payment));
      razorpay.refunds.push({
        id: 'rfnd_kept',
        payment_id: payment,
        amount: 50_000,
        receipt: '',
        status: 'processed',
      });
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('refund.processed', payment));
      expect(await asha.standing(saved.id)).toEqual(PAID);
      const sentence = 'error: a payment was refunded without a request of ours; check the order';
      expect(messages()).toEqual([sentence, 'info: an order was paid', sentence]);
    });
  });
});
