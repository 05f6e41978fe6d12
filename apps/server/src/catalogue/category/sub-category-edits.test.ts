import { StaffCategory, StaffProduct, type SubCategoryEdits, listStaffCategories } from '@pgm/api/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readList, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const FOODS = sampleId('category/foods-pantry');
const PATH = `/api/categories/${FOODS}`;
const NAMES = ['Honey and ghee', 'Oils', 'Spices', 'Millets and tea'];
const MUSTARD_OIL = sampleId('product/kachi-ghani-mustard-oil');

describe('the subcategories of a category', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let admin: StaffMember;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    admin = await StaffMember.logIn(app, 'admin');
  });

  beforeEach(async () => {
    const names = NAMES.map((name) => `'${name}'`).join();
    await app.sql(`update categories set sub_categories = array[${names}] where id = '${FOODS}'`);
    await app.sql(`update products set sub_category = 'Oils', is_visible = true where id = '${MUSTARD_OIL}'`);
  });

  const category = async () => {
    const response = await staff.get('/api/admin/categories?search=pantry');
    const [found] = listStaffCategories.response.body.parse(await response.json()).data;
    return StaffCategory.parse(found);
  };
  const send = (
    editor: StaffMember,
    version: number,
    subCategories: readonly string[],
    edits?: Partial<SubCategoryEdits>,
  ) =>
    editor.send('PUT', PATH, {
      name: 'Foods & Pantry',
      version: String(version),
      subCategories: JSON.stringify(subCategories),
      ...(edits && { subCategoryEdits: JSON.stringify({ renamed: [], removed: [], ...edits }) }),
    });
  const namesIn = async (subCategory: string) => {
    const path = `/api/products?category=foods-pantry&subCategory=${encodeURIComponent(subCategory)}`;
    return (await readList(await app.call(path))).map(({ name }) => name);
  };
  const oil = async () =>
    StaffProduct.parse(await readRecord(await staff.get(`/api/admin/products/${MUSTARD_OIL}`)));
  const RENAMED = { renamed: [{ from: 'Oils', to: 'Cold-pressed oils' }] };
  const withOils = (name: string) => NAMES.map((one) => (one === 'Oils' ? name : one));

  it('are listed for staff with the number of products of each, hidden ones too', async () => {
    expect((await category()).subCategories).toEqual(NAMES);
    const counts = (await category()).subCategoryCounts;
    await app.sql(`update products set is_visible = false where id = '${MUSTARD_OIL}'`);
    expect((await category()).subCategoryCounts).toEqual(counts);
    expect(counts['Oils']).toBe((await namesIn('Oils')).length + 1);
  });

  it('take their products along when they are renamed, each with an audit entry', async () => {
    const before = await namesIn('Oils');
    const { version } = await oil();
    const response = await send(staff, (await category()).version, withOils('Cold-pressed oils'), RENAMED);
    expect(response.status).toBe(200);
    expect(await readRecord(response)).toMatchObject({
      subCategories: withOils('Cold-pressed oils'),
      subCategoryCounts: { 'Cold-pressed oils': before.length },
    });
    expect(await namesIn('Cold-pressed oils')).toEqual(before);
    expect(await namesIn('Oils')).toEqual([]);
    expect(await oil()).toMatchObject({ subCategory: 'Cold-pressed oils', version: version + 1 });
    const { data } = await admin.audit(`product/${MUSTARD_OIL}`);
    expect(data[0]).toMatchObject({
      action: 'update',
      actorName: 'Sushma Yadav',
      before: { subCategory: 'Oils', version },
      after: { subCategory: 'Cold-pressed oils', version: version + 1 },
    });
  });

  it('show their new name on the page of a product at once', async () => {
    const shown = async () => (await app.call(`/api/products/${MUSTARD_OIL}`)).text();
    expect(await shown()).toContain('"subCategory":"Oils"');
    await send(staff, (await category()).version, withOils('Cold-pressed oils'), RENAMED);
    await expect.poll(shown).toContain('"subCategory":"Cold-pressed oils"');
  });

  it('are not removed from products before the editor confirms how many', async () => {
    const { version, subCategoryCounts } = await category();
    const without = NAMES.filter((name) => name !== 'Oils');
    const products = subCategoryCounts['Oils'] ?? 0;
    expect(products).toBeGreaterThan(0);
    const message = 'A subcategory that you remove has other products now. Check how many, and confirm it.';
    for (const edits of [undefined, { removed: [{ name: 'Oils', products: products + 1 }] }]) {
      const response = await send(staff, version, without, edits);
      expect([response.status, await response.json()]).toEqual([
        409,
        { ...toFailure(message), current: expect.objectContaining({ version, subCategoryCounts }) },
      ]);
    }
    expect((await oil()).subCategory).toBe('Oils');
    const confirmed = await send(staff, version, without, { removed: [{ name: 'Oils', products }] });
    expect([confirmed.status, await readRecord(confirmed)]).toMatchObject([200, { subCategories: without }]);
    expect((await oil()).subCategory).toBeUndefined();
    expect((await admin.audit(`product/${MUSTARD_OIL}`)).data[0]).toMatchObject({
      before: { subCategory: 'Oils' },
      after: { subCategory: null },
    });
  });

  it('are removed without a question when no product is in them', async () => {
    const { version } = await category();
    expect((await send(staff, version, [...NAMES, 'Pickles'])).status).toBe(200);
    expect((await send(staff, version + 1, NAMES)).status).toBe(200);
  });

  it('have another order without a change of their products', async () => {
    const { version } = await category();
    const before = await oil();
    const response = await send(staff, version, NAMES.toReversed());
    expect(await readRecord(response)).toMatchObject({ subCategories: NAMES.toReversed() });
    expect(await oil()).toEqual(before);
  });

  it('are not written into a product after they were renamed', async () => {
    const { brandId, categoryId, name, description, price, points, pointDescription } = await oil();
    await send(staff, (await category()).version, withOils('Cold-pressed oils'), RENAMED);
    const late = await admin.send('PUT', `/api/products/${MUSTARD_OIL}`, {
      brandId,
      categoryId,
      name,
      description,
      pointDescription,
      subCategory: 'Oils',
      price: String(price),
      points: String(points),
    });
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
    const response = await send(staff, (await category()).version, subCategories, { renamed });
    expect([response.status, await response.json()]).toEqual([
      400,
      toFailure(message, { subCategories: message }),
    ]);
  });

  it('appear only once', async () => {
    const message = 'Each subcategory can appear only once';
    const response = await send(staff, (await category()).version, [...NAMES, 'Oils']);
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });
});
