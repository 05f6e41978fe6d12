import { listStaffCategories } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { chosen, noise } from '../../../test/generated-photo.ts';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readList, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';
import { single } from '../../platform/database/single.ts';

const TEAS = { name: 'Teas & Infusions', description: 'Loose leaf and bags.' };

describe('a category', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let admin: StaffMember;
  let image: File;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    admin = await StaffMember.logIn(app, 'admin');
    image = chosen(await noise(64, 48).jpeg().toBuffer());
  });

  const add = (parts: Parameters<StaffMember['save']>[2]) => staff.save('POST', '/api/categories', parts);
  const shown = async () => {
    const categories = await readList(await app.call('/api/categories'));
    return categories.map(({ name }) => name);
  };

  const listed = async (query: string) => {
    const found = await readList(await staff.get(`/api/admin/categories?${query}`));
    return found.map(({ name }) => name);
  };

  it('is added at the end with its image and subcategories, and everyone sees it', async () => {
    const response = await staff.send('POST', '/api/categories', {
      ...TEAS,
      categoryImage: image,
      isDeleted: 'false',
      subCategories: ['Green', 'Black'],
    });
    expect(response.status).toBe(200);
    const data = await readRecord(response);
    expect(data).toEqual({
      ...TEAS,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      categoryImage: expect.stringMatching(/^\/media\/category\/[0-9a-f]{40}\/640\.webp$/),
      categoryUniqueName: 'teas-infusions',
      subCategories: ['Green', 'Black'],
      isDeleted: false,
      productCount: 0,
      version: 1,
      subCategoryCounts: {},
      detailNames: [],
      canMove: { earlier: true, later: false },
    });
    expect((await app.call(String(data['categoryImage']))).status).toBe(200);
    await expect.poll(async () => (await shown()).at(-1)).toBe(TEAS.name);
  });

  it.each([
    ['one part for each', ['Green', 'Black'], ['Green', 'Black']],
    ['JSON text', '["Green","Black"]', ['Green', 'Black']],
    ['a single text', 'Green', ['Green']],
    ['empty text', '', []],
  ])('takes its subcategories as %s', async (_, subCategories, expected) => {
    expect(await add({ ...TEAS, subCategories })).toMatchObject({ subCategories: expected });
  });

  it('gets the next free unique name when the one of its name is in use, deleted ones included', async () => {
    const first = await add({ name: 'Honey' });
    await staff.delete(`/api/categories/${first.id}`);
    expect(await add({ name: 'Honey' })).toMatchObject({ categoryUniqueName: 'honey-2' });
    expect(await add({ name: 'शहद' })).toMatchObject({ categoryUniqueName: 'category' });
  });

  it('gets a unique name and a place of its own when 10 are added at once', async () => {
    const added = await Promise.all(Array.from({ length: 10 }, () => add({ name: 'Spice' })));
    const names = added.map((category) => String(category['categoryUniqueName']));
    const numbered = Array.from({ length: 9 }, (_, n) => `spice-${n + 2}`);
    expect(names.toSorted()).toEqual(['spice', ...numbered.toSorted()].toSorted());
    const positions = await app.sql(`select position from categories where name = 'Spice'`);
    expect(new Set(positions.map((row) => JSON.stringify(row))).size).toBe(10);
  });

  it('does not get a unique name that another one has', async () => {
    const message = 'Another category has this unique name';
    const response = await staff.send('POST', '/api/categories', {
      ...TEAS,
      categoryImage: image,
      categoryUniqueName: 'skin-care',
    });
    expect([response.status, await response.json()]).toEqual([
      409,
      toFailure(message, { categoryUniqueName: message }),
    ]);
  });

  it('is changed in what is sent, and its replaced image is deleted', async () => {
    const before = await add({ ...TEAS, categoryImage: image, subCategories: ['Green'] });
    const renamed = await staff.save('PUT', `/api/categories/${before.id}`, { name: 'Tea' });
    expect(renamed).toEqual({ ...before, name: 'Tea', version: 2 });
    const after = await staff.save('PUT', `/api/categories/${before.id}`, {
      name: 'Tea',
      categoryImage: image,
    });
    await app.idle();
    expect((await app.call(String(before['categoryImage']))).status).toBe(404);
    expect((await app.call(String(after['categoryImage']))).status).toBe(200);
  });

  it('has the names of the details of its products, hidden ones too, and their Hindi', async () => {
    const find = async () => {
      const response = await staff.get('/api/admin/categories?search=everyday-clothing');
      return single(listStaffCategories.response.body.parse(await response.json()).data);
    };
    const before = await find();
    expect(before.detailNames).toEqual([
      'Details',
      'Fabric',
      'Fit',
      'Knitted',
      'Printed',
      'Size',
      'Wash care',
      'Woven',
    ]);
    expect(before.hindi?.detailNames).toEqual({
      Details: 'ख़ास बातें',
      Woven: 'कहाँ बुना',
      Knitted: 'कहाँ बुना',
      Printed: 'कहाँ छपा',
    });
    await app.sql(`update products set is_visible = false, clothing_details = '{" Zip ": "Two", "Fit": "Loose"}'
      where id = '${sampleId('product/khadi-cotton-kurta')}'`);
    const save = (detailNames: object) =>
      staff.send('PUT', `/api/categories/${before.id}`, {
        name: before.name,
        hindi: JSON.stringify({ detailNames }),
      });
    const saved = await readRecord(await save({ Zip: ' ज़िप ', Fit: '' }));
    expect(saved).toMatchObject({
      detailNames: expect.arrayContaining(['Zip']),
      hindi: { detailNames: { Zip: 'ज़िप'.normalize() } },
    });
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`Name ${at}`, 'नाम']));
    const tooMany = await save(many);
    expect([tooMany.status, await tooMany.json()]).toMatchObject([
      400,
      { message: 'At most 100 names of details' },
    ]);
  });

  it('is not changed by the second of two editors, who receives what is stored', async () => {
    const { id } = await add(TEAS);
    const first = await staff.save('PUT', `/api/categories/${id}`, { name: 'First', version: '1' });
    const second = await admin.send('PUT', `/api/categories/${id}`, { name: 'Second', version: '1' });
    expect([second.status, await second.json()]).toEqual([
      409,
      { ...toFailure('Another user has changed this.'), current: first },
    ]);
    expect(await admin.save('PUT', `/api/categories/${id}`, { name: 'Second', version: '2' })).toMatchObject({
      name: 'Second',
      version: 3,
    });
  });

  it('is changed once by 20 editors who read the same version', async () => {
    const { id } = await add(TEAS);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        staff.send('PUT', `/api/categories/${id}`, { name: `Editor ${n}`, version: '1' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('is deleted for visitors, and can be restored', async () => {
    const { id } = await add({ name: 'Seasonal' });
    await expect.poll(shown).toContain('Seasonal');
    const deleted = await staff.delete(`/api/categories/${id}`);
    expect([deleted.status, await deleted.json()]).toEqual([200, { success: true }]);
    await expect.poll(shown).not.toContain('Seasonal');
    const again = await staff.delete(`/api/categories/${id}`);
    expect([again.status, await again.json()]).toEqual([404, toFailure('Category not found')]);
    expect((await staff.send('PUT', `/api/categories/${id}`, { name: 'Seasonal' })).status).toBe(404);
    expect(await listed('deleted=true&search=season')).toEqual(['Seasonal']);
    const restored = await staff.put(`/api/admin/categories/${id}/restore`);
    expect([restored.status, await readRecord(restored)]).toEqual([
      200,
      expect.objectContaining({ id, isDeleted: false, version: 3 }),
    ]);
    await expect.poll(shown).toContain('Seasonal');
    expect(await listed('deleted=true&search=season')).toEqual([]);
    const unchanged = await readRecord(await staff.put(`/api/admin/categories/${id}/restore`));
    expect([unchanged['version'], (await admin.audit(`category/${id}`)).total]).toEqual([3, 3]);
  });

  it('leaves an audit entry for each change, with the record before and after', async () => {
    const { id } = await add({ name: 'Audited' });
    await admin.save('PUT', `/api/categories/${id}`, { name: 'Renamed' });
    await staff.delete(`/api/categories/${id}`);
    await staff.save('PUT', `/api/categories/${id}`, { name: 'Renamed', isDeleted: 'false' });
    const { data } = await admin.audit(`category/${id}`);
    expect(
      data.map(({ action, actorName, before, after }) => [
        action,
        actorName,
        before?.['name'],
        after?.['name'],
      ]),
    ).toEqual([
      ['restore', 'Sushma Yadav', 'Renamed', 'Renamed'],
      ['delete', 'Sushma Yadav', 'Renamed', 'Renamed'],
      ['update', 'Anil Saxena', 'Audited', 'Renamed'],
      ['create', 'Sushma Yadav', undefined, 'Audited'],
    ]);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    [
      { name: 'Tea', categoryUniqueName: 'Not An Address' },
      'Use lowercase letters, digits and single hyphens',
    ],
    [{ name: 'Tea', isDeleted: 'perhaps' }, 'Deleted must be true or false'],
  ])('is rejected as %j', async (parts, message) => {
    const response = await staff.send('POST', '/api/categories', parts);
    expect([response.status, await response.json()]).toEqual([400, toFailure(message)]);
  });
});
