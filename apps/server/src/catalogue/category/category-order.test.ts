import { listStaffCategories } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readList, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

describe('the order of the categories', () => {
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
  const ids = async () => (await listed()).map(({ id }) => id);
  const move = (id: string, to: string) => staff.putJson(`/api/admin/categories/${id}/place`, { to });

  it('is changed one place at a time, and visitors see it', async () => {
    const [first = '', second = '', ...others] = await ids();
    const response = await move(second, 'earlier');
    expect([response.status, await readRecord(response)]).toMatchObject([
      200,
      { id: second, canMove: { earlier: false, later: true } },
    ]);
    expect(await ids()).toEqual([second, first, ...others]);
    await expect
      .poll(async () => (await readList(await app.call('/api/categories'))).map(({ id }) => id))
      .toEqual([second, first, ...others]);
    await move(second, 'later');
    expect(await ids()).toEqual([first, second, ...others]);
    const { data } = await admin.audit(`category/${second}`);
    expect(data.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['update', { position: 1 }, { position: 2 }],
      ['update', { position: 1 }, { position: 1 }],
    ]);
  });

  it('says which category has a place before and after it', async () => {
    const moves = (await listed()).map(({ canMove }) => canMove);
    expect(moves.at(0)).toEqual({ earlier: false, later: true });
    expect(moves.at(1)).toEqual({ earlier: true, later: true });
    expect(moves.at(-1)).toEqual({ earlier: true, later: false });
  });

  it('stays at its ends', async () => {
    const before = await ids();
    expect((await move(before[0] ?? '', 'earlier')).status).toBe(200);
    expect((await move(before.at(-1) ?? '', 'later')).status).toBe(200);
    expect(await ids()).toEqual(before);
  });

  it('leaves out deleted categories, also where positions are equal', async () => {
    await app.sql('update categories set position = 7');
    const byName = await readList(await staff.get('/api/admin/categories?sort=name'));
    const [first = '', second = '', third = ''] = byName.map(({ id }) => id);
    await staff.delete(`/api/categories/${second}`);
    await move(third, 'earlier');
    expect((await ids()).slice(0, 2)).toEqual([third, first]);
    const gone = await move(second, 'later');
    expect([gone.status, await gone.json()]).toEqual([404, toFailure('Category not found')]);
    await staff.put(`/api/admin/categories/${second}/restore`);
  });

  it('knows no other moves and no other categories', async () => {
    const [first = ''] = await ids();
    expect((await move(first, 'up')).status).toBe(400);
    expect((await move(sampleId('category/none'), 'later')).status).toBe(404);
  });
});
