import { type GrievanceStatus, NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { notify } from '../../auth/notification/notification.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { recordGrievances } from './grievance-audit.ts';
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
  /** The step comes with a reply of staff. Default false. */
  readonly isReply?: boolean;
}

/**
 * Moves a grievance one step, and adds its history, its audit entry and the notification of its member; false when the current
 * status does not allow the step, as for the second of two simultaneous requests.
 */
export async function applyGrievanceStep(tx: Database, step: AppliedGrievanceStep): Promise<boolean> {
  const { id, to, note, staffId, at, isReply } = step;
  const [moved] = await tx.select().from(grievances).where(eq(grievances.id, id)).for('no key update');
  if (!moved || !STEPS_FROM[to].includes(moved.status)) return false;
  await tx.update(grievances).set({ status: to }).where(eq(grievances.id, id));
  await recordGrievances(tx, [{ before: moved, changes: { status: to }, isReply }], { actorId: staffId, at });
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
