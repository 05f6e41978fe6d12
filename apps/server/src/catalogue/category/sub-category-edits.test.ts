import type { SubCategoryEdits } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CategoryEditor, FOODS, OIL, toProductForm } from '../../../test/category-editor.ts';
import { toFailure } from '../../../test/identity.ts';
import { readList, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

const NAMES = ['Honey and ghee', 'Oils', 'Spices', 'Millets and tea'];

describe('the subcategories of a category', () => {
  const app = useTestApp();
  let staff: CategoryEditor;
  let admin: CategoryEditor;

  beforeAll(async () => {
    staff = await CategoryEditor.logIn(app);
    admin = await CategoryEditor.logIn(app, 'admin');
  });

  beforeEach(async () => {
    const names = NAMES.map((name) => `'${name}'`).join();
    await app.sql(`update categories set sub_categories = array[${names}] where id = '${FOODS}'`);
    await app.sql(`update products set sub_category = 'Oils', is_visible = true where id = '${OIL}'`);
  });

  const namesIn = async (subCategory: string) => {
    const path = `/api/products?category=foods-pantry&subCategory=${encodeURIComponent(subCategory)}`;
    return (await readList(await app.call(path))).map(({ name }) => name);
  };
  const RENAMED = { renamed: [{ from: 'Oils', to: 'Cold-pressed oils' }] };
  const withOils = (name: string) => NAMES.map((one) => (one === 'Oils' ? name : one));

  it('have Hindi by their names, which stays when one is renamed, and goes with it when it is removed', async () => {
    const hindi = async () => (await staff.readFoods()).hindi?.subCategories;
    const save = async (names: readonly string[], ...rest: [Partial<SubCategoryEdits>?, string?]) =>
      (await staff.saveFoods((await staff.readFoods()).version, names, ...rest)).status;
    const stored = await hindi();
    expect(stored).toEqual({
      'Honey and ghee': 'शहद और घी',
      Oils: 'तेल',
      Spices: 'मसाले',
      'Millets and tea': 'मोटे अनाज और चाय',
    });
    expect(await save(withOils('Cold-pressed oils'), RENAMED)).toBe(200);
    const { Oils: oils, ...others } = { Oils: '', ...stored };
    expect(await hindi()).toEqual({ ...others, 'Cold-pressed oils': oils });
    const texts = { name: 'रसोई', subCategories: { Spices: 'मसाला', Juices: 'रस' } };
    expect(await save(withOils('Cold-pressed oils'), {}, JSON.stringify(texts))).toBe(200);
    expect((await staff.readFoods()).hindi).toEqual({ name: 'रसोई', subCategories: { Spices: 'मसाला' } });
    const only = JSON.stringify({ subCategories: { Juices: 'रस' } });
    expect(await save(withOils('Cold-pressed oils'), {}, only)).toBe(200);
    expect((await staff.readFoods()).hindi).toBeUndefined();
  });

  it('are listed for staff with the number of products of each, hidden ones too', async () => {
    expect((await staff.readFoods()).subCategories).toEqual(NAMES);
    const counts = (await staff.readFoods()).subCategoryCounts;
    await app.sql(`update products set is_visible = false where id = '${OIL}'`);
    expect((await staff.readFoods()).subCategoryCounts).toEqual(counts);
    expect(counts['Oils']).toBe((await namesIn('Oils')).length + 1);
  });

  it('take their products along when they are renamed, each with an audit entry', async () => {
    const before = await namesIn('Oils');
    const { version } = await staff.readOil();
    const response = await staff.saveFoods(
      (await staff.readFoods()).version,
      withOils('Cold-pressed oils'),
      RENAMED,
    );
    expect(response.status).toBe(200);
    expect(await readRecord(response)).toMatchObject({
      subCategories: withOils('Cold-pressed oils'),
      subCategoryCounts: { 'Cold-pressed oils': before.length },
    });
    expect(await namesIn('Cold-pressed oils')).toEqual(before);
    expect(await namesIn('Oils')).toEqual([]);
    expect(await staff.readOil()).toMatchObject({ subCategory: 'Cold-pressed oils', version: version + 1 });
    const { data } = await admin.staff.audit(`product/${OIL}`);
    expect(data[0]).toMatchObject({
      action: 'update',
      actorName: 'Sushma Yadav',
      before: { subCategory: 'Oils', version },
      after: { subCategory: 'Cold-pressed oils', version: version + 1 },
    });
  });

  it('show their new name on the page of a product at once', async () => {
    const shown = async () => (await app.call(`/api/products/${OIL}`)).text();
    expect(await shown()).toContain('"subCategory":"Oils"');
    await staff.saveFoods((await staff.readFoods()).version, withOils('Cold-pressed oils'), RENAMED);
    await expect.poll(shown).toContain('"subCategory":"Cold-pressed oils"');
  });

  it('are not removed from products before the editor confirms how many', async () => {
    const { version, subCategoryCounts } = await staff.readFoods();
    const without = NAMES.filter((name) => name !== 'Oils');
    const products = subCategoryCounts['Oils'] ?? 0;
    expect(products).toBeGreaterThan(0);
    const message = 'A subcategory that you remove has other products now. Check how many, and confirm it.';
    for (const edits of [undefined, { removed: [{ name: 'Oils', products: products + 1 }] }]) {
      const response = await staff.saveFoods(version, without, edits);
      expect([response.status, await response.json()]).toEqual([
        409,
        { ...toFailure(message), current: expect.objectContaining({ version, subCategoryCounts }) },
      ]);
    }
    expect((await staff.readOil()).subCategory).toBe('Oils');
    const confirmed = await staff.saveFoods(version, without, { removed: [{ name: 'Oils', products }] });
    expect([confirmed.status, await readRecord(confirmed)]).toMatchObject([200, { subCategories: without }]);
    expect((await staff.readOil()).subCategory).toBeUndefined();
    expect((await admin.staff.audit(`product/${OIL}`)).data[0]).toMatchObject({
      before: { subCategory: 'Oils' },
      after: { subCategory: null },
    });
  });

  it('are removed without a question when no product is in them', async () => {
    const { version } = await staff.readFoods();
    expect((await staff.saveFoods(version, [...NAMES, 'Pickles'])).status).toBe(200);
    expect((await staff.saveFoods(version + 1, NAMES)).status).toBe(200);
  });

  it('have another order without a change of their products', async () => {
    const { version } = await staff.readFoods();
    const before = await staff.readOil();
    const response = await staff.saveFoods(version, NAMES.toReversed());
    expect(await readRecord(response)).toMatchObject({ subCategories: NAMES.toReversed() });
    expect(await staff.readOil()).toEqual(before);
  });

  it('are not written into a product after they were renamed', async () => {
    const oil = await staff.readOil();
    await staff.saveFoods((await staff.readFoods()).version, withOils('Cold-pressed oils'), RENAMED);
    const late = await admin.staff.send('PUT', `/api/products/${OIL}`, toProductForm(oil));
    expect([late.status, await late.json()]).toEqual([
      400,
      toFailure('Subcategory not found', { subCategory: 'Subcategory not found' }),
    ]);
  });

  it.each([
    ['a name that is not there', NAMES, [{ from: 'Tea', to: 'Oils' }]],
    ['a name that another one has', ['Spices'], [{ from: 'Oils', to: 'Spices' }]],
    ['a name that is not in the new list', NAMES, [{ from: 'Oils', to: 'Seeds' }]],
  ])('are not renamed from or to %s', async (_, subCategories, renamed) => {
    const message = 'The subcategories do not fit the stored ones. Close the form and open it again.';
    const response = await staff.saveFoods((await staff.readFoods()).version, subCategories, { renamed });
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure(message, { subCategories: message }),
    ]);
  });

  it('appear only once', async () => {
    const message = 'Each subcategory can appear only once';
    const response = await staff.saveFoods((await staff.readFoods()).version, [...NAMES, 'Oils']);
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });
});
