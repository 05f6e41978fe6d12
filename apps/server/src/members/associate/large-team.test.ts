import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makePlan } from '../../../test/crowd.ts';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted, userId } from '../../../test/tree.ts';

const TOO_FAR =
  'This list shows only the nearest 10000 associates in 500 levels. Open an associate further down, or search.';

describe('a downline that is larger than the search limit', () => {
  const app = useTestApp();
  let ravi: TreeCaller;
  const path = (query: string) => `/associates//downstream/${userId('ravi')}?${query}`;
  const found = async (search: string, more = '') => {
    const response = await ravi.get(path(`search=${search}${more}`));
    const Found = z.object({
      data: z.array(z.object({ username: z.string(), level: z.int() })),
      pagination: z.object({ total: z.int() }),
      isComplete: z.boolean(),
    });
    const { data, pagination, isComplete } = Found.parse(await response.json());
    return { names: data.map(({ username, level }) => `${level} ${username}`), pagination, isComplete };
  };

  /** 12,000 associates directly below ravi; the last of them has a line of 600 below. */
  beforeAll(async () => {
    await app.sql(`
      insert into users (id, username, first_name, last_name, roles)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'crowd' || n, 'Crowd', n::text, '{MEMBER}'
      from generate_series(1, 12600) as n`);
    await app.sql(`
      insert into associates (id, user_id, parent_id, referral_code, direct_count, total_count, created_at)
      select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid,
        ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        case when n <= 12000 then '${associateId('ravi')}'
          else ('00000000-0000-4000-9000-' || lpad((n - 1)::text, 12, '0'))::uuid end,
        'CROWD' || n, case when n between 12000 and 12599 then 1 else 0 end,
        case when n >= 12000 then 12600 - n else 0 end, '2026-02-01'::timestamptz + n * interval '1 s'
      from generate_series(1, 12600) as n`);
    await app.sql(
      `update associates set direct_count = 12000, total_count = 12600 where id = '${associateId('ravi')}'`,
    );
    for (const table of ['associates', 'users']) await app.sql(`analyze ${table}`);
    ravi = await TreeCaller.logIn(app, 'ravi');
  });

  it('has correct counters', async () => {
    expect(await miscounted(app)).toEqual([]);
  });

  it('is listed as long as the level before is not too large', async () => {
    expect(await ravi.list(path('page=6000&limit=2'))).toEqual({
      names: ['1 crowd11999', '1 crowd12000'],
      pagination: { page: 6000, limit: 2, total: 12_600, pages: 6300 },
    });
    expect((await ravi.list(path('level=1&page=120&limit=100'))).names.at(-1)).toBe('1 crowd12000');
  });

  it.each(['page=6001&limit=2', 'page=12600&limit=1', 'level=2', 'level=500'])(
    'is not listed beyond the limit: %s',
    async (query) => {
      const response = await ravi.get(path(query));
      expect([response.status, await response.json()]).toEqual([400, toFailure(TOO_FAR)]);
    },
  );

  it('can be opened at every associate', async () => {
    const last = '00000000-0000-4000-9000-000000012599';
    const response = await ravi.get(`/associates/tree/${last}`);
    expect(await response.json()).toMatchObject({
      data: { node: { username: 'crowd12599' }, children: [{ username: 'crowd12600' }] },
    });
    expect((await ravi.list(`/associates//upstream/${last}?page=10&limit=60`)).pagination.total).toBe(600);
  });

  it('is listed through 500 levels', async () => {
    const line = '/associates//downstream/00000000-0000-4000-9000-000000012000';
    expect((await ravi.list(`${line}?page=5&limit=100`)).names.at(-1)).toBe('500 crowd12500');
    expect((await ravi.list(`${line}?level=500`)).names).toEqual(['500 crowd12500']);
    expect((await ravi.get(`${line}?page=6&limit=100`)).status).toBe(400);
  });

  it('is searched among the nearest associates, and the response says so', async () => {
    expect(await found('rowd1000', '&limit=2')).toEqual({
      names: ['1 crowd1000', '1 crowd10000'],
      pagination: { total: 2 },
      isComplete: false,
    });
    expect((await found('rowd11999')).names).toEqual([]);
  });

  it.each([
    ['crowd11999', '1 crowd11999'],
    ['CROWD12600', '601 crowd12600'],
    ['Crowd12300', '301 crowd12300'],
  ])('is searched completely for a whole user name or referral code: %s', async (search, name) => {
    expect((await found(search)).names).toEqual([name]);
    expect((await found(search, '&level=2')).names).toEqual([]);
  });

  it('does not contain associates from elsewhere in the tree, even when searched by a whole name', async () => {
    for (const search of ['asha', 'ASHA2023', 'ravi']) expect((await found(search)).names).toEqual([]);
  });

  const UPLINE = `with recursive upline (id, parent_id, level) as (
      select start.id, start.parent_id, 0 from associates as start
      where start.id = '00000000-0000-4000-9000-000000012600'
      union all
      select above.id, above.parent_id, upline.level + 1
      from upline join associates as above on above.id = upline.parent_id where upline.level < 50
    ) select id, level from upline`;

  it.each([
    [
      'goes up',
      `select * from (${UPLINE}) as upline join associates on associates.id = upline.id
       join users on users.id = associates.user_id where upline.level > 0 order by upline.level`,
    ],
    [
      'counts',
      `update associates set total_count = total_count + 1
       where id = any (array(select upline.id from (${UPLINE}) as upline))`,
    ],
    [
      'lists a level',
      `select * from unnest('{${associateId('ravi')}}'::text::uuid[], '{5000}'::text::int[], '{50}'::text::int[])
         with ordinality as slice (parent_id, skip, take, position)
       cross join lateral (
         select * from associates where associates.parent_id = slice.parent_id
         order by associates.created_at, associates.id offset slice.skip limit slice.take
       ) as direct join users on users.id = direct.user_id`,
    ],
    [
      'opens an associate',
      `select * from (
         select id from associates where parent_id = '${associateId('ravi')}'
         order by created_at desc, id desc limit 50 offset 5000
       ) as page join associates on associates.id = page.id join users on users.id = associates.user_id`,
    ],
    [
      'lists all',
      `select * from associates join users on users.id = associates.user_id
       left join associates as sponsors on sponsors.id = associates.parent_id
       order by associates.created_at desc, associates.id desc limit 20`,
    ],
  ])('uses an index for every step when it %s', async (_, query) => {
    const plan = await makePlan(app, query);
    expect(plan).toMatch(/Index (Only )?Scan/);
    expect(plan).not.toContain('Seq Scan');
  });
});
