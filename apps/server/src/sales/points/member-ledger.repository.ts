import type { QueryOf, listMemberPoints } from '@pgm/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { orderNumber, orders } from '../tables/order.schema.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { pointsEntries } from './points-entry.schema.ts';
import { toGroup, toLedgerEntry } from './points.mapper.ts';

type LedgerQuery = QueryOf<typeof listMemberPoints> & {
  /** The id of the account. */
  readonly userId: string;
};

/** The ledger of a member. */
export const memberLedger = defineStaffList({
  select: (db) =>
    db
      .select({ entry: pointsEntries, number: orders.number, status: orders.status })
      .from(pointsEntries)
      .leftJoin(orders, eq(orders.id, pointsEntries.orderId))
      .$dynamic(),
  id: pointsEntries.id,
  orders: { newest: [desc, pointsEntries.createdAt] },
  matching: ({ userId, group }: LedgerQuery) =>
    and(
      eq(pointsEntries.userId, userId),
      group === undefined ? undefined : eq(pointsEntries.pointsGroup, toGroup(group)),
    ),
  toItem: ({ number, ...row }) => ({
    ...toLedgerEntry(row),
    orderId: row.entry.orderId,
    orderNumber: number === null ? null : orderNumber(number),
    validTill: row.entry.validTill?.toISOString() ?? null,
  }),
});
