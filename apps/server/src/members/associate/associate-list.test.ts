import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, userId } from '../../../test/tree.ts';

const Listed = z.object({
  data: z.array(z.object({ username: z.string() })),
  pagination: z.object({ total: z.int(), pages: z.int() }),
});

describe('GET /associates', () => {
  const app = useTestApp();
  let admin: TreeCaller;
  beforeAll(async () => {
    admin = await TreeCaller.logIn(app, 'admin');
  });
  const list = async (query = '') => Listed.parse(await (await admin.get(`/associates${query}`)).json());
  const readNames = async (query: string) => (await list(query)).data.map(({ username }) => username);

  it('lists one page of all associates, the newest first', async () => {
    const { data, pagination } = await list('?page=1');
    expect([data.length, data[0]?.username, data[1]?.username]).toEqual([20, 'yusuf', 'mohan']);
    expect(pagination).toEqual({ total: 28, pages: 2 });
    expect(await readNames('?page=14&limit=2')).toEqual(['usha', 'kamla']);
    expect(await readNames('?page=15&limit=2')).toEqual([]);
  });

  it('returns for each the sponsor, the number below, and the contact', async () => {
    expect(await (await admin.get('/associates?search=IMRAN2023')).json()).toEqual({
      success: true,
      data: [
        {
          id: associateId('imran'),
          userId: userId('imran'),
          parentId: associateId('asha'),
          name: 'Imran Sheikh',
          username: 'imran',
          referralCode: 'IMRAN2023',
          joinedAt: '2023-12-18T00:00:00.000Z',
          contact: { phone: '9000000105', email: 'imran@example.in', isMasked: false },
          directCount: 2,
          totalCount: 5,
          sponsor: { referralCode: 'ASHA2023', name: 'Asha Mishra' },
          proposal: null,
          changes: [],
        },
      ],
      total: 1,
      pagination: { page: 1, limit: 100, total: 1, pages: 1 },
    });
    expect(await (await admin.get('/associates?search=kamla')).json()).toMatchObject({
      data: [{ username: 'kamla', sponsor: null, parentId: null }],
    });
  });

  it.each([
    ['Imran Sheikh', ['imran']],
    ['SHEIKH', ['nasreen', 'imran']],
    ['ravi2', ['ravi']],
    ['9000000105', ['imran']],
    ['imran@', ['imran']],
    ['%2B91 90000 00105', ['imran']],
    ['staff', []],
    ['%25', []],
    ['_', []],
  ])(
    'finds the beginnings of names, codes and contacts, and treats every character literally: %s',
    async (search, names) => {
      expect(await readNames(`?search=${search}`)).toEqual(names);
      expect((await list(`?search=${search}`)).pagination.total).toBe(names.length);
    },
  );

  it('finds a former code, and nothing in the middle of a name', async () => {
    const path = `/associates/${associateId('ravi')}`;
    expect((await admin.send('PUT', path, { referralCode: 'RAVINEW' })).status).toBe(200);
    expect(await readNames('?search=ravi2023')).toEqual(['ravi']);
    expect(await readNames('?search=heikh')).toEqual([]);
  });

  it('lists the first 1000 of a search that finds very many, the newest first', async () => {
    await app.sql(`insert into users (id, username, first_name, last_name, roles)
      select gen_random_uuid(), 'broad' || n, 'Broad', 'Name', '{MEMBER}' from generate_series(1, 1001) as n`);
    await app.sql(`insert into associates (id, user_id, referral_code, created_at)
      select gen_random_uuid(), id, upper(username), '2026-11-01'::timestamptz + substr(username, 6)::int * interval '1 s'
      from users where username like 'broad%'`);
    const Capped = z.object({ ...Listed.shape, total: z.int(), isCapped: z.optional(z.boolean()) });
    const read = async (query: string) =>
      Capped.parse(await (await admin.get(`/associates?${query}`)).json());
    const broad = await read('search=broad&page=1&limit=2');
    expect(broad).toMatchObject({ total: 1000, isCapped: true });
    expect(broad.data.map(({ username }) => username)).toEqual(['broad1001', 'broad1000']);
    expect((await read('search=broad&page=500&limit=2')).data).toHaveLength(2);
    expect((await read('search=broad&page=501&limit=2')).data).toEqual([]);
    expect(await read('search=broad100&page=1')).toMatchObject({ total: 3 });
  });

  it.each(['page=0', 'limit=101', 'search=%00'])('rejects %s', async (query) => {
    expect((await admin.get(`/associates?${query}`)).status).toBe(400);
  });
});
