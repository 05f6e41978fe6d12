import { type SQL, and, eq, exists, gte, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { REOPEN_MS } from './grievance.mapper.ts';
import { grievanceNumber } from './grievance-number.ts';
import { grievanceSteps, grievances } from './grievance.schema.ts';

/** A request to reopen a grievance. */
export interface GrievanceReopened {
  readonly which: SQL | undefined;
  /** Null when the reason is a reply. */
  readonly reason: string | null;
  /** The statuses from which it can be reopened. */
  readonly from: readonly ('RESOLVED' | 'CLOSED')[];
  readonly at: Date;
}

/**
 * Reopens a grievance that was resolved not too long ago, and notifies staff; false when there is none, as for the second of two
 * requests.
 */
export async function reopenGrievance(
  tx: Database,
  { which, reason, from, at }: GrievanceReopened,
): Promise<boolean> {
  const isRecent = exists(
    tx
      .select({ id: grievanceSteps.id })
      .from(grievanceSteps)
      .where(
        and(
          eq(grievanceSteps.grievanceId, grievances.id),
          eq(grievanceSteps.status, 'RESOLVED'),
          gte(grievanceSteps.at, new Date(at.getTime() - REOPEN_MS)),
        ),
      ),
  );
  const [moved] = await tx
    .update(grievances)
    .set({ status: 'IN_PROGRESS' })
    .where(and(which, inArray(grievances.status, [...from]), isRecent))
    .returning();
  if (!moved) return false;
  await tx.insert(grievanceSteps).values({
    id: newId(),
    grievanceId: moved.id,
    status: 'IN_PROGRESS',
    at,
    note: reason,
    actorUserId: null,
  });
  await notifyStaff(tx, {
    kind: 'GRIEVANCE_REOPENED',
    subjectId: moved.id,
    event: at.toISOString(),
    name: grievanceNumber(moved.serial, moved.registeredAt),
    at,
  });
  return true;
}
