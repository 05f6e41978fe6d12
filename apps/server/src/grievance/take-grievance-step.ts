import { type GrievanceStatus, NEWS } from '@pgm/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { notify } from '../notification/notify.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { grievanceNumber } from './grievance-number.ts';
import { STEPS_FROM } from './grievance-steps.ts';
import { grievanceSteps, grievances } from './grievance.schema.ts';

/** Somebody of the staff moves a complaint on. */
export interface GrievanceStepTaken {
  readonly id: string;
  readonly to: GrievanceStatus;
  /** Null when there is nothing to say. */
  readonly note: string | null;
  readonly staffId: string;
  readonly at: Date;
}

/**
 * Moves a complaint one step, with its history and what its member is told; false when it can't go there from where it
 * is, as the second of two finds who move it at once.
 */
export async function takeGrievanceStep(tx: Database, step: GrievanceStepTaken): Promise<boolean> {
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
  IN_PROGRESS: NEWS.grievanceTaken,
  RESOLVED: NEWS.grievanceResolved,
  CLOSED: NEWS.grievanceClosed,
};
