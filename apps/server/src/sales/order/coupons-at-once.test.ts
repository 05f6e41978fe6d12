import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_SECRET, Buyer, counted, offer, orderIn, toStock } from '../../../test/buyer.ts';
import { putCoupon, countUses, withoutCoupons } from '../../../test/coupons.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a coupon that many members use at once', () => {
  const app = useTestApp({ AUTH_SECRET });
  let [tea = '', soap = '']: string[] = [];

  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries cascade');
    await withoutCoupons(app);
    [tea = '', soap = ''] = await stockCopies(app, 2);
    for (const product of [tea, soap])
      await offer(app, product, { pricePaise: 50_000, points: 7, quantity: 100 });
  });

  it('is used by 5 of 50 buyers when 5 uses are left', async () => {
    await putCoupon(app, 'FEW', { totalLimit: 20, used: 15 });
    const buyers = await Buyer.many(app, 50);
    const responses = await Promise.all(
      buyers.map((buyer) => buyer.order([[tea, 1]], { coupon: 'FEW', total: 490 })),
    );
    expect(await counted(responses)).toEqual({ 201: 5, '409 This coupon is no longer available.': 45 });
    expect(await countUses(app, 'FEW')).toEqual({ used: 20, orders: 5 });
    expect(await toStock(app, tea)).toBe(95);
  });

  it('is used once by a member who orders in many tabs', async () => {
    await putCoupon(app, 'ONCE', { memberLimit: 1 });
    const [buyer] = await Buyer.many(app, 1);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => buyer?.order([[tea, 1]], { coupon: 'ONCE', total: 490 })),
    );
    expect(await counted(responses.filter((response) => response !== undefined))).toEqual({
      201: 1,
      '409 You have already used this coupon.': 9,
    });
    expect(await countUses(app, 'ONCE')).toEqual({ used: 1, orders: 1 });
  });

  it('counts for one first order of a member who orders in many tabs', async () => {
    await putCoupon(app, 'FIRST', { isForFirstOrder: true });
    const [buyer] = await Buyer.many(app, 1);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => buyer?.order([[tea, 1]], { coupon: 'FIRST', total: 490 })),
    );
    expect(await counted(responses.filter((response) => response !== undefined))).toEqual({
      201: 1,
      '409 This coupon is for first orders only.': 9,
    });
  });

  it('is locked before the stock, both by orders and by cancellations', async () => {
    await putCoupon(app, 'MANY');
    const buyers = await Buyer.many(app, 40);
    const both = [[tea, 1] as const, [soap, 1] as const];
    const responses = await Promise.all(
      buyers.map(async (buyer, n) => {
        const wanted = n % 2 ? both : both.toReversed();
        const { id } = await orderIn(await buyer.order(wanted, { coupon: 'MANY', total: 990 }));
        return buyer.cancel(id);
      }),
    );
    expect(await counted(responses)).toEqual({ 200: 40 });
    expect([await toStock(app, tea), await toStock(app, soap)]).toEqual([100, 100]);
    expect(await countUses(app, 'MANY')).toEqual({ used: 0, orders: 0 });
  });

  it('is not used up by failed orders: a successful order can use it', async () => {
    await putCoupon(app, 'ONE', { totalLimit: 1 });
    await offer(app, soap, { pricePaise: 50_000, points: 0, quantity: 1 });
    const buyers = await Buyer.many(app, 10);
    const responses = await Promise.all(
      buyers.map((buyer, n) => buyer.order([[n % 2 ? tea : soap, 1]], { coupon: 'ONE', total: 490 })),
    );
    const { 201: placed } = await counted(responses);
    expect([placed, await countUses(app, 'ONE')]).toEqual([1, { used: 1, orders: 1 }]);
    expect((await toStock(app, tea)) + (await toStock(app, soap))).toBe(100);
  });
});
