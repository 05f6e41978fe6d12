import { listStaffProducts } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { StaffMember, readList } from '../../../test/staff-member.ts';
import { useTestApp } from '../../../test/test-app.ts';

describe('the recommended products', () => {
  const app = useTestApp();

  it('have one order without gaps when they are recommended, moved and taken out at once', async () => {
    const staff = await Promise.all(['staff', 'admin'].map((name) => StaffMember.logIn(app, name)));
    const ids = (await readList(await app.call('/api/products?sort=name&limit=20'))).map(({ id }) => id);
    const steps = ['last', 'earlier', 'out', 'last'];
    const responses = await Promise.all(
      steps.flatMap((to) =>
        ids
          .slice(0, 8)
          .map((id, at) => staff[at % 2]?.putJson(`/api/admin/products/${id}/recommendation`, { to })),
      ),
    );
    expect(new Set(responses.map((response) => response?.status))).toEqual(new Set([200]));
    const listed = await staff[0]?.get('/api/admin/products?state=recommended&sort=place&limit=100');
    const { data } = listStaffProducts.response.body.parse(await listed?.json());
    expect(data.map(({ recommendation }) => recommendation?.place)).toEqual(data.map((_, at) => at + 1));
    const ranks = await app.sql(
      'select featured_rank as rank from products where featured_rank is not null order by 1',
    );
    expect(ranks).toEqual(data.map((_, at) => ({ rank: at + 1 })));
  });
});
