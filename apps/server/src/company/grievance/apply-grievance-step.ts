import { type GrievanceStatus, NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { notify } from '../../members/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { grievanceNumber } from './grievance-number.ts';
import { grievanceSteps, grievances } from './grievance.schema.ts';

/** A step of a grievance that a staff member makes. */
export interface AppliedGrievanceStep {
  readonly id: string;
  readonly to: GrievanceStatus;
  /** Null when there is no comment. */
  readonly note: string | null;
  readonly staffId: string;
  readonly at: Date;
}

/**
 * Moves a grievance one step, and adds its history and the notification of its member; false when the current
 * status does not allow the step, as for the second of two simultaneous requests.
 */
export async function applyGrievanceStep(tx: Database, step: AppliedGrievanceStep): Promise<boolean> {
  const { id, to, note, staffId, at } = step;
  const [moved] = await tx
    .update(grievances)
    .set({ status: to })
    .where(and(eq(grievances.id, id), inArray(grievances.status, [...STEPS_FROM[to]])))
    .returning({
      userId: grievances.userId,
      serial: grievances.serial,
      registeredAt: grievances.registeredAt,
    });
  if (!moved) return false;
  await tx
    .insert(grievanceSteps)
    .values({ id: newId(), grievanceId: id, status: to, at, note, actorUserId: staffId });
  const text = SENTENCES[to];
  if (moved.userId !== null && text !== undefined) {
    const number = grievanceNumber(moved.serial, moved.registeredAt);
    const link = `/grievance/status?number=${number}`;
    await notify(tx, { userId: moved.userId, kind: 'REQUEST', text, values: { number }, link, at });
  }
  return true;
}

const SENTENCES: Readonly<Partial<Record<GrievanceStatus, string>>> = {
  IN_PROGRESS: NOTIFICATION_TEXTS.grievanceInProgress,
  RESOLVED: NOTIFICATION_TEXTS.grievanceResolved,
  CLOSED: NOTIFICATION_TEXTS.grievanceClosed,
};

/** The statuses from which staff may move a grievance to each status. */
const STEPS_FROM: Readonly<Record<GrievanceStatus, readonly GrievanceStatus[]>> = {
  OPEN: [],
  IN_PROGRESS: ['OPEN', 'RESOLVED'],
  RESOLVED: ['IN_PROGRESS'],
  CLOSED: ['RESOLVED'],
};
