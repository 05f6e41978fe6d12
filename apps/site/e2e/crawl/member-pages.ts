import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

const TABS = [
  'orders',
  'past-orders',
  'points',
  'points-corrections',
  'team',
  'addresses',
  'requests',
  'logins',
  'messages',
  'audit',
];

const Found = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The pages for administrators of a member who has something in most tabs, tab by tab, and of the team. */
export async function memberPages(
  request: APIRequestContext,
  headers: { readonly Authorization: string },
): Promise<string[]> {
  const find = async (list: string) => {
    const response = await request.get(`${list}?search=asha&page=1&limit=1`, { headers });
    return Found.parse(await response.json()).data.map(({ id }) => id);
  };
  const [members, associates] = await Promise.all([find('/api/admin/members'), find('/associates')]);
  return [
    ...members.flatMap((id) =>
      ['', ...TABS.map((tab) => `/${tab}`)].map((tab) => `/dashboard/members/${id}${tab}`),
    ),
    ...associates.map((id) => `/dashboard/associates/${id}`),
  ];
}
