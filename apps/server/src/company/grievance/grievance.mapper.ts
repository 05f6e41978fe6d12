import {
  type GrievanceProgress,
  type OwnGrievance,
  REOPEN_DAYS,
  type StaffGrievance,
} from '@pgm/api/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { toAssigned } from '../../auth/assignment/assignee.transactions.ts';
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
    reopenBy: status === 'RESOLVED' ? (reopenEnd({ steps })?.toISOString() ?? null) : null,
    steps: steps.map(({ status: reached, at, note, actorUserId }) => ({
      status: reached,
      at: at.toISOString(),
      by: actorUserId === null ? 'COMPLAINANT' : 'STAFF',
      note,
    })),
  };
}

/** The time until which a settled grievance can be reopened; undefined before it was resolved. */
export function reopenEnd({ steps }: Pick<GrievanceRow, 'steps'>): Date | undefined {
  const resolved = steps.findLast(({ status }) => status === 'RESOLVED');
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
  readonly caller: Pick<Caller, 'id' | 'roles'>;
  readonly at: Date;
}

/** The same for staff. @param names the names of assignees by their ids */
export function toStaffGrievance(
  row: GrievanceRow,
  { caller, at }: GrievanceReader,
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
    ...toAssigned(assignedTo, assignedTo === null ? null : (names.get(assignedTo) ?? null), caller),
  };
}
