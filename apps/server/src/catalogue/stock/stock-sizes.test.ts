import { Product } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRejection } from '../../../test/buyer.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const KURTA = sampleId('product/khadi-cotton-kurta');
const STORE = sampleId('store/khadi-cotton-kurta');

describe('the stock of a product with sizes', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let admin: StaffMember;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    admin = await StaffMember.logIn(app, 'admin');
  });
  beforeEach(async () => {
    await resize(['S', 'M', 'L']);
    await set({ sizes: { S: 1, M: 2, L: 3 } });
  });

  const set = (stock: object) =>
    staff.post('/api/stores', { productId: KURTA, quantity: 0, alertQuantity: 2, ...stock });
  const stored = async (stock: object) => (await readRecord(await set(stock)))['sizes'];
  /** Saves the product with other sizes. */
  const resize = async (sizes: readonly string[]) => {
    const product = Product.parse(await readRecord(await staff.get(`/api/admin/products/${KURTA}`)));
    const { brandId, categoryId, name, description, price, points } = product;
    const form = { brandId, categoryId, name, description, price: `${price}`, points: `${points}` };
    await staff.save('PUT', `/api/products/${KURTA}`, { ...form, sizes: JSON.stringify(sizes) });
  };
  const read = async () => {
    const [row] = await app.sql(`select quantity, (select json_object_agg(size, stock_sizes.quantity)
      from stock_sizes where product_id = '${KURTA}') as sizes from store_entries where id = '${STORE}'`);
    return row;
  };

  it('is set size by size; sizes that are not named stay, and the quantity is their sum', async () => {
    const response = await set({ sizes: { M: 7 }, quantity: 99 });
    const entry = { id: STORE, productId: KURTA, quantity: 11, alertQuantity: 2 };
    expect(await response.json()).toEqual({
      success: true,
      data: { ...entry, sizes: { S: 1, M: 7, L: 3 } },
    });
    const { data } = await admin.audit(`stock/${STORE}`);
    expect(data[0]).toMatchObject({
      before: { quantity: 6, sizes: { S: 1, M: 2, L: 3 } },
      after: { quantity: 11, sizes: { S: 1, M: 7, L: 3 } },
    });
  });

  it('spreads evenly over the sizes when none is named, the first sizes get the rest', async () => {
    expect(await stored({ quantity: 8 })).toEqual({ S: 3, M: 3, L: 2 });
    expect(await read()).toEqual({ quantity: 8, sizes: { S: 3, M: 3, L: 2 } });
  });

  it('stays in each size when only the alert level changes, by the call and by a CSV file', async () => {
    const sizes = { S: 1, M: 2, L: 3 };
    expect(await stored({ quantity: 6, alertQuantity: 4 })).toEqual(sizes);
    const importer = await CsvImporter.logIn(app);
    await importer.import('stock', `Product ID,Quantity,Alert quantity\n${KURTA},6,5\n`);
    expect(await read()).toEqual({ quantity: 6, sizes });
    expect(await app.sql(`select alert_quantity from store_entries where id = '${STORE}'`)).toEqual([
      { alert_quantity: 5 },
    ]);
  });

  it('is created with all sizes after its entry is deleted', async () => {
    await staff.delete(`/api/stores/${STORE}`);
    expect(await app.sql(`select * from stock_sizes where product_id = '${KURTA}'`)).toEqual([]);
    expect(await readRecord(await set({ quantity: 50, sizes: { M: 4 } }))).toMatchObject({
      quantity: 4,
      sizes: { S: 0, M: 4, L: 0 },
    });
    await app.sql(`update store_entries set id = '${STORE}' where product_id = '${KURTA}'`);
  });

  it.each([
    [{ XS: 1 }, 'Choose a size from the list'],
    [{ S: -1 }, 'Quantity must not be negative'],
    [{ S: 1.5 }, 'Quantity must be a whole number'],
  ])('is not %j', async (sizes, message) => {
    const response = await set({ sizes });
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });

  it('is received and corrected in a size, with the reason in the audit', async () => {
    const move = (movement: object) =>
      staff.post(`/api/admin/stock/${KURTA}/movements`, { reason: 'Delivery', ...movement });
    await move({ kind: 'receive', size: 'M', quantity: 5 });
    const corrected = await readRecord(await move({ kind: 'correct', size: 'S', quantity: 9 }));
    expect(corrected).toMatchObject({ quantity: 19, sizes: { S: 9, M: 7, L: 3 } });
    const { data } = await admin.audit(`stock/${STORE}`);
    expect(data[0]?.after).toMatchObject({ reason: 'Delivery', sizes: { S: 9, M: 7, L: 3 } });
    for (const [size, message] of [
      [undefined, 'Choose a size'],
      ['XS', 'Choose a size from the list'],
    ])
      expect(await readRejection(await move({ kind: 'correct', size, quantity: 1 }))).toEqual([400, message]);
  });

  it('is received in several sizes at once, with one audit entry; other sizes stay', async () => {
    await set({ sizes: { S: 1, M: 2, L: 3 } });
    const { total } = await admin.audit(`stock/${STORE}`);
    const move = (movement: object) =>
      staff.post(`/api/admin/stock/${KURTA}/movements`, { kind: 'receive', reason: 'Delivery', ...movement });
    const received = await readRecord(await move({ quantity: 9, sizes: { S: 4, L: 5 } }));
    expect(received).toMatchObject({ quantity: 15, sizes: { S: 5, M: 2, L: 8 } });
    expect((await admin.audit(`stock/${STORE}`)).total).toBe(total + 1);
    for (const [sizes, message] of [
      [{}, 'Choose a size'],
      [{ S: 1, XS: 1 }, 'Choose a size from the list'],
      [{ S: 1_000_000 }, 'Quantity must be at most 1000000'],
    ])
      expect(await readRejection(await move({ quantity: 1, sizes }))).toEqual([400, message]);
    await set({ sizes: { S: 1, M: 2, L: 3 } });
  });

  it('is listed for staff where a size is sold out and others are not', async () => {
    const found = async () =>
      (await staff.get('/api/admin/stock?state=sizeSoldOut&search=khadi%20cotton')).json();
    for (const [sizes, total] of [
      [{ S: 1, M: 2, L: 3 }, 0],
      [{ S: 1, M: 0, L: 3 }, 1],
      [{ S: 0, M: 0, L: 0 }, 0],
    ]) {
      await set({ sizes });
      expect(await found()).toMatchObject({ total });
    }
    await set({ sizes: { S: 1, M: 2, L: 3 } });
  });

  it('is shown with the product, in the lists of stock, and to staff', async () => {
    const sizes = { S: 1, M: 2, L: 3 };
    const inShop = async () => (await readRecord(await app.call(`/api/products/${KURTA}`)))['stock'];
    await expect.poll(inShop).toEqual({ status: 'IN_STOCK', quantity: 6, sizes });
    // Pages are up to date also when only the sizes change, and not their sum.
    const moved = { S: 2, M: 1, L: 3 };
    await set({ sizes: moved });
    await expect.poll(inShop).toEqual({ status: 'IN_STOCK', quantity: 6, sizes: moved });
    await set({ sizes });
    expect(await (await app.call('/api/stores?search=khadi%20cotton')).json()).toMatchObject({
      data: [{ quantity: 6, sizes }],
    });
    expect(await (await staff.get('/api/admin/stock?search=khadi%20cotton')).json()).toMatchObject({
      data: [{ quantity: 6, sizes }],
    });
  });

  it('follows the sizes of the product: those that stay have their pieces, removed ones are gone', async () => {
    await resize(['XS', 'L', 'S']);
    expect(await read()).toEqual({ quantity: 4, sizes: { XS: 0, L: 3, S: 1 } });
    const { data } = await admin.audit(`stock/${STORE}`);
    expect(data[0]).toMatchObject({
      actorId: staff.id,
      before: { quantity: 6, sizes: { S: 1, M: 2, L: 3 } },
      after: { quantity: 4, sizes: { XS: 0, L: 3, S: 1 } },
    });
  });

  it('leaves no audit entry when the product is saved with the same sizes', async () => {
    const { total } = await admin.audit(`stock/${STORE}`);
    await resize(['S', 'M', 'L']);
    expect((await admin.audit(`stock/${STORE}`)).total).toBe(total);
  });

  it('is one quantity while the product has no sizes, which the next sizes share', async () => {
    await resize([]);
    expect(await read()).toEqual({ quantity: 6, sizes: null });
    await resize(['A', 'B', 'C', 'D']);
    expect(await read()).toEqual({ quantity: 6, sizes: { A: 2, B: 2, C: 1, D: 1 } });
  });

  it('is the sum of its sizes, whatever else is written', async () => {
    await app.sql(`update store_entries set quantity = 500 where id = '${STORE}'`);
    expect(await read()).toMatchObject({ quantity: 6 });
  });
});
