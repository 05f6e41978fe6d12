import type { Order } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offer, stockOf } from '../../test/buyer.ts';
import { putCoupon, usesOf } from '../../test/coupons.ts';
import { useFakeRazorpay } from '../../test/fake-razorpay.ts';
import { logOf } from '../../test/log-of.ts';
import { Payer, paymentsOf } from '../../test/payer.ts';
import { stockCopies } from '../../test/shopper.ts';
import { useTestApp } from '../../test/test-app.ts';

const MINUTE = 60_000;
const PENDING = { order: 'PLACED', payment: 'PENDING', problem: null };
const PAID = { order: 'PLACED', payment: 'PAID', problem: null };
const CANCELLED = { order: 'CANCELLED', payment: 'CANCELLED', problem: null };
const REFUND_DUE = { order: 'CANCELLED', payment: 'REFUND_DUE', problem: null };
const REFUNDED = { order: 'CANCELLED', payment: 'REFUNDED', problem: null };

describe('time, for payments', () => {
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
    await app.doChores();
  }
  const messages = () => logOf(app).map(({ level, msg }) => `${String(level)}: ${String(msg)}`);

  describe('a lost webhook', () => {
    it('is made up for within minutes', async () => {
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

    it('on a failure too', async () => {
      razorpay.pay(opened, { status: 'failed', error_description: 'No money.' });
      await pass(2);
      expect(await asha.standing(order.id)).toEqual({ ...PENDING, problem: 'No money.' });
    });

    it('is waited for less and less often, and for a day', async () => {
      await asha.cancel(order.id);
      const asked: number[] = [];
      for (let minute = 1; minute <= 3000; minute += 1) {
        const { length } = razorpay.calls;
        app.clock.now += MINUTE;
        if (minute < 60 || minute % 10 === 0) await app.doChores();
        if (razorpay.calls.length > length) asked.push(minute);
      }
      expect(asked.slice(0, 8)).toEqual([2, 4, 6, 9, 14, 21, 32, 48]);
      expect(asked.length).toBeLessThan(20);
      expect(asked.at(-1)).toBeGreaterThan(1440);
      expect(asked.at(-1)).toBeLessThan(1440 + 361);
    });

    it('of an order that was cancelled meanwhile is found, and the money goes back', async () => {
      await asha.cancel(order.id);
      razorpay.pay(opened);
      await pass(2);
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
    });

    it('can not be made up for while Razorpay is down: one question is enough for a round', async () => {
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

  describe('an order that nobody pays', () => {
    it('is cancelled when its time is over; stock, points and coupon are back', async () => {
      await putCoupon(app, 'TEN');
      const other = await asha.place(tea, { quantity: 2, coupon: 'TEN' });
      expect(await usesOf(app, 'TEN')).toEqual({ used: 1, orders: 1 });
      expect([await stockOf(app, tea), await asha.points()]).toEqual([7, { PENDING: 21 }]);
      await pass(29);
      expect(await asha.standing(other.id)).toEqual(PENDING);
      await pass(1);
      for (const { id } of [order, other]) expect(await asha.standing(id)).toEqual(CANCELLED);
      expect((await asha.order(other.id)).timeline[1]).toEqual({
        status: 'CANCELLED',
        at: new Date(app.clock.now).toISOString(),
        by: 'SYSTEM',
        note: 'The payment did not come in time.',
      });
      expect((await asha.order(other.id)).payment.payBy).toBeNull();
      expect([await stockOf(app, tea), await asha.points()]).toEqual([10, { PENDING: 0, CANCELLED: 21 }]);
      expect(await usesOf(app, 'TEN')).toEqual({ used: 0, orders: 0 });
      expect(messages()).toEqual([
        'info: an order was cancelled that nobody paid',
        'info: an order was cancelled that nobody paid',
      ]);
      await pass(1);
      expect((await asha.order(order.id)).timeline).toHaveLength(2);
    });

    it('is cancelled although somebody tried', async () => {
      razorpay.pay(opened, { status: 'failed' });
      await pass(30);
      expect(await asha.standing(order.id)).toEqual(CANCELLED);
    });

    it('is kept when Razorpay says that it was paid after all', async () => {
      app.clock.now += 29 * MINUTE;
      await app.doChores();
      razorpay.pay(opened);
      await pass(1);
      expect(await asha.standing(order.id)).toEqual(PAID);
      expect(await stockOf(app, tea)).toBe(9);
    });

    it('waits while a bank thinks, but no longer than an hour', async () => {
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

    it('waits while Razorpay is down, but no longer than an hour; late money goes back', async () => {
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

    it('that was never opened does not wait for Razorpay', async () => {
      const unopened = await asha.place(tea);
      razorpay.hangUp();
      await pass(30);
      expect(await asha.standing(unopened.id)).toEqual(CANCELLED);
      expect(await asha.standing(order.id)).toEqual(PENDING);
    });

    it('does not keep the others waiting that Razorpay knows nothing of', async () => {
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

  describe('money that is to go back', () => {
    let paid = '';
    beforeEach(async () => {
      paid = razorpay.pay(opened);
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', paid));
      await asha.cancel(order.id);
      app.logLines.length = 0;
      razorpay.calls.length = 0;
    });

    it('goes back with the next chores, once', async () => {
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      await app.doChores();
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
      const [refund] = razorpay.refunds;
      expect(refund).toMatchObject({ payment_id: paid, amount: 50_000 });
      expect(await paymentsOf(app)).toMatchObject([
        { state: 'REFUNDED', provider_refund_id: refund?.id, is_asked: false },
      ]);
      expect(messages()).toEqual(['info: a payment was paid back']);
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('refund.processed', paid));
      await pass(600);
      expect(razorpay.refunds).toHaveLength(1);
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
      expect(messages()).toHaveLength(1);
    });

    it('of a returned order goes back too', async () => {
      await app.sql(`update orders set status = 'RETURNED'`);
      await app.doChores();
      expect(await asha.standing(order.id)).toEqual({ ...REFUNDED, order: 'RETURNED' });
    });

    it('is on its way while a bank is slow, until Razorpay tells', async () => {
      razorpay.refundStatus = 'pending';
      await app.doChores();
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      expect(await paymentsOf(app)).toMatchObject([{ provider_refund_id: razorpay.refunds[0]?.id }]);
      for (const refund of razorpay.refunds) refund.status = 'processed';
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('refund.processed', paid));
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
    });

    it('is on its way while a bank is slow, until we ask', async () => {
      razorpay.refundStatus = 'pending';
      await app.doChores();
      for (const refund of razorpay.refunds) refund.status = 'processed';
      await pass(1);
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      await pass(1);
      expect(await asha.standing(order.id)).toEqual(REFUNDED);
      expect(razorpay.refunds).toHaveLength(1);
    });

    it('that can not go back is a matter for people, and is seen once they have done it', async () => {
      razorpay.refundStatus = 'failed';
      await app.doChores();
      expect(logOf(app)).toEqual([
        {
          level: 'error',
          msg: 'a payment could not be paid back; pay it back by hand at the provider',
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
      expect(await paymentsOf(app)).toMatchObject([{ provider_refund_id: 'rfnd_byhand' }]);
    });

    it('that Razorpay refuses to pay back is a matter for people', async () => {
      for (const payment of razorpay.payments) payment.status = 'failed';
      await app.doChores();
      expect(messages()).toEqual([
        'warn: Razorpay did not do what it was asked',
        'error: a payment could not be paid back; pay it back by hand at the provider',
      ]);
    });

    it('goes back later when Razorpay is down, and never twice when an answer is lost', async () => {
      razorpay.hangUp();
      await app.doChores();
      expect(razorpay.calls).toHaveLength(1);
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      razorpay.instead = (call, response) => {
        if (!call.startsWith('POST')) return false;
        // It is done, but the answer does not come.
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

    it('in part, or from an order that is kept, is a matter for people', async () => {
      razorpay.refunds.push({
        id: 'rfnd_part',
        payment_id: paid,
        amount: 1,
        receipt: '',
        status: 'processed',
      });
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('refund.processed', paid));
      expect(await asha.standing(order.id)).toEqual(REFUND_DUE);
      const kept = await asha.place(tea);
      const payment = razorpay.pay(await asha.opened(kept.id));
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('payment.captured', payment));
      razorpay.refunds.push({
        id: 'rfnd_kept',
        payment_id: payment,
        amount: 50_000,
        receipt: '',
        status: 'processed',
      });
      await app.call('/api/payments/razorpay/webhook', razorpay.webhook('refund.processed', payment));
      expect(await asha.standing(kept.id)).toEqual(PAID);
      const sentence = 'error: a payment was paid back that nobody here wanted back; see to the order';
      expect(messages()).toEqual([sentence, 'info: an order was paid', sentence]);
    });
  });
});
