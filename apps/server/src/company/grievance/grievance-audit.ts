import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChanges } from '../../platform/record/record-change.ts';
import { grievanceNumber } from './grievance-number.ts';
import type { grievances } from './grievance.schema.ts';

/** What the audit says of a grievance. */
type Audited = Pick<
  typeof grievances.$inferSelect,
  'id' | 'serial' | 'registeredAt' | 'status' | 'assignedTo'
>;

/** A change of a grievance by staff. */
interface GrievanceChange {
  readonly before: Audited;
  readonly changes: Partial<Pick<Audited, 'status' | 'assignedTo'>>;
  /** A reply of staff was added. Default false. */
  readonly isReply?: boolean | undefined;
}

/**
 * Writes the audit entries of what staff changed. Entries outlive the account of the sender: they have nothing that a person
 * wrote, and not the member, whose link to the grievance ends with the account.
 */
export function recordGrievances(
  tx: Database,
  changes: readonly GrievanceChange[],
  editor: Editor,
): Promise<void> {
  return recordChanges(
    tx,
    changes.map(({ before, changes: changed, isReply = false }) => ({
      ...editor,
      action: 'update',
      subject: `grievance/${before.id}`,
      before: toFacts(before),
      after: { ...toFacts({ ...before, ...changed }), ...(isReply && { replyAdded: true }) },
    })),
  );
}

function toFacts({ serial, registeredAt, status, assignedTo }: Audited): object {
  return { name: grievanceNumber(serial, registeredAt), status, assignee: assignedTo };
}
