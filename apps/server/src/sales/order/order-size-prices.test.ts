import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_SECRET, Buyer, openShop, readRejection } from '../../../test/buyer.ts';
import { putCoupon, withoutCoupons } from '../../../test/coupons.ts';
import { SELLER, listPages } from '../../../test/invoices.ts';
import { HOME_DELIVERY, OrderStaff } from '../../../test/order-staff.ts';
import { Shopper, toLine } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('a product whose large pack has its own price', () => {
  const app = useTestApp({ AUTH_SECRET }, { seller: SELLER });
  let ravi: Buyer;
  let shopper: Shopper;
  let oil = '';

  /** What the large pack costs and earns; the small one follows the product. */
  const setLarge = (pricePaise: number, points = 25) =>
    app.sql(
      `update products set size_prices = '${JSON.stringify({
        '250 ml': { pricePaise, maximumRetailPricePaise: 100_000, points },
      })}' where id = '${oil}'`,
    );

  beforeAll(async () => {
    ravi = await Buyer.logIn(app, 'ravi');
    shopper = await Shopper.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await withoutCoupons(app);
    [oil = ''] = await openShop(app, { pricePaise: 30_000, points: 10, quantity: 0 });
    await app.sql(
      `update products set sizes = '{100 ml,250 ml}', name = 'Oil', hsn = '15149120', gst_percent = 5 where id = '${oil}'`,
    );
    await app.sql(`insert into stock_sizes values ('${oil}', '100 ml', 9), ('${oil}', '250 ml', 9)`);
    await setLarge(65_050);
  });

  it('costs and earns in the cart what the chosen size does', async () => {
    expect(await toLine(await shopper.add(oil, 1, { size: '250 ml' }))).toMatchObject({
      productPrice: 650.5,
      addedPrice: 650.5,
      points: 25,
    });
    expect(await toLine(await shopper.add(oil, 1, { size: '100 ml' }))).toMatchObject({
      productPrice: 300,
      addedPrice: 300,
      points: 10,
    });
    await setLarge(70_000);
    expect(await shopper.cart()).toMatchObject([
      { size: '250 ml', productPrice: 700, addedPrice: 650.5 },
      { size: '100 ml', productPrice: 300, addedPrice: 300 },
    ]);
  });

  it('is quoted and ordered at the price and the points of each size', async () => {
    const wanted = [
      [oil, 2, '250 ml'],
      [oil, 1, '100 ml'],
    ] as const;
    const quote = await ravi.quote(wanted);
    expect(quote).toMatchObject({ subtotal: 1601, points: 60, total: 1601 });
    expect(quote.lines).toMatchObject([
      { size: '250 ml', price: 650.5, points: 25, lineTotal: 1301 },
      { size: '100 ml', price: 300, points: 10, lineTotal: 300 },
    ]);
    const order = await ravi.place(...wanted);
    await setLarge(70_000, 30);
    expect(await ravi.orders()).toMatchObject([
      {
        id: order.id,
        total: 1601,
        points: 60,
        items: [
          { size: '250 ml', price: 650.5, points: 25, lineTotal: 1301 },
          { size: '100 ml', price: 300, points: 10, lineTotal: 300 },
        ],
      },
    ]);
  });

  it('is not ordered for a total that a new price of the size has changed', async () => {
    const wanted = [[oil, 1, '250 ml']] as const;
    const { total } = await ravi.quote(wanted);
    await setLarge(70_000);
    expect(await readRejection(await ravi.order(wanted, { total }))).toEqual([
      409,
      'The total has changed. Please review your order.',
    ]);
    expect((await ravi.order(wanted, { total: 700 })).status).toBe(201);
  });

  it('is not ordered in a size that it does not have, such as one named like a property of objects', async () => {
    for (const size of ['500 ml', 'toString', '__proto__'])
      expect(await readRejection(await ravi.order([[oil, 1, size]], { total: 300 }))).toEqual([
        400,
        'Choose a size from the list',
      ]);
  });

  it('has a coupon of the price of the size', async () => {
    await putCoupon(app, 'TENTH', { kind: 'PERCENT', value: 10 });
    expect(await ravi.quote([[oil, 2, '250 ml']], 'TENTH')).toMatchObject({
      subtotal: 1301,
      discount: 130.1,
      total: 1170.9,
    });
  });

  it('has the price of the size on the invoice', async () => {
    const order = await ravi.place([oil, 2, '250 ml']);
    await (await OrderStaff.logIn(app)).move(order.id, ...HOME_DELIVERY);
    const text = (await listPages(app, ravi, order.id)).flat().join('\n');
    expect(text).toContain(
      '1 | Oil, size 250 ml | 15149120 | 2 | 650.50 | – | 1,239.04 | 5 % | 61.96 | 1,301.00',
    );
  });

  it('gets more pieces from staff at the price of the size in the order', async () => {
    const { id } = await ravi.place([oil, 1, '250 ml']);
    await setLarge(70_000);
    const staff = await OrderStaff.logIn(app);
    const quote = await staff.send('POST', `${id}/additions/quote`, {
      items: [{ productId: oil, size: '250 ml', quantity: 1, added: 1 }],
    });
    expect(await quote.json()).toMatchObject({ data: { after: { subtotal: 1301, points: 50 } } });
  });
});
