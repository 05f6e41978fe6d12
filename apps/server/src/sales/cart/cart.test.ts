import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toFailure } from '../../../test/identity.ts';
import { Shopper, toLine, stockCopies } from '../../../test/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NO_PRODUCT = toFailure('Product not found');
const NOT_FOUND = toFailure('Not found');

describe('a cart', () => {
  const app = useTestApp();
  let asha: Shopper;
  let ravi: Shopper;
  let [tea = '', soap = '']: string[] = [];

  beforeAll(async () => {
    asha = await Shopper.logIn(app, 'asha');
    ravi = await Shopper.logIn(app, 'ravi');
  });
  beforeEach(async () => {
    await app.sql('delete from cart_items');
    [tea = '', soap = ''] = await stockCopies(app, 2);
  });

  it('is empty at first', async () => {
    expect(await (await asha.get(`/api/cart/user/${asha.id}`)).json()).toEqual({
      success: true,
      cartItems: [],
    });
  });

  it.each(['categories', 'brands'])('rejects and hides products of deleted %s', async (table) => {
    await asha.add(tea);
    await app.sql(`update ${table} set is_deleted = true`);
    const response = await asha.add(soap);
    const lines = await asha.cart();
    await app.sql(`update ${table} set is_deleted = false`);
    expect(await response.json()).toEqual(NO_PRODUCT);
    expect(lines).toEqual([]);
    expect(await asha.quantities()).toEqual([[tea, 1]]);
  });

  it('leaves out products that are hidden now, until they are visible again', async () => {
    await asha.add(tea);
    await app.sql(`update products set is_visible = false where id = '${tea}'`);
    expect(await asha.cart()).toEqual([]);
    await app.sql(`update products set is_visible = true where id = '${tea}'`);
    expect(await asha.quantities()).toEqual([[tea, 1]]);
  });

  it('shows the current name, price and stock beside the price at the time of adding', async () => {
    await asha.add(tea);
    await app.sql(`update products set price_paise = 12550, name = 'Better' where id = '${tea}'`);
    await app.sql(`update store_entries set quantity = 3, alert_quantity = 5 where product_id = '${tea}'`);
    const now = { productName: 'Better', productPrice: 125.5, stock: { status: 'LOW', quantity: 3 } };
    expect(await toLine(await asha.add(tea))).toMatchObject({ ...now, quantity: 2, addedPrice: 1 });
    const [line] = await asha.cart();
    expect(line).toMatchObject({ ...now, quantity: 2, addedPrice: 1 });

    await asha.delete(`/api/cart/${line?.id}`);
    expect(await toLine(await asha.add(tea))).toMatchObject({ quantity: 1, addedPrice: 125.5 });
  });

  it('lets its owner remove a line, once', async () => {
    const { id } = await toLine(await asha.add(tea));
    const removed = await asha.delete(`/api/cart/${id}`);
    expect(removed.status).toBe(200);
    expect(await removed.json()).toEqual({ success: true });
    expect(await asha.cart()).toEqual([]);
    for (const gone of [id, randomUUID(), 'nonsense', '%00']) {
      const again = await asha.delete(`/api/cart/${gone}`);
      expect([gone, again.status]).toEqual([gone, 404]);
    }
  });

  it('can be seen and changed only by its owner', async () => {
    const { id } = await toLine(await asha.add(tea));
    const responses = [await ravi.get(`/api/cart/user/${asha.id}`), await ravi.delete(`/api/cart/${id}`)];
    for (const response of [...responses, await ravi.get('/api/cart/user/nonsense')]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual(NOT_FOUND);
    }
    expect(await asha.quantities()).toEqual([[tea, 1]]);
  });

  it('is for members: a guest is rejected before any input is checked', async () => {
    const guest = new Shopper(app, asha.id);
    const { id } = await toLine(await asha.add(tea));
    const responses = [
      await guest.add(tea),
      await guest.post('/api/cart', 'nonsense'),
      await guest.get(`/api/cart/user/${asha.id}`),
      await guest.delete(`/api/cart/${id}`),
      await guest.merge(randomUUID(), [tea, 1]),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await asha.quantities()).toEqual([[tea, 1]]);
  });
});
