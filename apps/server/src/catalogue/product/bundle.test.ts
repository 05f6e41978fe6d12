import { ProductInFull, StaffProduct } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CategoryEditor, OIL, toProductForm } from '../../../test/category-editor.ts';
import { CsvImporter } from '../../../test/csv-importer.ts';
import { readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const HONEY = sampleId('product/wild-forest-honey');
const SOCKS = sampleId('product/cotton-rib-socks');
const One = z.object({ data: ProductInFull });

describe('a bundle', () => {
  const app = useTestApp();
  let staff: CategoryEditor;
  let oil: StaffProduct;

  beforeAll(async () => {
    staff = await CategoryEditor.logIn(app);
    oil = await staff.readOil();
  });

  const save = (contents: unknown, changes: Readonly<Record<string, string>> = {}) =>
    staff.staff.send('PUT', `/api/products/${OIL}`, {
      ...toProductForm(oil, changes),
      contents: typeof contents === 'string' ? contents : JSON.stringify(contents),
    });
  const seen = async (query = '') =>
    One.parse(await (await app.call(`/api/products/${OIL}${query}`)).json()).data.contents;
  const stored = async () => (await staff.readOil()).contents;

  const honey = { productId: HONEY, quantity: 2 };
  const socks = { productId: SOCKS, quantity: 1, size: 'UK 4-7' };
  const shownHoney = { ...honey, name: 'Wild Forest Honey, 500 g', isOnShow: true };

  it('is what a product is once something is in it', async () => {
    expect([oil.contents, await seen()]).toEqual([undefined, undefined]);
    expect((await save([honey])).status).toBe(200);
    await expect.poll(() => seen()).toEqual([shownHoney]);
    expect(await stored()).toEqual([shownHoney]);
  });

  it('shows its contents in the order of staff and the language of the reader', async () => {
    await staff.staff.send('PUT', `/api/products/${SOCKS}`, {
      ...toProductForm(
        StaffProduct.parse(await readRecord(await staff.staff.get(`/api/admin/products/${SOCKS}`))),
      ),
      hindi: JSON.stringify({ name: 'सूती मोज़े' }),
    });
    expect((await save([socks, honey])).status).toBe(200);
    expect(await stored()).toMatchObject([socks, honey]);
    await expect.poll(() => seen('?language=hi')).toMatchObject([{ ...socks, name: 'सूती मोज़े' }, honey]);
  });

  it('stays when a form says nothing of its contents', async () => {
    await staff.staff.send('PUT', `/api/products/${OIL}`, toProductForm(oil));
    expect(await stored()).toMatchObject([socks, honey]);
  });

  it('has no link to a product that visitors cannot see', async () => {
    await staff.staff.delete(`/api/products/${HONEY}`);
    await expect
      .poll(() => seen())
      .toMatchObject([{ isOnShow: true }, { productId: HONEY, isOnShow: false }]);
    await staff.staff.put(`/api/admin/products/${HONEY}/restore`);
  });

  it.each([
    ['a product that is not there', [{ ...honey, productId: sampleId('product/none') }], 'Product not found'],
    ['no id', [{ ...honey, productId: 'honey' }], 'Product not found'],
    ['itself', [{ ...honey, productId: OIL }], 'A bundle cannot contain itself'],
    ['itself in capitals', [{ ...honey, productId: OIL.toUpperCase() }], 'A bundle cannot contain itself'],
    ['a size that a product does not have', [{ ...socks, size: 'UK 1' }], 'Choose a size from the list'],
    ['a product with sizes in none of them', [{ ...socks, size: '' }], 'Choose a size'],
    ['a size of a product without sizes', [{ ...honey, size: 'M' }], 'Choose a size from the list'],
    ['no piece', [{ ...honey, quantity: 0 }], 'Quantity must be at least 1'],
    ['too many pieces', [{ ...honey, quantity: 51 }], 'At most 50 pieces of a product in a bundle'],
    ['a product twice', [honey, honey], 'Each product can appear only once'],
    [
      'a product twice, once in capitals',
      [honey, { ...honey, productId: HONEY.toUpperCase() }],
      'Each product can appear only once',
    ],
    [
      'more than 12',
      Array.from({ length: 13 }, (_, n) => ({ ...socks, size: `${n}` })),
      'At most 12 products in a bundle',
    ],
    ['no list', 'honey', 'The contents must be the JSON text of a list'],
  ])('cannot contain %s', async (_, contents, message) => {
    const response = await save(contents);
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it('has no sizes, whichever comes last', async () => {
    const sized = await staff.staff.send('PUT', `/api/products/${OIL}`, {
      ...toProductForm(oil),
      sizes: '["1 L"]',
    });
    expect([sized.status, await sized.json()]).toMatchObject([400, { message: 'A bundle has no sizes' }]);
    const both = await save([honey], { sizes: '["1 L"]' });
    expect([both.status, await both.json()]).toMatchObject([400, { message: 'A bundle has no sizes' }]);
  });

  it('gets no sizes from a file, which names the column', async () => {
    const importer = await CsvImporter.logIn(app);
    const { id } = await importer.check('products', `ID,Sizes\n${OIL},1 L`);
    expect((await importer.problems(id)).data).toEqual([
      { row: 2, column: 'Sizes', message: 'A bundle has no sizes' },
    ]);
  });

  it('is none again when the form sends no contents', async () => {
    await save('');
    await expect.poll(() => seen()).toBeUndefined();
  });
});
