import { beforeAll, describe, expect, it } from 'vitest';
import { CategoryEditor, OIL, toProductForm } from '../../../test/category-editor.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const HONEY = sampleId('product/wild-forest-honey');
const SOCKS = sampleId('product/cotton-rib-socks');

/** The bundle of these tests is the sample oil, with two jars of honey and a pair of socks in it. */
describe('bundles', () => {
  const app = useTestApp();
  let staff: StaffMember;

  beforeAll(async () => {
    const editor = await CategoryEditor.logIn(app);
    ({ staff } = editor);
    await staff.send('PUT', `/api/products/${OIL}`, {
      ...toProductForm(await editor.readOil()),
      contents: JSON.stringify([
        { productId: HONEY, quantity: 2 },
        { productId: SOCKS, quantity: 1, size: 'UK 4-7' },
      ]),
    });
    await setStock(OIL, { quantity: 0 });
    await setStock(HONEY, { quantity: 20 });
    await setStock(SOCKS, { quantity: 0, sizes: { 'UK 4-7': 6, 'UK 8-11': 3 } });
  });

  const setStock = (productId: string, stock: object) =>
    staff.post('/api/stores', { productId, alertQuantity: 0, ...stock });
  const move = (kind: 'pack' | 'unpack', quantity: unknown, productId = OIL) =>
    staff.post(`/api/admin/stock/${productId}/movements`, { kind, quantity });
  const listed = async (search: string) => {
    const response = await staff.get(`/api/admin/stock?search=${search}`);
    const { data } = Object(await response.json());
    return data[0];
  };
  const stock = async () => [
    (await listed('mustard')).quantity,
    (await listed('forest honey')).quantity,
    (await listed('rib socks')).sizes,
  ];

  it('can be packed as often as the scarcest of their contents allows', async () => {
    expect(await listed('mustard')).toMatchObject({ quantity: 0, packable: 6 });
    expect(await listed('forest honey')).not.toHaveProperty('packable');
  });

  it('are packed of what is in stock, with an audit entry for each stock', async () => {
    const admin = await StaffMember.logIn(app, 'admin');
    const packed = await move('pack', 4);
    expect([packed.status, await readRecord(packed)]).toMatchObject([200, { productId: OIL, quantity: 4 }]);
    expect(await stock()).toEqual([4, 12, { 'UK 4-7': 2, 'UK 8-11': 3 }]);
    expect(await listed('mustard')).toMatchObject({ packable: 2 });
    const { data } = await admin.audit(`stock/${sampleId('store/wild-forest-honey')}`);
    expect(data[0]).toMatchObject({
      before: { quantity: 20 },
      after: { quantity: 12, bundle: 'Kachi Ghani Mustard Oil, 1 L' },
    });
  });

  it('are not packed of what is not there, and nothing is moved then', async () => {
    const before = await stock();
    const response = await move('pack', 3);
    const message = 'Only 2 left of Cotton Rib Socks, 3 Pairs, size UK 4-7';
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message, errors: [{ errorDescription: message }] },
    ]);
    expect(await stock()).toEqual(before);
  });

  it('are unpacked, as many as there are', async () => {
    expect((await move('unpack', 1)).status).toBe(200);
    expect(await stock()).toMatchObject([3, 14, { 'UK 4-7': 3 }]);
    const tooMany = await move('unpack', 4);
    expect([tooMany.status, await tooMany.json()]).toMatchObject([
      400,
      { message: 'Only 3 left of Kachi Ghani Mustard Oil, 1 L' },
    ]);
  });

  it('are packed by each of several staff at once, never of the same pieces', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => move('pack', 1)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 400, 400]);
    expect(await stock()).toMatchObject([6, 8, { 'UK 4-7': 0 }]);
  });

  it.each([
    [0, 'Quantity must be at least 1'],
    [1.5, 'Quantity must be a whole number'],
    [1_000_001, 'Quantity must be at most 1000000'],
  ])('are not packed %j times', async (quantity, message) => {
    const response = await move('pack', quantity);
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });

  it('are all that can be packed', async () => {
    const response = await move('pack', 1, HONEY);
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('This product is not a bundle'),
    ]);
    const missing = await move('pack', 1, sampleId('product/none'));
    expect([missing.status, await missing.json()]).toEqual([404, toFailure('Product not found')]);
  });

  it('stay whole while the stock of something in them cannot take it back', async () => {
    await staff.delete(`/api/stores/${sampleId('store/wild-forest-honey')}`);
    const response = await move('unpack', 1);
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure('Something in the bundle has no stock entry. Enter its stock first.'),
    ]);
    expect(await listed('mustard')).toMatchObject({ quantity: 6, packable: 0 });
  });
});
