import { Coupon } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Buyer, offer } from '../../../test/buyer.ts';
import { putCoupon, withoutCoupons } from '../../../test/coupons.ts';
import { stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Coupons = z.object({ success: z.literal(true), data: z.array(Coupon) });
const DAY_MS = 86_400_000;

async function listCoupons(buyer: Buyer): Promise<Coupon[]> {
  return Coupons.parse(await (await buyer.get('/api/coupons')).json()).data;
}

/** The codes and the remaining uses of each. */
async function readUsesLeft(buyer: Buyer) {
  return (await listCoupons(buyer)).map(({ code, usesLeft }) => [code, usesLeft]);
}

describe('the list of coupons', () => {
  const app = useTestApp();
  let guest: Buyer;
  let ravi: Buyer;
  let tea = '';

  beforeAll(async () => {
    guest = new Buyer(app, '', '');
    ravi = await Buyer.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('truncate orders, order_items, order_events, bv_entries cascade');
    await withoutCoupons(app);
    [tea = ''] = await stockCopies(app, 1);
    await offer(app, tea, { pricePaise: 50_000, points: 0, quantity: 10 });
  });

  it('shows the discount of each, and its conditions', async () => {
    const endsAt = new Date(app.clock.now + DAY_MS);
    await putCoupon(app, 'TEN', {
      title: 'Ten rupees and a half',
      value: 1050,
      minSubtotalPaise: 49_950,
      endsAt,
    });
    await putCoupon(app, 'HALF', {
      kind: 'PERCENT',
      value: 50,
      maxDiscountPaise: 20_050,
      isForFirstOrder: true,
    });
    const response = await guest.get('/api/coupons');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({
      success: true,
      data: [
        {
          code: 'HALF',
          title: 'HALF',
          kind: 'PERCENT',
          value: 50,
          maxDiscount: 200.5,
          minSubtotal: 0,
          endsAt: null,
          usesLeft: null,
          isForFirstOrder: true,
        },
        {
          code: 'TEN',
          title: 'Ten rupees and a half',
          kind: 'AMOUNT',
          value: 10.5,
          maxDiscount: null,
          minSubtotal: 499.5,
          endsAt: endsAt.toISOString(),
          usesLeft: null,
          isForFirstOrder: false,
        },
      ],
      total: 2,
    });
  });

  it('leaves out coupons that cannot be used now', async () => {
    await putCoupon(app, 'OPEN', { totalLimit: 3, used: 2 });
    await putCoupon(app, 'GONE', { totalLimit: 3, used: 3 });
    await putCoupon(app, 'OFF', { isActive: false });
    await putCoupon(app, 'OVER', { endsAt: new Date(app.clock.now - 1) });
    await putCoupon(app, 'SOON', { startsAt: new Date(app.clock.now + 1) });
    for (const buyer of [guest, ravi]) {
      expect((await listCoupons(buyer)).map(({ code }) => code)).toEqual(['OPEN']);
    }
  });

  it('shows members the remaining uses of each, and leaves out the ones that they have used up', async () => {
    await putCoupon(app, 'ANY');
    await putCoupon(app, 'FEW', { totalLimit: 10, used: 9, memberLimit: 5 });
    await putCoupon(app, 'FIRST', { isForFirstOrder: true });
    await putCoupon(app, 'ONCE', { memberLimit: 1 });
    await putCoupon(app, 'TWICE', { memberLimit: 2 });
    expect(await readUsesLeft(ravi)).toEqual([
      ['ANY', null],
      ['FEW', 1],
      ['FIRST', 1],
      ['ONCE', 1],
      ['TWICE', 2],
    ]);
    await ravi.order([[tea, 1]], { coupon: 'ONCE' });
    await ravi.order([[tea, 1]], { coupon: 'TWICE' });
    expect(await readUsesLeft(ravi)).toEqual([
      ['ANY', null],
      ['FEW', 1],
      ['TWICE', 1],
    ]);
    const other = await Buyer.logIn(app, 'asha');
    expect((await readUsesLeft(other)).map(([code]) => code)).toEqual([
      'ANY',
      'FEW',
      'FIRST',
      'ONCE',
      'TWICE',
    ]);
    expect((await listCoupons(guest)).map(({ code }) => code)).toEqual([
      'ANY',
      'FEW',
      'FIRST',
      'ONCE',
      'TWICE',
    ]);
  });
});

describe('the sample coupons', () => {
  const app = useTestApp();

  it('are offered to guests, except one that has expired and one that is used up', async () => {
    const offered = await listCoupons(new Buyer(app, '', ''));
    expect(
      offered.map(({ code, kind, value, maxDiscount, minSubtotal }) => [
        code,
        kind,
        value,
        maxDiscount,
        minSubtotal,
      ]),
    ).toEqual([
      ['WELCOME10', 'PERCENT', 10, 150, 299],
      ['FLAT100', 'AMOUNT', 100, null, 999],
      ['FESTIVE15', 'PERCENT', 15, 300, 1499],
    ]);
    expect(await app.sql(`select code from coupons order by code`)).toEqual(
      ['FESTIVE15', 'FIRST100', 'FLAT100', 'MONSOON20', 'WELCOME10'].map((code) => ({ code })),
    );
  });
});
