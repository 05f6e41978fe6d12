import type { GrievanceProgress, OwnGrievance, StaffGrievance } from '@pgm/api/contract';
import { grievanceNumber } from './grievance-number.ts';
import type { grievanceSteps, grievances } from './grievance.schema.ts';

/** A complaint with its steps, the first one first. */
export interface GrievanceRow {
  readonly grievance: typeof grievances.$inferSelect;
  readonly steps: readonly Pick<typeof grievanceSteps.$inferSelect, 'status' | 'at' | 'note'>[];
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
    steps: steps.map(({ status: reached, at, note }) => ({ status: reached, at: at.toISOString(), note })),
  };
}

/** The same for the member who made it. */
export function ownGrievanceOf(row: GrievanceRow): OwnGrievance {
  const { orderNumber, text } = row.grievance;
  return { ...progressOf(row), orderNumber, text };
}

/** The same for staff. */
export function staffGrievanceOf(row: GrievanceRow): StaffGrievance {
  const { id, name, mobile, email, orderId, userId } = row.grievance;
  return { ...ownGrievanceOf(row), id, name, mobile, email, orderId, memberId: userId };
}
