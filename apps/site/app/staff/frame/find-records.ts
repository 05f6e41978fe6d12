import { type Result, ok } from '@pgm/api/contract';
import type { StaffClient } from '@pgm/api/client/staff';
import type { FoundRecord } from '@pgm/machines/staff/record-search';
import { type StaffRights, mayOpen } from '../kit/staff-rights.ts';

/** How many records of each kind are offered. */
const OFFERED = 5;

/** How many characters a search needs. */
const MIN_LENGTH = 3;

/** Where records are found, and what a user must have the right to. */
const SOURCES: readonly {
  readonly area: Parameters<typeof mayOpen>[0];
  readonly find: (client: StaffClient, search: string, signal: AbortSignal) => Promise<Result<FoundRecord[]>>;
}[] = [
  {
    area: 'orders',
    find: async ({ orders }, search, signal) =>
      toRecords(await orders.list({ search, page: 1, limit: OFFERED }, signal), ({ id, number, buyer }) => ({
        href: `/dashboard/orders/${id}`,
        name: `${number} · ${buyer.name}`,
        kind: 'Order',
      })),
  },
  {
    area: 'admin',
    find: async ({ members }, search, signal) =>
      toRecords(
        await members.list({ search, page: 1, limit: OFFERED }, signal),
        ({ id, name, username }) => ({
          href: `/dashboard/members/${id}`,
          name: `${name} · @${username}`,
          kind: 'Member',
        }),
      ),
  },
  {
    area: 'catalogue',
    find: async ({ products }, search, signal) =>
      toRecords(
        await products.listForStaff({ search, page: 1, limit: OFFERED, sort: 'name' }, signal),
        ({ id, name }) => ({ href: `/dashboard/products/${id}`, name, kind: 'Product' }),
      ),
  },
];

/** The orders, members and products that a text finds, of those that the user may open; the first failure, if one fails. */
export async function findRecords(
  client: StaffClient,
  text: string,
  rights: StaffRights,
  signal: AbortSignal,
): Promise<Result<FoundRecord[]>> {
  const search = text.trim();
  if (search.length < MIN_LENGTH) return ok([]);
  const allowed = SOURCES.filter(({ area }) => mayOpen(area, rights));
  const results = await Promise.all(allowed.map(({ find }) => find(client, search, signal)));
  const records: FoundRecord[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    records.push(...result.value);
  }
  return ok(records);
}

function toRecords<Item>(
  result: Result<{ readonly data: readonly Item[] }>,
  toRecord: (item: Item) => FoundRecord,
): Result<FoundRecord[]> {
  return result.ok ? ok(result.value.data.map(toRecord)) : result;
}
