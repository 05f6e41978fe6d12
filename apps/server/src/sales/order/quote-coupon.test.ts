import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, toItems, offer, toQuote } from '../../../test/buyer.ts';
import { putCoupon, withoutCoupons } from '../../../test/coupons.ts';
import { toFailure } from '../../../test/identity.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a quote with a coupon', () => {
  const app = useTestApp();
  let ravi: Buyer;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries cascade');
    await withoutCoupons(app);
    [tea = '', soap = ''] = await stockCopies(app, 2);
    await offer(app, tea, { pricePaise: 12_550, points: 10, quantity: 10 });
    await offer(app, soap, { pricePaise: 24_850, points: 0, quantity: 1 });
  });

  it('shows the discount, and does not change price, points and delivery', async () => {
    await putCoupon(app, 'TENTH', { kind: 'PERCENT', value: 10 });
    const wanted = [[tea, 1] as const];
    const { coupon, discount, total, ...rest } = await toQuote(app, wanted, 'TENTH');
    expect([coupon, discount, total]).toEqual([{ code: 'TENTH', problem: null }, 12.55, 161.95]);
    expect({ ...rest, coupon: null, discount: 0, total: 174.5 }).toEqual(await toQuote(app, wanted));
  });

  it('accepts the code in any case', async () => {
    await putCoupon(app, 'TEN');
    expect(await toQuote(app, [[tea, 1]], ' ten ')).toMatchObject({
      coupon: { code: 'TEN', problem: null },
      discount: 10,
    });
  });

  it('still charges the delivery when the discount covers the whole subtotal', async () => {
    await putCoupon(app, 'ALL', { kind: 'PERCENT', value: 100 });
    expect(await toQuote(app, [[tea, 1]], 'ALL')).toMatchObject({
      subtotal: 125.5,
      deliveryFee: 49,
      discount: 125.5,
      total: 49,
    });
    const free = [
      [tea, 3],
      [soap, 1],
    ] as const;
    expect(await toQuote(app, free, 'ALL')).toMatchObject({ discount: 625, deliveryFee: 0, total: 0 });
  });

  it('shows why the coupon cannot be used, and gives no discount', async () => {
    const { now } = app.clock;
    await putCoupon(app, 'SOON', { startsAt: new Date(now + 1000) });
    await putCoupon(app, 'OVER', { endsAt: new Date(now - 1000) });
    await putCoupon(app, 'OFF', { isActive: false });
    await putCoupon(app, 'GONE', { totalLimit: 7, used: 7 });
    await putCoupon(app, 'BIG', { minSubtotalPaise: 49_900 });
    const reported: Record<string, unknown> = {};
    const over: string[] = [];
    for (const code of ['NONE', 'OFF', 'SOON', 'OVER', 'GONE', 'BIG']) {
      const { coupon, discount, total } = await toQuote(app, [[tea, 1]], code);
      expect([coupon?.code, discount, total]).toEqual([code, 0, 174.5]);
      reported[code] = coupon?.problem;
      if (coupon?.isOver) over.push(code);
    }
    expect(reported).toEqual({
      NONE: 'This coupon code does not exist.',
      OFF: 'This coupon code does not exist.',
      SOON: 'This coupon is not valid yet.',
      OVER: 'This coupon has expired.',
      GONE: 'This coupon is no longer available.',
      BIG: 'This coupon is for orders of ₹499 or more.',
    });
    // What a larger cart or some days can mend is not over.
    expect(over).toEqual(['NONE', 'OFF', 'OVER', 'GONE']);
    expect(await toQuote(app, [[tea, 4]], 'BIG')).toMatchObject({ discount: 10, total: 492 });
    app.clock.now += 1000;
    expect(await toQuote(app, [[tea, 1]], 'SOON')).toMatchObject({ discount: 10 });
    app.clock.now = now;
  });

  it('checks members by their orders, and guests as if they had none', async () => {
    await putCoupon(app, 'FIRST', { isForFirstOrder: true });
    await putCoupon(app, 'ONCE', { memberLimit: 1 });
    const wanted = [[tea, 1] as const];
    const problems = async (buyer: Buyer) => [
      (await buyer.quote(wanted, 'FIRST')).coupon?.problem,
      (await buyer.quote(wanted, 'ONCE')).coupon?.problem,
    ];
    expect(await problems(ravi)).toEqual([null, null]);
    await ravi.order(wanted, { coupon: 'ONCE' });
    expect(await problems(ravi)).toEqual([
      'This coupon is for first orders only.',
      'You have already used this coupon.',
    ]);
    expect(await problems(new Buyer(app, '', ''))).toEqual([null, null]);
  });

  it.each([['x'], ['a'.repeat(21)], ['two words'], ["'; drop table coupons"]])(
    'is rejected for an invalid code: %s',
    async (coupon) => {
      const response = await app.post('/api/orders/quote', { items: toItems([[tea, 1]]), coupon });
      const sentence = 'This coupon code does not exist.';
      expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
    },
  );
});
