import type { LeadChange, updateLead } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { toSaved, updateRecord } from '../../platform/record/record-editing.ts';
import { leadKind } from './staff-lead.repository.ts';

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
