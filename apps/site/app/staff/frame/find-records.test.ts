import { createStaffClient } from '@pgm/api/client/staff';
import { describe, expect, it } from 'vitest';
import { ALL_RIGHTS, type StaffRights } from '../kit/staff-rights.ts';
import { findRecords } from './find-records.ts';

/** Searches as a user with these rights on a server that finds nothing; returns what it was asked for. */
async function search(text: string, rights: StaffRights, status = 200) {
  const asked: string[] = [];
  const client = createStaffClient({
    fetch: async (address) => {
      asked.push(address);
      const none = { success: true, data: [], page: 1, limit: 5, total: 0 };
      const body = { ...none, pagination: { page: 1, limit: 5, total: 0, pages: 1 }, isCapped: false };
      return Response.json(status === 200 ? body : { message: 'Closed today' }, { status });
    },
    session: { token: async () => 'token', renew: async () => undefined },
  });
  const result = await findRecords(client, text, rights, new AbortController().signal);
  return { asked, result };
}

describe('the search for records', () => {
  it.each([
    [ALL_RIGHTS, ['/api/orders/all', '/api/admin/members', '/api/admin/products']],
    [{ isAdmin: false, rights: ['orders', 'people'] }, ['/api/orders/all']],
    [{ isAdmin: false, rights: ['catalogue'] }, ['/api/admin/products']],
    [{ isAdmin: false, rights: ['money'] }, []],
  ] as const)('with %j asks for what the user may open: %j', async (rights, paths) => {
    const { asked, result } = await search(' tulsi ', rights);
    expect(asked.map((address) => address.split('?')[0])).toEqual(paths);
    for (const address of asked) {
      const query = new URL(address, 'https://shop.example.in').searchParams;
      expect([query.get('search'), query.get('limit')]).toEqual(['tulsi', '5']);
    }
    expect(result).toEqual({ ok: true, value: [] });
  });

  it('asks for nothing before the third character', async () => {
    expect(await search(' tu ', ALL_RIGHTS)).toEqual({ asked: [], result: { ok: true, value: [] } });
  });

  it('fails as a whole when a part of it fails', async () => {
    const { result } = await search('tulsi', ALL_RIGHTS, 500);
    expect(result).toMatchObject({ ok: false, failure: { code: 'server', message: 'Closed today' } });
  });
});
