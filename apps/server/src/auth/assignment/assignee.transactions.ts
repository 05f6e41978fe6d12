import {
  type Assigned,
  type Assignment,
  type Failure,
  type Result,
  type StaffArea,
  fail,
  ok,
} from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { canWorkIn, users } from '../user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import { type Caller, NOT_ALLOWED } from '../../platform/http/caller.ts';

/** The record that a caller wants to assign. */
interface ToAssign {
  readonly caller: Pick<Caller, 'id' | 'roles'>;
  /** The area whose right the assignee needs. */
  readonly area: StaffArea;
}

/**
 * Finds out which account a record is assigned to; null for none. It locks the account, so that it stays one of staff until the
 * transaction ends. Only administrators may name a colleague.
 */
export async function holdAssignee(
  tx: Database,
  { isAssigned, assigneeId }: Assignment,
  { caller, area }: ToAssign,
): Promise<Result<string | null, Failure<'forbidden' | 'invalid'>>> {
  if (assigneeId !== undefined && !caller.roles.includes('ADMIN')) return fail(NOT_ALLOWED);
  if (!isAssigned) return ok(null);
  const id = assigneeId?.toLowerCase() ?? caller.id;
  if (!isId(id)) return CANNOT_WORK;
  const isAssignee = and(eq(users.id, id), canWorkIn(area));
  const [assignee] = await tx.select({ id: users.id }).from(users).where(isAssignee).for('share');
  return assignee ? ok(assignee.id) : CANNOT_WORK;
}

/** What a caller sees of the assignment of a record. @param name the name of the assignee; null for none */
export function toAssigned(
  assignedTo: string | null,
  name: string | null,
  { id, roles }: Pick<Caller, 'id' | 'roles'>,
): Assigned {
  return {
    assignee: assignedTo === null ? null : { name: name ?? '', isCaller: assignedTo === id },
    canAssign: canAssign(assignedTo, { id, roles }),
    canAssignToOthers: roles.includes('ADMIN'),
  };
}

/** Whether a caller may assign a record: while it is assigned to none or to the caller, and administrators always. */
export function canAssign(assignedTo: string | null, { id, roles }: Pick<Caller, 'id' | 'roles'>): boolean {
  return assignedTo === null || assignedTo === id || roles.includes('ADMIN');
}

/** When another member of staff works on a record. */
export const ASSIGNED_ALREADY = {
  code: 'conflict',
  message: 'Another member of staff works on this.',
} as const;

const NO_ASSIGNEE = 'This person cannot work on it: the account needs the right, and must not be blocked.';
const CANNOT_WORK = fail({
  code: 'invalid' as const,
  message: NO_ASSIGNEE,
  fields: { assigneeId: NO_ASSIGNEE },
});
