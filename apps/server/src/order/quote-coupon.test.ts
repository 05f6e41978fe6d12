import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, itemsOf, offer, quoteOf } from '../../test/buyer.ts';
import { putCoupon, withoutCoupons } from '../../test/coupons.ts';
import { failureOf } from '../../test/identity.ts';
import { stockCopies } from '../../test/shopper.ts';
import { useTestApp } from '../../test/test-app.ts';

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

  it('says what it takes off, and leaves price, points and delivery as they are', async () => {
    await putCoupon(app, 'TENTH', { kind: 'PERCENT', value: 10 });
    const wanted = [[tea, 1] as const];
    const { coupon, discount, total, ...rest } = await quoteOf(app, wanted, 'TENTH');
    expect([coupon, discount, total]).toEqual([{ code: 'TENTH', problem: null }, 12.55, 161.95]);
    expect({ ...rest, coupon: null, discount: 0, total: 174.5 }).toEqual(await quoteOf(app, wanted));
  });

  it('knows it however it is typed', async () => {
    await putCoupon(app, 'TEN');
    expect(await quoteOf(app, [[tea, 1]], ' ten ')).toMatchObject({
      coupon: { code: 'TEN', problem: null },
      discount: 10,
    });
  });

  it('leaves the delivery to pay when it takes off all of the subtotal', async () => {
    await putCoupon(app, 'ALL', { kind: 'PERCENT', value: 100 });
    expect(await quoteOf(app, [[tea, 1]], 'ALL')).toMatchObject({
      subtotal: 125.5,
      deliveryFee: 49,
      discount: 125.5,
      total: 49,
    });
    const free = [
      [tea, 3],
      [soap, 1],
    ] as const;
    expect(await quoteOf(app, free, 'ALL')).toMatchObject({ discount: 625, deliveryFee: 0, total: 0 });
  });

  it('says why one cannot be used, and takes nothing off', async () => {
    const { now } = app.clock;
    await putCoupon(app, 'SOON', { startsAt: new Date(now + 1000) });
    await putCoupon(app, 'OVER', { endsAt: new Date(now - 1000) });
    await putCoupon(app, 'OFF', { isActive: false });
    await putCoupon(app, 'GONE', { totalLimit: 7, used: 7 });
    await putCoupon(app, 'BIG', { minSubtotalPaise: 49_900 });
    const said: Record<string, unknown> = {};
    for (const code of ['NONE', 'OFF', 'SOON', 'OVER', 'GONE', 'BIG']) {
      const { coupon, discount, total } = await quoteOf(app, [[tea, 1]], code);
      expect([coupon?.code, discount, total]).toEqual([code, 0, 174.5]);
      said[code] = coupon?.problem;
    }
    expect(said).toEqual({
      NONE: 'This coupon code does not exist.',
      OFF: 'This coupon code does not exist.',
      SOON: 'This coupon is not valid yet.',
      OVER: 'This coupon has expired.',
      GONE: 'This coupon is used up.',
      BIG: 'This coupon is for orders of ₹499 or more.',
    });
    expect(await quoteOf(app, [[tea, 4]], 'BIG')).toMatchObject({ discount: 10, total: 492 });
    app.clock.now += 1000;
    expect(await quoteOf(app, [[tea, 1]], 'SOON')).toMatchObject({ discount: 10 });
    app.clock.now = now;
  });

  it('judges members by what they have ordered, and guests as if they had not', async () => {
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
      'This coupon is for a first order.',
      'You have used this coupon already.',
    ]);
    expect(await problems(new Buyer(app, '', ''))).toEqual([null, null]);
  });

  it.each([['x'], ['a'.repeat(21)], ['two words'], ["'; drop table coupons"]])(
    'is refused for what can be no code: %s',
    async (coupon) => {
      const response = await app.post('/api/orders/quote', { items: itemsOf([[tea, 1]]), coupon });
      const sentence = 'This coupon code does not exist.';
      expect([response.status, await response.json()]).toEqual([400, failureOf(sentence)]);
    },
  );
});
