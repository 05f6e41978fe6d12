import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, offer, openShop, orderIn, readRejection, toStock } from '../../../test/buyer.ts';
import { putCoupon, countUses, withoutCoupons } from '../../../test/coupons.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const CHANGED = [409, 'The total has changed. Please review your order.'];

describe('an order with a coupon', () => {
  const app = useTestApp();
  let asha: Buyer;
  let ravi: Buyer;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    asha = await Buyer.logIn(app, 'asha');
    ravi = await Buyer.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    [tea = '', soap = ''] = await openShop(
      app,
      { pricePaise: 10_000, points: 10, quantity: 10 },
      { pricePaise: 20_000, points: 0, quantity: 10 },
    );
    await withoutCoupons(app);
  });

  it('is cheaper by the discount, earns its points, and splits the discount among its lines', async () => {
    await putCoupon(app, 'ODD', { value: 10_001, totalLimit: 5 });
    const wanted = [
      [tea, 2],
      [soap, 3],
    ] as const;
    const order = await orderIn(await ravi.order(wanted, { coupon: 'odd', total: 699.99 }));
    expect(order).toMatchObject({
      subtotal: 800,
      deliveryFee: 0,
      couponCode: 'ODD',
      discount: 100.01,
      total: 699.99,
      points: 20,
    });
    expect(await ravi.orders()).toEqual([order]);
    expect(await app.sql('select discount_paise::int as paise from order_items order by position')).toEqual([
      { paise: 2500 },
      { paise: 7501 },
    ]);
    expect(await countUses(app, 'ODD')).toEqual({ used: 1, orders: 1 });
    expect(await ravi.points()).toEqual({ PENDING: 20 });
  });

  it('may cost nothing', async () => {
    await putCoupon(app, 'ALL', { kind: 'PERCENT', value: 100 });
    const order = await orderIn(await ravi.order([[tea, 5]], { coupon: 'ALL', total: 0 }));
    expect(order).toMatchObject({ subtotal: 500, deliveryFee: 0, discount: 500, total: 0, points: 50 });
    expect(await toStock(app, tea)).toBe(5);
  });

  it('may have the highest possible total, and cost nothing', async () => {
    await putCoupon(app, 'ALL', { kind: 'PERCENT', value: 100 });
    const dear = await stockCopies(app, 100);
    await app.sql('update products set price_paise = 2147483647 where price_paise = 100');
    const wanted = dear.map((id) => [id, 2] as const);
    expect(await orderIn(await ravi.order(wanted, { coupon: 'ALL', total: 0 }))).toMatchObject({
      discount: 4_294_967_294,
      total: 0,
    });
  });

  it.each<[string, Parameters<typeof putCoupon>[2]]>([
    ['This coupon code does not exist.', { isActive: false }],
    ['This coupon is not valid yet.', { startsAt: new Date(Date.UTC(2100, 0)) }],
    ['This coupon has expired.', { endsAt: new Date(0) }],
    ['This coupon is no longer available.', { totalLimit: 3, used: 3 }],
    ['This coupon is for orders of ₹100.01 or more.', { minSubtotalPaise: 10_001 }],
  ])('fails with the reason: %s', async (sentence, rules) => {
    await putCoupon(app, 'TEN', rules);
    for (const total of [139, 149]) {
      expect(await readRejection(await ravi.order([[tea, 1]], { coupon: 'TEN', total }))).toEqual([
        409,
        sentence,
      ]);
    }
    expect([await ravi.orders(), await toStock(app, tea)]).toEqual([[], 10]);
    expect(await countUses(app, 'TEN')).toEqual({ used: rules?.used ?? 0, orders: 0 });
  });

  it('fails when the coupon does not exist', async () => {
    const rejected = await ravi.order([[tea, 1]], { coupon: 'NONE', total: 149 });
    expect(await readRejection(rejected)).toEqual([409, 'This coupon code does not exist.']);
  });

  it('fails when the member has reached the limit of uses, and only then', async () => {
    await putCoupon(app, 'TWICE', { memberLimit: 2 });
    const order = (buyer: Buyer) => buyer.order([[tea, 1]], { coupon: 'TWICE', total: 139 });
    expect([(await order(ravi)).status, (await order(ravi)).status]).toEqual([201, 201]);
    expect(await readRejection(await order(ravi))).toEqual([409, 'You have already used this coupon.']);
    expect((await order(asha)).status).toBe(201);
    expect(await countUses(app, 'TWICE')).toEqual({ used: 3, orders: 3 });
  });

  it('fails when it is not the first order, unless the earlier ones were cancelled', async () => {
    await putCoupon(app, 'FIRST', { isForFirstOrder: true });
    const order = () => ravi.order([[tea, 1]], { coupon: 'FIRST', total: 139 });
    const { id } = await ravi.place([soap, 1]);
    expect(await readRejection(await order())).toEqual([409, 'This coupon is for first orders only.']);
    await ravi.cancel(id);
    expect((await order()).status).toBe(201);
  });

  it('fails when the discount differs from the one that was shown', async () => {
    await putCoupon(app, 'TEN');
    await app.sql(`update coupons set value = 999`);
    expect(await readRejection(await ravi.order([[tea, 1]], { coupon: 'TEN', total: 139 }))).toEqual(CHANGED);
    expect(await readRejection(await ravi.order([[tea, 1]], { total: 139 }))).toEqual(CHANGED);
    expect(await countUses(app, 'TEN')).toEqual({ used: 0, orders: 0 });
  });

  it('uses the coupon once, even when it is sent many times with the same key', async () => {
    await putCoupon(app, 'ONCE', { memberLimit: 1 });
    const key = randomUUID();
    const send = () => ravi.order([[tea, 1]], { coupon: 'ONCE', total: 139, key });
    const first = await orderIn(await send());
    expect(await orderIn(await send())).toEqual(first);
    const responses = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await countUses(app, 'ONCE')).toEqual({ used: 1, orders: 1 });
  });

  it('differs from an order without a coupon, or with another one', async () => {
    await putCoupon(app, 'TEN');
    await putCoupon(app, 'ZEHN');
    const key = randomUUID();
    await ravi.order([[tea, 1]], { coupon: 'TEN', total: 139, key });
    for (const coupon of [{}, { coupon: 'ZEHN' }]) {
      const response = await ravi.order([[tea, 1]], { ...coupon, total: 139, key });
      expect(await readRejection(response)).toEqual([409, 'This key was used for another order.']);
    }
  });

  it('releases the use when it is cancelled, once', async () => {
    await putCoupon(app, 'ONCE', { memberLimit: 1, totalLimit: 1 });
    const order = () => ravi.order([[tea, 1]], { coupon: 'ONCE', total: 139 });
    const { id } = await orderIn(await order());
    expect((await ravi.quote([[tea, 1]], 'ONCE')).coupon?.problem).toBe('You have already used this coupon.');
    await Promise.all([ravi.cancel(id), ravi.cancel(id), ravi.cancel(id)]);
    expect(await countUses(app, 'ONCE')).toEqual({ used: 0, orders: 0 });
    expect((await ravi.orders())[0]).toMatchObject({ status: 'CANCELLED', couponCode: 'ONCE', discount: 10 });
    expect((await order()).status).toBe(201);
    expect(await countUses(app, 'ONCE')).toEqual({ used: 1, orders: 1 });
  });

  it('uses no coupon when its products are sold out', async () => {
    await putCoupon(app, 'TEN');
    await offer(app, tea, { pricePaise: 10_000, points: 0, quantity: 0 });
    expect((await ravi.order([[tea, 1]], { coupon: 'TEN', total: 139 })).status).toBe(409);
    expect(await countUses(app, 'TEN')).toEqual({ used: 0, orders: 0 });
  });
});
