import { ProductInFull, type StaffProduct } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CategoryEditor, OIL, toProductForm } from '../../../test/category-editor.ts';
import { readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const HONEY = sampleId('product/wild-forest-honey');
const TEA = sampleId('product/tulsi-adrak-tea');
const One = z.object({ data: ProductInFull });

describe('the products that go well with another', () => {
  const app = useTestApp();
  let staff: CategoryEditor;
  let oil: StaffProduct;

  beforeAll(async () => {
    staff = await CategoryEditor.logIn(app);
    oil = await staff.readOil();
  });

  const save = (companionIds: readonly string[]) =>
    staff.staff.send('PUT', `/api/products/${OIL}`, {
      ...toProductForm(oil),
      companionIds: JSON.stringify(companionIds),
    });
  const seen = async () => One.parse(await (await app.call(`/api/products/${OIL}`)).json()).data.companionIds;

  it('are none at first', async () => {
    expect(oil.companions).toBeUndefined();
    expect(await seen()).toBeUndefined();
  });

  it('are shown in the order of staff', async () => {
    expect(await readRecord(await save([TEA, HONEY]))).toMatchObject({
      companions: [{ id: TEA }, { id: HONEY }],
    });
    await expect.poll(seen).toEqual([TEA, HONEY]);
    await save([HONEY, TEA]);
    await expect.poll(seen).toEqual([HONEY, TEA]);
  });

  it('stay when a form says nothing of them', async () => {
    await staff.staff.send('PUT', `/api/products/${OIL}`, toProductForm(oil));
    expect((await staff.readOil()).companions?.map(({ id }) => id)).toEqual([HONEY, TEA]);
  });

  it('are not in the form of staff once they are deleted, and cannot be seen by visitors', async () => {
    await staff.staff.delete(`/api/products/${TEA}`);
    expect((await staff.readOil()).companions?.map(({ id }) => id)).toEqual([HONEY]);
    const listed = await app.call(`/api/products?ids=${HONEY},${TEA}`);
    expect(await listed.json()).toMatchObject({ data: [{ id: HONEY }], total: 1 });
    await staff.staff.put(`/api/admin/products/${TEA}/restore`);
  });

  it.each([
    ['one that is not there', [sampleId('product/none')], 'Product not found'],
    ['no id', ['tea'], 'Product not found'],
    ['the product itself', [OIL], 'A product cannot go with itself'],
    ['more than 8', Array.from({ length: 9 }, () => HONEY), 'At most 8 products'],
  ])('are not %s', async (_, ids, message) => {
    const response = await save(ids);
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it('are none again when the form sends none', async () => {
    await save([]);
    await expect.poll(seen).toBeUndefined();
  });
});
