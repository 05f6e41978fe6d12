import { listBrands } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readList, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

const VANYA = { name: 'Vanya', description: 'Forest honey.', brandSlogan: 'From the canopy' };

describe('a brand', () => {
  const app = useTestApp();
  let staff: StaffMember;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
  });

  const shown = async () => {
    const brands = await readList(await app.call('/api/brands'));
    return brands.map(({ name }) => name);
  };

  it('is added, changed, deleted and restored', async () => {
    const response = await staff.send('POST', '/api/brands', VANYA);
    expect(response.status).toBe(200);
    const added = await readRecord(response);
    expect(added).toEqual({
      ...VANYA,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      brandImage: null,
      isDeleted: false,
      version: 1,
    });
    await expect.poll(shown).toContain('Vanya');

    const path = `/api/brands/${added.id}`;
    expect(await staff.save('PUT', path, { name: 'Vanya', brandSlogan: 'New' })).toEqual({
      ...added,
      brandSlogan: 'New',
      version: 2,
    });

    const deleted = await staff.delete(path);
    expect([deleted.status, await deleted.json()]).toEqual([200, { success: true }]);
    await expect.poll(shown).not.toContain('Vanya');
    expect(await (await staff.delete(path)).json()).toEqual(toFailure('Brand not found'));

    expect(await (await staff.get('/api/admin/brands?deleted=true')).json()).toEqual({
      success: true,
      data: [{ ...added, brandSlogan: 'New', isDeleted: true, version: 3 }],
      page: 1,
      limit: 100,
      total: 1,
    });
    const restored = await staff.put(`/api/admin/brands/${added.id}/restore`);
    expect([restored.status, await readRecord(restored)]).toEqual([
      200,
      { ...added, brandSlogan: 'New', version: 4 },
    ]);
    await expect.poll(shown).toContain('Vanya');
  });

  it('takes its products out of the shop when it is deleted', async () => {
    const brandId = sampleId('brand/karghana');
    const list = async () => readList(await app.call(`/api/products?brand=${brandId}`));
    expect(await list()).not.toEqual([]);
    await staff.delete(`/api/brands/${brandId}`);
    await expect.poll(list).toEqual([]);
  });

  it('has an address of its own beside brands of the same words, also deleted ones', async () => {
    const slugs = async (search: string) => {
      const { data } = listBrands.response.body.parse(
        await (await app.call(`/api/brands?search=${encodeURIComponent(search)}`)).json(),
      );
      return data.map(({ slug }) => slug);
    };
    const add = async (name: string) =>
      String((await readRecord(await staff.send('POST', '/api/brands', { name }))).id);
    const first = await add('Hill & Dale');
    const second = await add('Hill-Dale');
    await expect.poll(() => slugs('hill')).toEqual(['hill-dale', `hill-dale-${second.slice(-8)}`]);
    await staff.delete(`/api/brands/${first}`);
    await expect.poll(() => slugs('hill')).toEqual([`hill-dale-${second.slice(-8)}`]);
    await add('वन');
    await expect.poll(() => slugs('वन')).toEqual(['brand']);
  });

  it.each([
    ['empty', ''],
    ['absent', undefined],
  ])('needs a name: %s', async (_, name) => {
    const response = await staff.send('POST', '/api/brands', { ...VANYA, name });
    expect([response.status, await response.json()]).toEqual([400, toFailure('Name is required')]);
  });
});
