import { type LeadChange, fail, ok, type updateLead } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateRecord } from '../../platform/record/record-editing.ts';
import { StaffLeadRepository, leadKind } from './staff-lead.repository.ts';

/** How staff follow up leads. */
export class StaffLeadService {
  readonly leads: StaffLeadRepository;
  readonly #platform: Pick<Platform, 'db' | 'now'>;

  constructor(platform: Pick<Platform, 'db' | 'now'>) {
    this.leads = new StaffLeadRepository(platform.db);
    this.#platform = platform;
  }

  /** Sets the status and the note of a lead, and remembers who called. */
  async update(
    actorId: string,
    id: string,
    { status, note, version }: LeadChange,
  ): Promise<Outcome<typeof updateLead>> {
    const { db, now } = this.#platform;
    const at = new Date(now());
    const changed = await updateRecord(
      db,
      leadKind,
      { id, version },
      (lead) => ({
        status,
        note,
        ...(status === 'CALLED' && lead.status !== 'CALLED' && { calledBy: actorId, calledAt: at }),
      }),
      { actorId, at },
    );
    if (changed.ok) return ok({ success: true, data: await this.leads.get(id) });
    const { failure } = changed;
    return failure.code === 'conflict' ? fail({ ...failure, current: await this.leads.get(id) }) : changed;
  }
}
