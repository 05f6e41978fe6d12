import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callAs, logIn } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const Names = z.object({ data: z.array(z.object({ username: z.string() })) });

describe('GET /admin/users/all', () => {
  const app = useTestApp();
  let token = '';
  const list = (query = '') => callAs(app, token, `/admin/users/all${query}`);
  const readNames = async (query: string) =>
    Names.parse(await (await list(query)).json()).data.map(({ username }) => username);

  beforeAll(async () => {
    await app.sql('delete from users where password_hash is null');
    for (const [index, name] of ['kamla', 'ravi', 'asha', 'staff', 'admin'].entries())
      await app.sql(`update users set created_at = '2026-01-0${index + 1}' where username = '${name}'`);
    ({ token } = await logIn(app, 'admin'));
  });

  it('lists all accounts, newest first', async () => {
    expect(await readNames('')).toEqual(['admin', 'staff', 'asha', 'ravi', 'kamla']);
    expect(await (await list()).json()).not.toHaveProperty('pagination');
  });

  it('lists one page with its position', async () => {
    expect(await (await list('?page=2&limit=2')).json()).toMatchObject({
      success: true,
      data: [{ username: 'asha' }, { username: 'ravi' }],
      pagination: { page: 2, limit: 2, total: 5, pages: 3 },
    });
  });

  it.each([
    ['ASH', ['asha']],
    ['asha mish', ['asha']],
    ['mar', []],
    ['kumar', ['ravi']],
    ['staff@', ['staff']],
    ['9000000003', ['kamla']],
    ['%25', []],
    ['_', []],
    ["'", []],
  ])(
    'searches the beginnings of names, address and number for the literal text: %s',
    async (search, names) => {
      expect(await readNames(`?search=${search}`)).toEqual(names);
    },
  );

  it("shows the fields of the contract, but never the password or Google's id", async () => {
    const response = await list('?search=asha');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: true,
      data: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          firstName: 'Asha',
          midName: null,
          lastName: 'Mishra',
          username: 'asha',
          roles: ['MEMBER'],
          gender: null,
          dob: null,
          primaryEmail: 'asha@example.in',
          primaryPhone: '9000000001',
          alternateEmails: [],
          alternatePhone: [],
          imageUrl: null,
          unproven: [],
        },
      ],
      total: 1,
    });
  });

  it.each(['page=0', 'page=x', 'limit=101', 'sort=roles', 'search=%00', `search=${'x'.repeat(101)}`])(
    'rejects %s',
    async (query) => {
      expect((await list(`?${query}`)).status).toBe(400);
    },
  );
});
