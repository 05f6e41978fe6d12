import * as z from 'zod/mini';
import { text } from './text.ts';

/** Which records a list has, by the member of staff who works on them. */
export const AssigneeFilter = z.enum(['caller', 'none'], 'Choose an assignee from the list');

/** What staff see of the assignment of a record: the fields that its shape has beside its own. */
export const assignmentShape = {
  /** The member of staff who works on it; null while it is assigned to none. */
  assignee: z.nullable(z.object({ name: z.string(), isCaller: z.boolean() })),
  /** Whether the caller may assign it: while it is assigned to none or to the caller, and administrators always. */
  canAssign: z.boolean(),
  /** Whether the caller may assign it to a colleague, as administrators may. */
  canAssignToOthers: z.boolean(),
};
const Assigned = z.object(assignmentShape);
export type Assigned = z.infer<typeof Assigned>;

/** The id of an account of staff; the server checks that it can work on the record. */
const AssigneeId = text(64, 'Colleague');

/** Whether a record is assigned. */
export const Assignment = z.object({
  isAssigned: z.boolean(),
  /** The account of the colleague who gets it; for administrators only. Default: the caller. */
  assigneeId: z.optional(AssigneeId),
});
export type Assignment = z.infer<typeof Assignment>;

/** The form in which an administrator chooses the colleague. */
export const AssigneeForm = z.object({
  assigneeId: AssigneeId.check(z.minLength(1, 'Choose a colleague from the list')),
});
export type AssigneeForm = z.infer<typeof AssigneeForm>;
