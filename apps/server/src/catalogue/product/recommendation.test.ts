import { type StaffProduct, listStaffProducts } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../../../test/identity.ts';
import { StaffMember, readList, readRecord } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';

/** A sample product that is not recommended. */
const OIL = sampleId('product/kachi-ghani-mustard-oil');

describe('the recommended products', () => {
  const app = useTestApp();
  let staff: StaffMember;
  let admin: StaffMember;

  beforeAll(async () => {
    staff = await StaffMember.logIn(app);
    admin = await StaffMember.logIn(app, 'admin');
  });

  const list = async (): Promise<readonly StaffProduct[]> => {
    const response = await staff.get('/api/admin/products?state=recommended&sort=place&limit=100');
    return listStaffProducts.response.body.parse(await response.json()).data;
  };
  const ids = async () => (await list()).map(({ id }) => id);
  const recommend = (id: string, to: string | number) =>
    staff.putJson(`/api/admin/products/${id}/recommendation`, { to });

  it('say their place and where they can go from it', async () => {
    const recommended = await list();
    expect(recommended.map(({ recommendation }) => recommendation?.place)).toEqual(
      recommended.map((_, at) => at + 1),
    );
    expect(recommended.at(0)?.recommendation?.canMove).toEqual({ earlier: false, later: true });
    expect(recommended.at(1)?.recommendation?.canMove).toEqual({ earlier: true, later: true });
    expect(recommended.at(-1)?.recommendation?.canMove).toEqual({ earlier: true, later: false });
    const oil = await readRecord(await staff.get(`/api/admin/products/${OIL}`));
    expect(oil).not.toHaveProperty('recommendation');
  });

  it('get another one in the last place, and come first in the shop in their order', async () => {
    const before = await ids();
    const response = await recommend(OIL, 'last');
    expect([response.status, await readRecord(response)]).toMatchObject([
      200,
      { id: OIL, recommendation: { place: before.length + 1, canMove: { earlier: true, later: false } } },
    ]);
    await recommend(OIL, 'earlier');
    const order = [...before.slice(0, -1), OIL, before.at(-1)];
    expect(await ids()).toEqual(order);
    await expect
      .poll(async () =>
        (await readList(await app.call('/api/products?sort=featured&limit=20')))
          .map(({ id }) => id)
          .slice(0, order.length),
      )
      .toEqual(order);
    await recommend(OIL, 'later');
    expect(await ids()).toEqual([...before, OIL]);
    await recommend(OIL, 'out');
    expect(await ids()).toEqual(before);
  });

  it('go to any place at once, as by dragging; a place beyond the last one is the last', async () => {
    const before = await ids();
    const [first = '', second = '', third = '', ...others] = before;
    const response = await recommend(first, 3);
    expect(await readRecord(response)).toMatchObject({ id: first, recommendation: { place: 3 } });
    expect(await ids()).toEqual([second, third, first, ...others]);
    await recommend(first, 1);
    expect(await ids()).toEqual(before);
    await recommend(first, 99);
    expect(await ids()).toEqual([second, third, ...others, first]);
    await recommend(first, 1);
    await recommend(OIL, 2);
    expect(await ids()).toEqual([first, OIL, ...before.slice(1)]);
    await recommend(OIL, 'out');
    expect(await ids()).toEqual(before);
    for (const to of [0, 1.5, '2']) {
      const rejected = await recommend(first, to);
      expect([rejected.status, await rejected.json()]).toMatchObject([
        400,
        { message: 'Choose where the product goes' },
      ]);
    }
  });

  it('have an audit entry of each change, and none where nothing changes', async () => {
    const count = (await ids()).length;
    await recommend(OIL, 'out');
    await recommend(OIL, 'last');
    await recommend(OIL, 'last');
    await recommend(OIL, 'later');
    await recommend(OIL, 'out');
    const { data } = await admin.audit(`product/${OIL}`);
    expect(data.slice(0, 2).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['update', { featuredRank: count + 1 }, { featuredRank: null }],
      ['update', { featuredRank: null }, { featuredRank: count + 1 }],
    ]);
  });

  it('stay at their ends', async () => {
    const before = await ids();
    expect((await recommend(before[0] ?? '', 'earlier')).status).toBe(200);
    expect((await recommend(before.at(-1) ?? '', 'later')).status).toBe(200);
    expect(await ids()).toEqual(before);
  });

  it('do not count deleted ones, which get their place back with the others', async () => {
    const [first = '', second = '', third = ''] = await ids();
    await staff.delete(`/api/products/${second}`);
    expect((await list()).slice(0, 2).map(({ id, recommendation }) => [id, recommendation?.place])).toEqual([
      [first, 1],
      [third, 2],
    ]);
    const gone = await recommend(second, 'later');
    expect([gone.status, await gone.json()]).toEqual([404, toFailure('Product not found')]);
    await staff.put(`/api/admin/products/${second}/restore`);
    expect(await ids()).toContain(second);
  });

  it('know no other places and no other products', async () => {
    expect((await recommend(OIL, 'up')).status).toBe(400);
    expect((await recommend(sampleId('product/none'), 'last')).status).toBe(404);
    expect((await recommend('none', 'last')).status).toBe(404);
  });
});
