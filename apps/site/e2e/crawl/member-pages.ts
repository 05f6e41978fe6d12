import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

const TABS = ['orders', 'points', 'team', 'addresses', 'requests', 'logins', 'messages', 'audit'];

const Members = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The page for administrators of a member who has something in most tabs, tab by tab. */
export async function memberPages(
  request: APIRequestContext,
  headers: { readonly Authorization: string },
): Promise<string[]> {
  const response = await request.get('/api/admin/members?search=asha&limit=1', { headers });
  const { data } = Members.parse(await response.json());
  return data.flatMap(({ id }) =>
    ['', ...TABS.map((tab) => `/${tab}`)].map((tab) => `/dashboard/members/${id}${tab}`),
  );
}
