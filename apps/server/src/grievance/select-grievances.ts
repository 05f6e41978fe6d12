import { type SQL, asc, desc, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import type { GrievanceRow } from './grievance-of.ts';
import { grievanceSteps, grievances } from './grievance.schema.ts';

/** Complaints with their steps, the newest first; two queries, however many there are. */
export async function selectGrievances(
  db: Database,
  which: SQL | undefined,
  page?: PageRequest,
): Promise<GrievanceRow[]> {
  const query = db
    .select()
    .from(grievances)
    .where(which)
    .orderBy(desc(grievances.registeredAt), desc(grievances.id))
    .$dynamic();
  const found = await (page ? query.limit(page.limit).offset(page.offset) : query);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const steps = await db
    .select()
    .from(grievanceSteps)
    .where(inArray(grievanceSteps.grievanceId, ids))
    .orderBy(asc(grievanceSteps.at), asc(grievanceSteps.id));
  const stepsOf = Map.groupBy(steps, ({ grievanceId }) => grievanceId);
  return found.map((grievance) => ({ grievance, steps: stepsOf.get(grievance.id) ?? [] }));
}
