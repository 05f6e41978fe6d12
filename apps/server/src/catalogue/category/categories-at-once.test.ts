import { StaffProduct, listStaffCategories } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { StaffMember, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const FOODS = sampleId('category/foods-pantry');
const OIL = sampleId('product/kachi-ghani-mustard-oil');
/** How often two changes are made at once, so that either comes first sometimes. */
const ROUNDS = 6;

describe('categories that are changed at once', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let admin: StaffMember;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    admin = await StaffMember.logIn(app, 'admin');
  });

  const listed = async () => {
    const response = await staff.get('/api/admin/categories?sort=position');
    return listStaffCategories.response.body.parse(await response.json()).data;
  };
  const foods = async () => {
    const found = (await listed()).find(({ id }) => id === FOODS);
    if (!found) throw new Error('the category is not there');
    return found;
  };
  const oil = async () => StaffProduct.parse(await readRecord(await staff.get(`/api/admin/products/${OIL}`)));
  /** Renames the subcategory of the oil, from the category as it was read. */
  const rename = (
    editor: StaffMember,
    { version, subCategories }: Awaited<ReturnType<typeof foods>>,
    from: string,
    to: string,
  ) =>
    editor.send('PUT', `/api/categories/${FOODS}`, {
      name: 'Foods & Pantry',
      version: String(version),
      subCategories: JSON.stringify(subCategories.map((name) => (name === from ? to : name))),
      subCategoryEdits: JSON.stringify({ renamed: [{ from, to }], removed: [] }),
    });

  it('have a subcategory renamed by one of two members of staff, and its products have that name', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const seen = await foods();
      const from = (await oil()).subCategory ?? '';
      const responses = await Promise.all([
        rename(staff, seen, from, `Oils ${round} of staff`),
        rename(admin, seen, from, `Oils ${round} of admin`),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await foods()).subCategories).toContain((await oil()).subCategory);
    }
  });

  it('never leave a product with a name that is gone, when it is saved while its subcategory is renamed', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { subCategory = '', ...product } = await oil();
      const to = `Renamed oils ${round}`;
      const [saved, renamed] = await Promise.all([
        admin.send('PUT', `/api/products/${OIL}`, {
          brandId: product.brandId,
          categoryId: product.categoryId,
          subCategory,
          name: product.name,
          description: `Changed meanwhile ${round}.`,
          price: String(product.price),
          points: String(product.points),
          pointDescription: product.pointDescription,
        }),
        rename(staff, await foods(), subCategory, to),
      ]);
      expect(renamed.status).toBe(200);
      expect([200, 400]).toContain(saved.status);
      expect((await oil()).subCategory).toBe(to);
    }
  });

  it('are moved by two members of staff one after the other', async () => {
    const before = (await listed()).map(({ id }) => id);
    const [moved = ''] = before;
    const move = (editor: StaffMember) =>
      editor.putJson(`/api/admin/categories/${moved}/place`, { to: 'later' });
    const responses = await Promise.all([move(staff), move(admin)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listed()).findIndex(({ id }) => id === moved)).toBe(2);
  });
});
