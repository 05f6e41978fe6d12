import { type LeadChange, fail, type getStaffLead, ok, type updateLead } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { toSaved, updateRecord } from '../../platform/record/record-editing.ts';
import { findStaffLead, leadKind } from './staff-lead.repository.ts';

/** One lead for staff. */
export async function getLead(db: Database, id: string): Promise<Outcome<typeof getStaffLead>> {
  const lead = isId(id) ? await findStaffLead(db, id) : undefined;
  return lead ? ok({ success: true, data: lead }) : fail({ code: 'notFound', message: leadKind.notFound });
}

/** Sets the status and the note of a lead, and remembers who called. */
export async function followUpLead(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
  { status, note, version }: LeadChange,
): Promise<Outcome<typeof updateLead>> {
  const at = new Date(now());
  const changed = await updateRecord(
    db,
    leadKind,
    { id, version },
    (lead) => {
      const isCalled = status === 'CALLED' && lead.status !== 'CALLED';
      return { status, note, ...(isCalled && { calledBy: actorId, calledAt: at }) };
    },
    { actorId, at },
  );
  return toSaved(db, leadKind, id, changed);
}
