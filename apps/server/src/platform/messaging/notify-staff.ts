import type { StaffNoticeKind } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { newId } from '../database/id.ts';
import { staffNotices } from './staff-notice.schema.ts';

/** An event for a notice to staff. */
export interface NewStaffNotice {
  readonly kind: StaffNoticeKind;
  /** The id of the record that it is about. */
  readonly subjectId: string;
  /** Names the event where a record can have several of this kind. Default: it has one. */
  readonly event?: string;
  /** The number or the name of the record. Default: it has none. */
  readonly name?: string;
  /** Of stock, and of a certificate. */
  readonly quantity?: number;
  readonly at: Date;
}

/**
 * Notifies staff of an event, in the transaction of the event: one row for all of them. The same event
 * again changes nothing.
 */
export async function notifyStaff(
  tx: Database,
  { kind, subjectId, event, name = '', quantity, at }: NewStaffNotice,
): Promise<void> {
  const key = [kind, subjectId, ...(event === undefined ? [] : [event])].join('/');
  await tx
    .insert(staffNotices)
    .values({ id: newId(), key, kind, subjectId, name, quantity, createdAt: at })
    .onConflictDoNothing({ target: staffNotices.key });
}

/** Deletes the notices that name a member. */
export async function forgetMemberNotices(tx: Database, userId: string): Promise<void> {
  await tx
    .delete(staffNotices)
    .where(and(eq(staffNotices.kind, 'AGREEMENT_WITHDRAWN'), eq(staffNotices.subjectId, userId)));
}
