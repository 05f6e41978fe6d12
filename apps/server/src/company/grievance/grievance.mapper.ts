import {
  type GrievanceProgress,
  type OwnGrievance,
  REOPEN_DAYS,
  type StaffGrievance,
} from '@pgm/api/contract';
import { grievanceNumber } from './grievance-number.ts';
import type { grievanceSteps, grievances } from './grievance.schema.ts';

/** A grievance with its steps, the oldest first. */
export interface GrievanceRow {
  readonly grievance: typeof grievances.$inferSelect;
  readonly steps: readonly Pick<
    typeof grievanceSteps.$inferSelect,
    'status' | 'at' | 'note' | 'actorUserId'
  >[];
}

/** What a visitor sees who knows the number and the mobile number; it contains no personal data. */
export function toProgress({ grievance, steps }: GrievanceRow): GrievanceProgress {
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

/** The time until which a resolved grievance can be reopened. */
function reopenEnd({ grievance, steps }: GrievanceRow): Date | undefined {
  const resolved = grievance.status === 'RESOLVED' ? steps.at(-1) : undefined;
  return resolved && new Date(resolved.at.getTime() + REOPEN_MS);
}

/** For so long after it was resolved. */
export const REOPEN_MS = REOPEN_DAYS * 86_400_000;

/** The same for the member who made it. */
export function toOwnGrievance(row: GrievanceRow): OwnGrievance {
  const { orderNumber, text } = row.grievance;
  return { ...toProgress(row), orderNumber, text };
}

/** Who reads a grievance, and when. */
export interface GrievanceReader {
  readonly callerId: string;
  readonly at: Date;
}

/** The same for staff. @param names the names of assignees by their ids */
export function toStaffGrievance(
  row: GrievanceRow,
  { callerId, at }: GrievanceReader,
  names: ReadonlyMap<string, string>,
): StaffGrievance {
  const { id, name, mobile, email, language, orderId, userId, status, answerBy, assignedTo } = row.grievance;
  return {
    ...toOwnGrievance(row),
    id,
    name,
    mobile,
    email,
    language,
    orderId,
    memberId: userId,
    isOverdue: (status === 'OPEN' || status === 'IN_PROGRESS') && answerBy < at,
    assignee:
      assignedTo === null ? null : { name: names.get(assignedTo) ?? '', isCaller: assignedTo === callerId },
  };
}
