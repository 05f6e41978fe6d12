import type { DataExport } from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import type { Editor } from '../../platform/record/record-change.ts';
import { recordGrievances } from './grievance-audit.ts';
import { type GrievanceRow, toOwnGrievance } from './grievance.mapper.ts';
import { toExportedReply } from './grievance-thread.mapper.ts';
import { grievanceReplies } from './grievance-thread.schema.ts';
import { selectReplies } from './grievance-thread.transactions.ts';
import { grievanceSteps, grievances } from './grievance.schema.ts';

/** Whether nothing is left to do about a grievance; as the index of their last days has it. */
export const isSettled = sql`(${grievances.status} in ('RESOLVED', 'CLOSED'))`;

/**
 * Grievances with their steps; it makes two queries for any number of grievances.
 * @param order the columns by which they are ordered. Default: the newest first
 */
export async function selectGrievances(
  db: Database,
  which: SQL | undefined,
  page?: PageRequest,
  order: readonly SQL[] = [desc(grievances.registeredAt), desc(grievances.id)],
): Promise<GrievanceRow[]> {
  const query = db
    .select()
    .from(grievances)
    .where(which)
    .orderBy(...order)
    .$dynamic();
  const found = await (page ? query.limit(page.limit).offset(page.offset) : query);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const steps = await db
    .select()
    .from(grievanceSteps)
    .where(inArray(grievanceSteps.grievanceId, ids))
    .orderBy(asc(grievanceSteps.at), asc(grievanceSteps.id));
  const toSteps = Map.groupBy(steps, ({ grievanceId }) => grievanceId);
  return found.map((grievance) => ({ grievance, steps: toSteps.get(grievance.id) ?? [] }));
}

/** Assigns the grievances of a member of staff that are not settled to none, with their audit entries. */
export async function unassignGrievances(tx: Database, staffId: string, editor: Editor): Promise<void> {
  const unassigned = await tx
    .update(grievances)
    .set({ assignedTo: null })
    .where(and(eq(grievances.assignedTo, staffId), eq(isSettled, false)))
    .returning();
  await recordGrievances(
    tx,
    unassigned.map((row) => ({
      before: { ...row, assignedTo: staffId },
      changes: { assignedTo: null },
    })),
    editor,
  );
}

/** The grievances of a member for the export of their data, the newest first. */
export async function exportGrievances(db: Database, userId: string): Promise<DataExport['grievances']> {
  const rows = await selectGrievances(db, eq(grievances.userId, userId));
  const ids = rows.map(({ grievance }) => grievance.id);
  const replies = ids.length === 0 ? [] : await selectReplies(db, inArray(grievanceReplies.grievanceId, ids));
  const toReplies = Map.groupBy(replies, ({ reply }) => reply.grievanceId);
  return rows.map((row) => {
    const { id, name, mobile, email, language } = row.grievance;
    const thread = (toReplies.get(id) ?? []).map(toExportedReply);
    return { ...toOwnGrievance(row), name, mobile, email, language, replies: thread };
  });
}
