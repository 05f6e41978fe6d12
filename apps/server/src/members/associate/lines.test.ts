import { endpoints } from '@pgm/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, userId } from '../../../test/tree.ts';

const TEAM_MEMBERS = [
  ...['geeta', 'imran', 'sreeja', 'harpreet', 'suresh'].map((name) => `1 ${name}`),
  ...['rekha', 'manoj', 'farida', 'nasreen', 'vikas', 'anjana', 'biju', 'jaswinder'].map(
    (name) => `2 ${name}`,
  ),
  ...['puja', 'deepak', 'savita', 'salma', 'arif', 'bindu'].map((name) => `3 ${name}`),
  ...['nitin', 'mohan', 'yusuf'].map((name) => `4 ${name}`),
];

const Whole = z.object({ data: z.array(z.record(z.string(), z.unknown())), isComplete: z.boolean() });

describe('GET /associates//downstream/{id}', () => {
  const app = useTestApp();
  let asha: TreeCaller;
  let admin: TreeCaller;
  const path = (username: string, query = '') => `/associates//downstream/${associateId(username)}${query}`;
  const find = async (search: string, more = '') =>
    (await asha.list(path('asha', `?search=${encodeURIComponent(search)}${more}`))).names;

  beforeAll(async () => {
    asha = await TreeCaller.logIn(app, 'asha');
    admin = await TreeCaller.logIn(app, 'admin');
  });

  it('lists everyone below, level by level, and within a level by parent and by age', async () => {
    expect(await asha.list(path('asha'))).toEqual({
      names: TEAM_MEMBERS,
      pagination: { page: 1, limit: 100, total: 22, pages: 1 },
    });
  });

  it.each([1, 2, 3, 5, 7, 22])('lists the same entries in pages of %i', async (limit) => {
    const names: string[] = [];
    const pages = Math.ceil(22 / limit);
    for (let page = 1; page <= pages; page += 1) {
      const read = await asha.list(path('asha', `?page=${page}&limit=${limit}`));
      expect(read.pagination).toEqual({ page, limit, total: 22, pages });
      names.push(...read.names);
    }
    expect(names).toEqual(TEAM_MEMBERS);
    expect((await asha.list(path('asha', `?page=${pages + 1}&limit=${limit}`))).names).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 500])('lists only level %i', async (level) => {
    const names = TEAM_MEMBERS.filter((name) => name.startsWith(`${level} `));
    const read = await asha.list(path('asha', `?level=${level}`));
    expect([read.names, read.pagination.total]).toEqual([names, names.length]);
    const second = await asha.list(path('asha', `?level=${level}&page=2&limit=3`));
    expect([second.names, second.pagination.total]).toEqual([names.slice(3, 6), names.length]);
  });

  it('counts levels from the requested associate', async () => {
    expect((await asha.list(path('nasreen'))).names).toEqual(['1 salma', '1 arif', '2 yusuf']);
    expect((await asha.list(path('yusuf'))).names).toEqual([]);
  });

  it('returns for each entry the same fields as the tree', async () => {
    const { data, isComplete } = Whole.parse(await (await asha.get(path('nasreen'))).json());
    const { children } = await asha.open('nasreen');
    expect([data.slice(0, 2), isComplete]).toEqual([children, true]);
  });

  it.each([
    ['sheikh', ['1 imran', '2 nasreen']],
    ['Imran Sh', ['1 imran']],
    ['ANJAN', ['2 anjana']],
    ['prajapati', ['4 mohan', '4 nitin']],
    ['YUSUF2026', ['4 yusuf']],
    ['suf20', ['4 yusuf']],
    ['joshi', []],
    ['asha mishra', []],
    ['90000001', []],
    ['@example', []],
    ['imran-20/23', ['1 imran']],
    ['-', []],
    ['%', []],
    ['_', []],
    ["'", []],
  ])('finds a part of a name, user name or referral code, but never a contact: %s', async (search, names) => {
    expect(await find(search)).toEqual(names);
  });

  it('searches within one level, one page at a time', async () => {
    expect(await find('sheikh', '&level=2')).toEqual(['2 nasreen']);
    expect(await asha.list(path('asha', '?search=prajapati&page=2&limit=1'))).toEqual({
      names: ['4 nitin'],
      pagination: { page: 2, limit: 1, total: 2, pages: 2 },
    });
  });

  it('treats an empty search as no search', async () => {
    expect(await find('')).toEqual(TEAM_MEMBERS);
  });

  it('also responds at the path with one slash, because some proxies merge the two', async () => {
    const [two, one] = [await asha.get(path('geeta')), await asha.get(path('geeta').replace('//', '/'))];
    expect([two.status, await one.json()]).toEqual([200, await two.json()]);
    expect((await app.call(path('geeta').replace('//', '/'))).status).toBe(401);
    expect((await asha.get(path('geeta').replace('//', '///'))).status).toBe(404);
  });

  it.each(['kamla', 'usha', 'ravi'])(
    'is hidden for associates that are not below the caller: %s',
    async (username) => {
      for (const id of [associateId(username), userId(username)]) {
        const response = await asha.get(`/associates//downstream/${id}`);
        expect([response.status, await response.json()]).toEqual([404, toFailure('Not found')]);
        expect((await asha.get(`/associates/downstream/${id}`)).status).toBe(404);
        expect((await admin.get(`/associates//downstream/${id}`)).status).toBe(200);
      }
    },
  );

  it.each([
    'level=0',
    'level=501',
    'level=x',
    'page=0',
    'limit=101',
    'search=%00',
    `search=${'x'.repeat(101)}`,
  ])('rejects %s', async (query) => {
    expect((await asha.get(path('asha', `?${query}`))).status).toBe(400);
  });
});

