import {
  type GrievanceProgress,
  type OwnGrievance,
  REOPEN_DAYS,
  type StaffGrievance,
} from '@pgm/api/contract';
import { grievanceNumber } from './grievance-number.ts';
import type { grievanceSteps, grievances } from './grievance.schema.ts';

/** A complaint with its steps, the first one first. */
export interface GrievanceRow {
  readonly grievance: typeof grievances.$inferSelect;
  readonly steps: readonly Pick<
    typeof grievanceSteps.$inferSelect,
    'status' | 'at' | 'note' | 'actorUserId'
  >[];
}

/** What may be told to who knows number and mobile number: nothing of the person. */
export function progressOf({ grievance, steps }: GrievanceRow): GrievanceProgress {
  const { serial, category, status, registeredAt, acknowledgedAt, answerBy } = grievance;
  return {
    number: grievanceNumber(serial, registeredAt),
    category,
    status,
    registeredAt: registeredAt.toISOString(),
    acknowledgedAt: acknowledgedAt.toISOString(),
    answerBy: answerBy.toISOString(),
    reopenBy: reopenEnd({ grievance, steps })?.toISOString() ?? null,
    steps: steps.map(({ status: reached, at, note, actorUserId }) => ({
      status: reached,
      at: at.toISOString(),
      by: actorUserId === null ? 'COMPLAINANT' : 'STAFF',
      note,
    })),
  };
}

/** Until when a complaint can be taken up again that is resolved. */
function reopenEnd({ grievance, steps }: GrievanceRow): Date | undefined {
  const resolved = grievance.status === 'RESOLVED' ? steps.at(-1) : undefined;
  return resolved && new Date(resolved.at.getTime() + REOPEN_MS);
}

/** For so long after it was resolved. */
export const REOPEN_MS = REOPEN_DAYS * 86_400_000;

/** The same for the member who made it. */
export function ownGrievanceOf(row: GrievanceRow): OwnGrievance {
  const { orderNumber, text } = row.grievance;
  return { ...progressOf(row), orderNumber, text };
}

/** The same for staff. */
export function staffGrievanceOf(row: GrievanceRow): StaffGrievance {
  const { id, name, mobile, email, language, orderId, userId } = row.grievance;
  return { ...ownGrievanceOf(row), id, name, mobile, email, language, orderId, memberId: userId };
}
