import { beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { TreeCaller, associateId, miscounted, userId } from '../../../test/tree.ts';

describe('GET /associates/tree/{id}', () => {
  const app = useTestApp();
  let asha: TreeCaller;
  let admin: TreeCaller;
  beforeAll(async () => {
    asha = await TreeCaller.logIn(app, 'asha');
    admin = await TreeCaller.logIn(app, 'admin');
  });

  it('shows a member with those directly below, in the order in which they joined', async () => {
    const response = await asha.get(`/associates/tree/${userId('asha')}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      success: true,
      data: {
        node: { username: 'asha', level: 0, parentId: associateId('kamla'), directCount: 5, totalCount: 22 },
        children: [
          { username: 'geeta', level: 1, directCount: 3, totalCount: 8 },
          { username: 'imran', directCount: 2, totalCount: 5 },
          { username: 'sreeja', directCount: 2, totalCount: 3 },
          { username: 'harpreet', directCount: 1, totalCount: 1 },
          { username: 'suresh', directCount: 0, totalCount: 0 },
        ],
      },
      pagination: { page: 1, limit: 100, total: 5, pages: 1 },
    });
  });

  it('returns for each associate the fields of the contract and no others', async () => {
    const { children } = await asha.open('asha', '?limit=1&page=2');
    expect(children).toEqual([
      {
        id: associateId('imran'),
        userId: userId('imran'),
        parentId: associateId('asha'),
        level: 1,
        name: 'Imran Sheikh',
        username: 'imran',
        referralCode: 'IMRAN2023',
        joinedAt: '2023-12-18T00:00:00.000Z',
        contact: { phone: '90••••••05', email: 'i•••@example.in', isMasked: true },
        directCount: 2,
        totalCount: 5,
      },
    ]);
  });

  it('opens level by level with the ids from the responses', async () => {
    const names: string[] = [];
    for (let name = 'asha'; ;) {
      const [first] = (await asha.open(name)).children;
      if (!first) break;
      names.push(first.username);
      name = first.username;
    }
    expect(names).toEqual(['geeta', 'rekha', 'puja', 'nitin']);
  });

  it('returns one page of the children, with their total number', async () => {
    const response = await asha.get(`/associates/tree/${associateId('asha')}?page=2&limit=2`);
    expect(await response.json()).toMatchObject({
      data: { node: { username: 'asha' }, children: [{ username: 'sreeja' }, { username: 'harpreet' }] },
      pagination: { page: 2, limit: 2, total: 5, pages: 3 },
    });
  });

  it("shows the caller's own contact and the contacts that are shared in full, and masks the others", async () => {
    const { node, children } = await asha.open('asha');
    expect([node, ...children].map(({ contact }) => contact)).toEqual([
      { phone: '9000000001', email: 'asha@example.in', isMasked: false },
      { phone: '9000000104', email: 'geeta@example.in', isMasked: false },
      { phone: '90••••••05', email: 'i•••@example.in', isMasked: true },
      { phone: '90••••••06', email: 's•••@example.in', isMasked: true },
      { phone: '90••••••07', email: 'h•••@example.in', isMasked: true },
      { phone: '90••••••08', email: 's•••@example.in', isMasked: true },
    ]);
    expect((await admin.open('imran')).node.contact).toEqual({
      phone: '9000000105',
      email: 'imran@example.in',
      isMasked: false,
    });
  });

  it('masks nothing where no contact is known', async () => {
    await app.sql(`update users set email = null, mobile = null where username = 'suresh'`);
    expect((await asha.open('suresh')).node.contact).toEqual({ phone: null, email: null, isMasked: true });
  });

  it.each(['kamla', 'usha', 'pankaj', 'ravi'])(
    'is hidden for associates that are not below the caller: %s',
    async (username) => {
      for (const id of [associateId(username), userId(username)]) {
        const response = await asha.get(`/associates/tree/${id}`);
        expect([response.status, await response.json()]).toEqual([404, toFailure('Not found')]);
      }
      expect((await admin.open(username)).node.username).toBe(username);
    },
  );

  it.each(['0b0c3f0e-52a2-4b5e-8f0e-1f6f0b0d9a11', 'asha', '%00', 'x'.repeat(65), '%27'])(
    'returns 404 for %s, for every caller',
    async (id) => {
      expect((await asha.get(`/associates/tree/${id}`)).status).toBe(404);
      expect((await admin.get(`/associates/tree/${id}`)).status).toBe(404);
    },
  );

  it.each(['page=0', 'page=x', 'limit=0', 'limit=101', 'limit=1.5'])('rejects %s', async (query) => {
    expect((await asha.get(`/associates/tree/${userId('asha')}?${query}`)).status).toBe(400);
  });

  it('shows no associate to staff, who have no place in the tree', async () => {
    const staff = await TreeCaller.logIn(app, 'staff');
    expect((await staff.get(`/associates/tree/${associateId('asha')}`)).status).toBe(404);
    expect((await staff.get(`/associates/tree/${userId('staff')}`)).status).toBe(404);
  });

  it('has correct counters from the start', async () => {
    expect(await miscounted(app)).toEqual([]);
  });
});

describe('GET /associates/referred/users', () => {
  const app = useTestApp();

  it('lists the associates directly below the caller, the newest first', async () => {
    const asha = await TreeCaller.logIn(app, 'asha');
    expect(await asha.list('/associates/referred/users')).toEqual({
      names: ['1 suresh', '1 harpreet', '1 sreeja', '1 imran', '1 geeta'],
      pagination: { page: 1, limit: 100, total: 5, pages: 1 },
    });
    expect(await asha.list('/associates/referred/users?page=2&limit=2')).toEqual({
      names: ['1 sreeja', '1 imran'],
      pagination: { page: 2, limit: 2, total: 5, pages: 3 },
    });
  });

  it('is empty for an associate without any below, and 404 for staff', async () => {
    const ravi = await TreeCaller.logIn(app, 'ravi');
    expect((await ravi.list('/associates/referred/users')).names).toEqual([]);
    const staff = await TreeCaller.logIn(app, 'staff');
    const response = await staff.get('/associates/referred/users');
    expect([response.status, await response.json()]).toEqual([
      404,
      toFailure('This account is not an associate.'),
    ]);
  });
});
