import { beforeAll, describe, expect, it } from 'vitest';
import { CategoryEditor, OIL, toProductForm } from '../../../test/category-editor.ts';
import { readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** How often two changes are made at once, so that either comes first sometimes. */
const ROUNDS = 6;

describe('categories that are changed at once', () => {
  const app = useTestApp();
  let staff: CategoryEditor;
  let admin: CategoryEditor;

  beforeAll(async () => {
    staff = await CategoryEditor.logIn(app);
    admin = await CategoryEditor.logIn(app, 'admin');
  });

  it('have a subcategory renamed by one of two members of staff, and its products have that name', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const seen = await staff.readFoods();
      const from = (await staff.readOil()).subCategory ?? '';
      const responses = await Promise.all([
        staff.renameIn(seen, from, `Oils ${round} of staff`),
        admin.renameIn(seen, from, `Oils ${round} of admin`),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await staff.readFoods()).subCategories).toContain((await staff.readOil()).subCategory);
    }
  });

  it('never leave a product with a name that is gone, when it is saved while its subcategory is renamed', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [oil, seen] = [await staff.readOil(), await staff.readFoods()];
      const to = `Renamed oils ${round}`;
      const form = toProductForm(oil, { description: `Changed meanwhile ${round}.` });
      const [saved, renamed] = await Promise.all([
        admin.staff.send('PUT', `/api/products/${OIL}`, form),
        staff.renameIn(seen, oil.subCategory ?? '', to),
      ]);
      expect(renamed.status).toBe(200);
      expect([200, 400]).toContain(saved.status);
      expect((await staff.readOil()).subCategory).toBe(to);
    }
  });

  it('give a product that is added meanwhile the new name, or it is not added', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [oil, seen] = [await staff.readOil(), await staff.readFoods()];
      const to = `Oils with another one ${round}`;
      const form = toProductForm(oil, { name: `Another oil ${round}` });
      const [added, renamed] = await Promise.all([
        admin.staff.send('POST', '/api/products', form),
        staff.renameIn(seen, oil.subCategory ?? '', to),
      ]);
      expect(renamed.status).toBe(200);
      expect([201, 400]).toContain(added.status);
      if (added.status === 400) continue;
      const { id } = await readRecord(added);
      const stored = await readRecord(await admin.staff.get(`/api/admin/products/${id}`));
      expect(stored).toMatchObject({ subCategory: to });
    }
  });

  it('are moved by two members of staff one after the other', async () => {
    const before = (await staff.list()).map(({ id }) => id);
    const [moved = ''] = before;
    const responses = await Promise.all([staff.move(moved, 'later'), admin.move(moved, 'later')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await staff.list()).findIndex(({ id }) => id === moved)).toBe(2);
  });
});
