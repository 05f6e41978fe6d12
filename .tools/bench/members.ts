import * as z from 'zod/mini';
import { copyDatabase } from './copy-database.ts';
import { fillMembers } from './full-members.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';
import { logIn, slowest, toTimes } from './staff-calls.ts';

const MEMBERS = 1_000_000;

const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** What administrators ask of a list of persons: whole values, beginnings, names of very many, and what no person has. */
const SEARCHES = {
  'a search by number, mobile, mail or user name': [
    'B500000',
    '6000500000',
    '60005000',
    'bench500000@example.in',
    'bench500000',
    'B999999999',
  ],
  'a search by words': ['Asha Yadav', 'qxzvkw', 'yadav', 'sharma'],
  'a search that finds very many': ['a', 'asha', 's', '6', 'bench', 'B'],
};

/** The filters of the list of members, some together, and its last pages. */
const FILTERS = {
  'no filter': ['', 'sort=-newest'],
  'a role': ['role=MEMBER', 'role=STAFF', 'role=ADMIN'],
  'a state': ['status=ACTIVE', 'status=BLOCKED'],
  'a sponsor': ['sponsor=B0', 'sponsor=B1', 'sponsor=B5000', 'sponsor=6000000001', 'sponsor=B999999999'],
  'days of joining': [
    `from=${isoDay(0)}`,
    `from=${isoDay(60)}&to=${isoDay(30)}`,
    `from=${isoDay(900)}`,
    `to=${isoDay(900)}`,
  ],
  'several filters': [
    'role=STAFF&status=BLOCKED',
    'role=MEMBER&status=BLOCKED&sponsor=B1',
    `status=BLOCKED&to=${isoDay(900)}`,
    `sponsor=B1&from=${isoDay(900)}`,
    'search=asha&status=BLOCKED',
    'search=asha&sponsor=B1',
    `search=asha&from=${isoDay(30)}`,
    'search=a&role=STAFF',
  ],
  'a deep page': ['page=1000', 'page=40000', 'page=40000&status=ACTIVE', 'page=2000&search=a'],
};

const Associate = z.object({ data: z.object({ userId: z.string() }) });

/** The calls of administrators in a company with many members: 95 of 100 take less than a second. */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = await grounds.onPostgres();
  const what = 'members';
  if (place === undefined) return yield { what, skipped: NO_POSTGRES };
  await using company = await copyDatabase(place.databaseUrl);
  const { top } = await fillMembers(company.databaseUrl, MEMBERS);
  await using server = await startServer({ ...place, databaseUrl: company.databaseUrl });
  yield* measureLists(what, server.address);
  yield* measureMember(what, server.address, top);
}

async function* measureLists(what: string, address: string): Figures {
  const headers = await logIn(address, 'admin');
  const listed = (path: string) => (query: string) => toTimes(toListAddress(address + path, query), headers);
  const members = listed('/api/admin/members');
  const associates = listed('/associates');
  for (const [kind, queries] of Object.entries(FILTERS)) yield* slowest(`${what}: ${kind}`, queries, members);
  for (const [kind, texts] of Object.entries(SEARCHES)) {
    const queries = texts.map((text) => `search=${encodeURIComponent(text)}`);
    yield* slowest(`${what}: ${kind}`, queries, members);
    yield* slowest(`associates: ${kind}`, queries, associates);
  }
  yield* slowest(
    'associates: all',
    ['', 'waiting=true', 'waiting=true&search=a', 'page=1000', 'page=40000'],
    associates,
  );
  yield* slowest(
    `${what}: all users, as the spec lists them`,
    ['', 'page=40000'],
    listed('/admin/users/all'),
  );
}

/** The page of the member above all others, with the largest team. */
async function* measureMember(what: string, address: string, associateId: string): Figures {
  const headers = await logIn(address, 'admin');
  const found = await fetch(`${address}/api/admin/associates/${associateId}`, { headers });
  const { userId } = Associate.parse(await found.json()).data;
  const parts = [
    `/api/admin/members/${userId}`,
    `/api/admin/members/${userId}/addresses`,
    `/api/admin/members/${userId}/points`,
    `/api/admin/members/${userId}/sessions`,
    `/associates//downstream/${userId}`,
    `/associates//downstream/${userId}?search=asha`,
    `/associates//downstream/${userId}?level=1`,
  ];
  yield* slowest(`${what}: the parts of a member's page`, parts, (path) => toTimes(address + path, headers));
}

/** The address of a page of a list; the first one unless the query says which. */
function toListAddress(list: string, query: string): string {
  const page = { page: '1', limit: '20', ...Object.fromEntries(new URLSearchParams(query)) };
  return `${list}?${new URLSearchParams(page)}`;
}