describe('GET /associates//upstream/{id}', () => {
  const app = useTestApp();
  let asha: TreeCaller;
  let admin: TreeCaller;
  const path = (username: string, query = '') => `/associates//upstream/${associateId(username)}${query}`;

  beforeAll(async () => {
    asha = await TreeCaller.logIn(app, 'asha');
    admin = await TreeCaller.logIn(app, 'admin');
  });

  it('lists the associates above, the sponsor first', async () => {
    expect(await asha.list(path('yusuf'))).toEqual({
      names: ['1 salma', '2 nasreen', '3 imran', '4 asha', '5 kamla'],
      pagination: { page: 1, limit: 100, total: 5, pages: 1 },
    });
    expect(await asha.list(path('yusuf', '?page=2&limit=2'))).toEqual({
      names: ['3 imran', '4 asha'],
      pagination: { page: 2, limit: 2, total: 5, pages: 3 },
    });
    expect(await asha.list(path('yusuf', '?page=4&limit=2'))).toEqual({
      names: [],
      pagination: { page: 4, limit: 2, total: 5, pages: 3 },
    });
  });

  it('shows the names of the associates above, but neither their contact nor their counters', async () => {
    const response = await asha.get(`/associates//upstream/${userId('asha')}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: true,
      data: [
        {
          id: associateId('kamla'),
          userId: userId('kamla'),
          parentId: null,
          level: 1,
          name: 'Kamla Devi',
          username: 'kamla',
          referralCode: 'KAMLA2023',
          joinedAt: '2023-07-10T00:00:00.000Z',
          contact: { phone: '90••••••03', email: 'k•••@example.in', isMasked: true },
        },
      ],
      total: 1,
      pagination: { page: 1, limit: 100, total: 1, pages: 1 },
    });
  });

  it('is empty at the top, and the associates below may request it', async () => {
    expect((await asha.list(path('kamla'))).names).toEqual([]);
  });

  it('also responds at the path with one slash', async () => {
    expect((await asha.list(path('geeta').replace('//', '/'))).names).toEqual(['1 asha', '2 kamla']);
  });

  it.each(['usha', 'pankaj', 'ravi'])(
    'is hidden for associates that are neither above nor below the caller: %s',
    async (username) => {
      const response = await asha.get(path(username));
      expect([response.status, await response.json()]).toEqual([404, toFailure('Not found')]);
      expect((await admin.get(path(username))).status).toBe(200);
    },
  );
});

describe('the two slashes', () => {
  const app = useTestApp();

  it('are in the contract and in the API document', async () => {
    const written = ['/associates//downstream/{id}', '/associates//upstream/{id}'];
    expect(endpoints.map(({ path }) => path).filter((path) => path.includes('//'))).toEqual(written);
    const response = await app.call('/docs', { headers: { Accept: 'application/json' } });
    const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(await response.json());
    expect(Object.keys(paths).filter((path) => path.includes('//'))).toEqual(written);
  });
});
