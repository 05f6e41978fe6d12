import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Buyer, toItems, offer, openShop, readRejection, toStock } from '../../../test/buyer.ts';
import { useTestApp } from '../../../test/test-app.ts';

const CHANGED = 'The total has changed. Please review your order.';

describe('a rejected order', () => {
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
  /** The state when no order was placed. */
  const untouched = async () =>
    expect([
      await ravi.orders(),
      await ravi.points(),
      await toStock(app, tea),
      await toStock(app, soap),
    ]).toEqual([[], {}, 10, 1]);

  it.each(
    [undefined, 'short', 'x'.repeat(65), 'with space', 'ключ-ключ', '../../../../../etc'].map((key) => [key]),
  )('has an invalid key: %j', async (key) => {
    const headers = key === 'ключ-ключ' ? Buffer.from(key).toString('latin1') : key;
    const body = {
      items: toItems([[tea, 1]]),
      addressId: ravi.addressId,
      payment: { method: 'COD' },
      total: 174.5,
    };
    expect(await readRejection(await ravi.send(body, headers))).toEqual([
      400,
      'An Idempotency-Key is needed.',
    ]);
    await untouched();
  });

  it.each<[object, string]>([
    [{ items: [] }, 'There is nothing to order'],
    [{ addressId: 'home' }, 'Choose an address'],
    [{ payment: { method: 'CHEQUE' } }, 'Choose a payment method'],
    [{ total: '174.5' }, 'Total is required'],
  ])('has the invalid body %j', async (invalid, sentence) => {
    const body = {
      items: toItems([[tea, 1]]),
      addressId: ravi.addressId,
      payment: { method: 'COD' },
      total: 174.5,
    };
    expect(await readRejection(await ravi.send({ ...body, ...invalid }, randomUUID()))).toEqual([
      400,
      sentence,
    ]);
    await untouched();
  });

  it.each([174.49, 174.51, 174.501, 125.5, 0, -174.5])(
    'has a total of ₹%d instead of ₹174.50',
    async (total) => {
      expect(await readRejection(await ravi.order([[tea, 1]], { total }))).toEqual([409, CHANGED]);
      await untouched();
    },
  );

  it('has a total from before the price changed', async () => {
    await offer(app, tea, { pricePaise: 12_551, points: 10, quantity: 10 });
    expect(await readRejection(await ravi.order([[tea, 1]], { total: 174.5 }))).toEqual([409, CHANGED]);
    await untouched();
  });

  it("has an address that is not the caller's", async () => {
    for (const addressId of [asha.addressId, randomUUID()]) {
      const body = { items: toItems([[tea, 1]]), addressId, payment: { method: 'COD' }, total: 174.5 };
      expect(await readRejection(await ravi.send(body, randomUUID()))).toEqual([404, 'Address not found']);
    }
    await untouched();
  });

  it('is rejected as a whole when one product is missing, and names the product', async () => {
    const wanted = (quantity: number) =>
      ravi.order(
        [
          [tea, 1],
          [soap, quantity],
        ],
        { total: 1 },
      );
    expect(await readRejection(await wanted(2))).toEqual([409, 'Only 1 left of Copy 2']);
    await untouched();
    await app.sql(`update store_entries set quantity = 0 where product_id = '${soap}'`);
    expect(await readRejection(await wanted(1))).toEqual([409, 'Sold out: Copy 2']);
    await app.sql(`update products set is_visible = false where id = '${soap}'`);
    expect(await readRejection(await wanted(1))).toEqual([
      409,
      'An item in your order is no longer available. Please review your order.',
    ]);
    expect([await ravi.orders(), await toStock(app, tea)]).toEqual([[], 10]);
  });
});
