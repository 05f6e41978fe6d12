import { and, isNotNull, lt } from 'drizzle-orm';
import { deleteInBatches } from '../../platform/jobs/delete-in-batches.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { leads } from './lead.schema.ts';

/** How long a lead stays after it has joined or was closed, in ms: staff may have chosen the wrong status. */
const SETTLED_MS = 30 * 86_400_000;

type LeadRow = typeof leads.$inferSelect;

/** Since when a lead is settled once it gets a status; null while staff may still call. */
export function toSettledAt(
  { settledAt }: Pick<LeadRow, 'settledAt'>,
  status: LeadRow['status'],
  at: Date,
): Date | null {
  return status === 'JOINED' || status === 'CLOSED' ? (settledAt ?? at) : null;
}

/** The job that deletes leads some time after staff have talked to the person, as the privacy page promises. */
export function settledLeadsJob({ db, now }: Pick<Platform, 'db' | 'now'>): Job {
  return {
    name: 'remove settled leads',
    run: ({ signal }) => {
      const isOld = lt(leads.settledAt, new Date(now() - SETTLED_MS));
      return deleteInBatches(db, leads, and(isNotNull(leads.settledAt), isOld), signal);
    },
  };
}
