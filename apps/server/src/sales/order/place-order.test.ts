import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DETAILS } from '../../../test/addressee.ts';
import { Buyer, offer, openShop, orderIn, toStock } from '../../../test/buyer.ts';
import { Shopper, listProducts } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('placing an order', () => {
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
      { pricePaise: 12_550, points: 10, quantity: 10 },
      { pricePaise: 24_850, points: 0, quantity: 1 },
    );
  });
  it('responds with the order, reduces the stock, and credits the points as pending', async () => {
    const response = await ravi.order([
      [soap, 1],
      [tea, 3],
    ]);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    const order = await orderIn(response);
    const at = new Date(app.clock.now).toISOString();
    expect(order).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      number: expect.stringMatching(/^PGM-\d{6}$/),
      status: 'PLACED',
      placedAt: at,
      items: [
        {
          productId: soap,
          productName: 'Copy 2',
          productImage: null,
          price: 248.5,
          quantity: 1,
          reversed: 0,
          points: 0,
          lineTotal: 248.5,
        },
        {
          productId: tea,
          productName: 'Copy 1',
          productImage: null,
          price: 125.5,
          quantity: 3,
          reversed: 0,
          points: 10,
          lineTotal: 376.5,
        },
      ],
      address: { ...DETAILS, name: 'Home', isDefault: true },
      delivery: {
        method: 'STANDARD',
        expectedBy: new Date(app.clock.now + 7 * 86_400_000).toISOString(),
        shipment: null,
      },
      subtotal: 625,
      deliveryFee: 0,
      couponCode: null,
      discount: 0,
      total: 625,
      reversedTotal: 0,
      points: 30,
      payment: { method: 'COD', status: 'DUE', problem: null, payBy: null },
      reversals: [],
      refunds: [],
      gstin: null,
      timeline: [{ status: 'PLACED', at, by: 'MEMBER', note: null }],
      canCancel: true,
      canCancelPieces: true,
      canReturn: false,
      returnBy: null,
      hasInvoice: false,
    });
    expect([await toStock(app, tea), await toStock(app, soap)]).toEqual([7, 0]);
    expect(await ravi.points()).toEqual({ PENDING: 30 });
    expect(await app.sql('select points_group, type, points, reason, valid_till from bv_entries')).toEqual([
      {
        points_group: 'PENDING',
        type: 'CREDIT',
        points: 30,
        reason: `Order ${order.number} placed`,
        valid_till: null,
      },
    ]);
    expect(await asha.orders()).toEqual([]);
  });

  it('credits nothing for products without points, and charges the delivery fee', async () => {
    expect(await ravi.place([soap, 1])).toMatchObject({
      subtotal: 248.5,
      deliveryFee: 49,
      total: 297.5,
      points: 0,
    });
    expect(await app.sql('select * from bv_entries')).toEqual([]);
  });

  it("removes only the ordered products from the caller's cart", async () => {
    const carts = [await Shopper.logIn(app, 'ravi'), await Shopper.logIn(app, 'asha')] as const;
    for (const cart of carts) for (const product of [tea, soap]) await cart.add(product);
    await ravi.place([tea, 1]);
    expect(await carts[0].quantities()).toEqual([[soap, 1]]);
    expect(await carts[1].quantities()).toEqual([
      [tea, 1],
      [soap, 1],
    ]);
  });

  it('gives rising numbers, and keeps the facts at the time of the order', async () => {
    const first = await ravi.place([tea, 1]);
    const second = await ravi.place([tea, 1]);
    expect(Number(second.number.slice(4))).toBe(Number(first.number.slice(4)) + 1);
    await offer(app, tea, { pricePaise: 99_900, points: 99, quantity: 5 });
    await app.sql(`update products set name = 'Other', is_deleted = true where id = '${tea}'`);
    await app.sql(`delete from addresses where id = '${ravi.addressId}'`);
    expect(await orderIn(await ravi.get(`/api/orders/${first.id}`))).toEqual(first);
    ravi = await Buyer.logIn(app, 'ravi');
  });

  it('changes the stock in the catalogue at once', async () => {
    const shown = async () => (await listProducts(app)).find(({ id }) => id === tea)?.stock.quantity;
    await expect.poll(shown).toBe(10);
    const { id } = await ravi.place([tea, 4]);
    await expect.poll(shown).toBe(6);
    await ravi.cancel(id);
    await expect.poll(shown).toBe(10);
  });

  it("uses only the server's price, points, name and owner", async () => {
    const order = await orderIn(
      await ravi.send(
        {
          items: [{ productId: tea, quantity: 1, price: 1, points: 1000, name: 'Mine' }],
          addressId: ravi.addressId,
          payment: { method: 'COD', status: 'PAID' },
          total: 174.5,
          points: 1000,
          userId: asha.id,
          status: 'DELIVERED',
        },
        randomUUID(),
      ),
    );
    expect(order).toMatchObject({ status: 'PLACED', total: 174.5, points: 10, payment: { status: 'DUE' } });
    expect(order.items).toMatchObject([{ productName: 'Copy 1', price: 125.5, points: 10 }]);
    expect(await asha.orders()).toEqual([]);
  });
});
