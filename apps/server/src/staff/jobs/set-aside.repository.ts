import type { QueryOf, listSetAsideRows } from '@pgm/api/contract';
import { desc } from 'drizzle-orm';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { setAsideRows } from '../../platform/jobs/set-aside.schema.ts';

/** The rows with which jobs failed. */
export const setAside = defineStaffList({
  select: (db) => db.select().from(setAsideRows).$dynamic(),
  id: setAsideRows.subject,
  orders: { newest: [desc, setAsideRows.lastFailedAt], attempts: [desc, setAsideRows.attempts] },
  matching: ({ search }: QueryOf<typeof listSetAsideRows>) =>
    containsIn(search, setAsideRows.job, setAsideRows.subject, setAsideRows.error),
  toItem: ({ firstFailedAt, lastFailedAt, retryAt, ...row }) => ({
    ...row,
    id: `${row.job}/${row.subject}`,
    firstFailedAt: firstFailedAt.toISOString(),
    lastFailedAt: lastFailedAt.toISOString(),
    retryAt: retryAt.toISOString(),
  }),
});
