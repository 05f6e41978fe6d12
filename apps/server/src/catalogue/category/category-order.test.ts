import { beforeAll, describe, expect, it } from 'vitest';
import { CategoryEditor } from '../../../test/category-editor.ts';
import { toFailure } from '../../../test/identity.ts';
import { readList, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

describe('the order of the categories', () => {
  const app = useTestApp();
  let staff: CategoryEditor;
  let admin: CategoryEditor;

  beforeAll(async () => {
    staff = await CategoryEditor.logIn(app);
    admin = await CategoryEditor.logIn(app, 'admin');
  });

  const ids = async () => (await staff.list()).map(({ id }) => id);

  it('is changed one place at a time, and visitors see it', async () => {
    const [first = '', second = '', ...others] = await ids();
    const response = await staff.move(second, 'earlier');
    expect([response.status, await readRecord(response)]).toMatchObject([
      200,
      { id: second, canMove: { earlier: false, later: true } },
    ]);
    expect(await ids()).toEqual([second, first, ...others]);
    await expect
      .poll(async () => (await readList(await app.call('/api/categories'))).map(({ id }) => id))
      .toEqual([second, first, ...others]);
    await staff.move(second, 'later');
    expect(await ids()).toEqual([first, second, ...others]);
    const { data } = await admin.staff.audit(`category/${second}`);
    expect(data.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['update', { position: 1 }, { position: 2 }],
      ['update', { position: 1 }, { position: 1 }],
    ]);
  });

  it('says which category has a place before and after it', async () => {
    const moves = (await staff.list()).map(({ canMove }) => canMove);
    expect(moves.at(0)).toEqual({ earlier: false, later: true });
    expect(moves.at(1)).toEqual({ earlier: true, later: true });
    expect(moves.at(-1)).toEqual({ earlier: true, later: false });
  });

  it('stays at its ends', async () => {
    const before = await ids();
    expect((await staff.move(before[0] ?? '', 'earlier')).status).toBe(200);
    expect((await staff.move(before.at(-1) ?? '', 'later')).status).toBe(200);
    expect(await ids()).toEqual(before);
  });

  it('leaves out deleted categories, also where positions are equal', async () => {
    await app.sql('update categories set position = 7');
    const byName = await readList(await staff.staff.get('/api/admin/categories?sort=name'));
    const [first = '', second = '', third = ''] = byName.map(({ id }) => id);
    await staff.staff.delete(`/api/categories/${second}`);
    await staff.move(third, 'earlier');
    expect((await ids()).slice(0, 2)).toEqual([third, first]);
    const gone = await staff.move(second, 'later');
    expect([gone.status, await gone.json()]).toEqual([404, toFailure('Category not found')]);
    await staff.staff.put(`/api/admin/categories/${second}/restore`);
  });

  it('knows no other moves and no other categories', async () => {
    const [first = ''] = await ids();
    expect((await staff.move(first, 'up')).status).toBe(400);
    expect((await staff.move(sampleId('category/none'), 'later')).status).toBe(404);
  });
});
