import { beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { newId, sampleId } from '../../platform/database/id.ts';

const GHEE = sampleId('product/bilona-cow-ghee');

describe('the stock of a product', () => {
  const app = useTestApp();
  let staff: StaffMember;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
  });

  const set = (quantity: unknown, alertQuantity: unknown = 5, productId = GHEE) =>
    staff.post('/api/stores', { productId, quantity, alertQuantity });
  const move = (movement: object, productId = GHEE) =>
    staff.post(`/api/admin/stock/${productId}/movements`, movement);
  const inShop = async () => (await readRecord(await app.call(`/api/products/${GHEE}`)))['stock'];

  it('is set in the entry that it has', async () => {
    const response = await set(3);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        success: true,
        data: { id: sampleId('store/bilona-cow-ghee'), productId: GHEE, quantity: 3, alertQuantity: 5 },
      },
    ]);
    await expect.poll(inShop).toEqual({ status: 'LOW', quantity: 3 });
  });

  it('is gone with its entry, which a new one replaces', async () => {
    const path = `/api/stores/${sampleId('store/bilona-cow-ghee')}`;
    const deleted = await staff.delete(path);
    expect([deleted.status, await deleted.json()]).toEqual([200, { success: true }]);
    await expect.poll(inShop).toEqual({ status: 'SOLD_OUT', quantity: 0 });
    expect(await (await staff.delete(path)).json()).toEqual(toFailure('Stock entry not found'));
    expect((await set(40)).status).toBe(200);
    await expect.poll(inShop).toEqual({ status: 'IN_STOCK', quantity: 40 });
  });

  it('is the last of 20 values that are set at once, with an audit entry for each', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const { id } = await readRecord(await set(100));
    const before = await admin.audit(`stock/${id}`);
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => set(n)));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const { data, total } = await admin.audit(`stock/${id}`);
    expect(total).toBe(before.total + 20);
    expect(await app.sql(`select quantity from store_entries where id = '${id}'`)).toEqual([
      { quantity: data[0]?.after?.['quantity'] },
    ]);
  });

  it.each([
    [1.5, 5, 'Quantity must be a whole number'],
    ['many', 5, 'Quantity must be a whole number'],
    [-1, 5, 'Quantity must not be negative'],
    [1_000_001, 5, 'Quantity must be at most 1000000'],
    [1, -1, 'Alert quantity must not be negative'],
  ])('is not %j with an alert at %j', async (quantity, alertQuantity, message) => {
    const response = await set(quantity, alertQuantity);
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });

  it('is listed for staff, also of products that have no entry, the lowest first when asked', async () => {
    await staff.delete(`/api/stores/${sampleId('store/wild-forest-honey')}`);
    await set(3);
    const list = async (query: string) => (await staff.get(`/api/admin/stock?${query}`)).json();
    const honey = {
      productId: sampleId('product/wild-forest-honey'),
      productName: 'Wild Forest Honey, 500 g',
    };
    expect(await list('search=forest%20honey')).toEqual({
      success: true,
      data: [{ ...honey, id: null, quantity: 0, alertQuantity: 0 }],
      page: 1,
      limit: 100,
      total: 1,
    });
    expect(await list('state=soldOut&sort=quantity')).toMatchObject({ total: 2 });
    expect(await list('state=low&search=ghee')).toMatchObject({ data: [{ productId: GHEE, quantity: 3 }] });
  });

  it('has one entry and one creation in the audit when it is first set by 10 at once', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const path = `/api/stores/${sampleId('store/kachi-ghani-mustard-oil')}`;
    expect((await staff.delete(path)).status).toBe(200);
    const productId = sampleId('product/kachi-ghani-mustard-oil');
    const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => set(n, 5, productId)));
    const ids = await Promise.all(responses.map(async (response) => (await readRecord(response)).id));
    expect(new Set(ids).size).toBe(1);
    const { data } = await admin.audit(`stock/${ids[0]}`);
    expect(data.map(({ action }) => action).toSorted()).toEqual(['create', ...Array(9).fill('update')]);
  });

  it('grows by what is received, and is what is counted, with the reason in the audit', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    await set(40, 7);
    const received = await move({ kind: 'receive', quantity: 12, reason: ' Delivery from maker ' });
    const data = { id: expect.any(String), productId: GHEE, quantity: 52, alertQuantity: 7 };
    expect([received.status, await received.json()]).toEqual([200, { success: true, data }]);
    const { id } = await readRecord(await move({ kind: 'correct', quantity: 50, reason: 'Damaged' }));
    await expect.poll(inShop).toEqual({ status: 'IN_STOCK', quantity: 50 });
    const { data: entries } = await admin.audit(`stock/${id}`);
    expect(entries.slice(0, 2)).toMatchObject([
      { before: { quantity: 52 }, after: { quantity: 50, alertQuantity: 7, reason: 'Damaged' } },
      { before: { quantity: 40 }, after: { quantity: 52, reason: 'Delivery from maker' } },
    ]);
  });

  it('grows by each of 20 deliveries at once, also from nothing', async () => {
    await staff.delete(`/api/stores/${(await readRecord(await set(1))).id}`);
    const deliver = () => move({ kind: 'receive', quantity: 3, reason: 'Delivery' });
    const responses = await Promise.all(Array.from({ length: 20 }, deliver));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await app.sql(`select quantity from store_entries where product_id = '${GHEE}'`)).toEqual([
      { quantity: 60 },
    ]);
  });

  it.each([
    [{ kind: 'receive', quantity: 0, reason: 'Counted' }, 'Receive at least 1 piece'],
    [{ kind: 'correct', quantity: -1, reason: 'Counted' }, 'Quantity must not be negative'],
    [{ kind: 'correct', quantity: 1.5, reason: 'Counted' }, 'Quantity must be a whole number'],
    [{ kind: 'receive', quantity: 1_000_000, reason: 'Delivery' }, 'Quantity must be at most 1000000'],
    [{ kind: 'receive', quantity: 1, reason: ' no ' }, 'Reason must be at least 3 characters'],
    [{ kind: 'receive', quantity: 1, reason: 'x'.repeat(201) }, 'Reason must be at most 200 characters'],
  ])('is not moved by %j', async (movement, message) => {
    await set(10);
    const response = await move(movement);
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });

  it('needs a product', async () => {
    const response = await set(1, 1, newId());
    expect([response.status, await response.json()]).toEqual([404, toFailure('Product not found')]);
    const moved = await move({ kind: 'receive', quantity: 1, reason: 'Delivery' }, newId());
    expect([moved.status, await moved.json()]).toEqual([404, toFailure('Product not found')]);
  });
});
