import {
  type Assignment,
  type Failure,
  type JoiningLead,
  type LeadChange,
  type Result,
  type assignLead,
  type deleteLead,
  fail,
  type getStaffLead,
  type joinLead,
  ok,
  type updateLead,
} from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { PlaceTransaction } from '../../members/associate/associate.transactions.ts';
import { placeAssociate } from '../../members/associate/place-associate.transactions.ts';
import { isActiveSponsor } from '../../members/associate/sponsor.transactions.ts';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { toSaved, updateRecord } from '../../platform/record/record-editing.ts';
import { ASSIGNED_ALREADY, canAssign, holdAssignee } from '../../auth/assignment/assignee.transactions.ts';
import { toSettledAt } from './settled-leads.ts';
import { leads } from './lead.schema.ts';
import { type LeadReader, findStaffLead, leadKind, leadView } from './staff-lead.repository.ts';

/** One lead for staff. */
export async function getLead(
  db: Database,
  caller: LeadReader,
  id: string,
): Promise<Outcome<typeof getStaffLead>> {
  const lead = isId(id) ? await findStaffLead(db, id, caller) : undefined;
  return lead ? ok({ success: true, data: lead }) : NOT_FOUND;
}

/** Sets the status and the note of a lead, and remembers who called. */
export async function followUpLead(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  caller: LeadReader,
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
      return {
        status,
        note,
        settledAt: status && toSettledAt(lead, status, at),
        ...(isCalled && { calledBy: caller.id, calledAt: at }),
      };
    },
    { actorId: caller.id, at },
  );
  return toSaved(db, leadView(caller), id, changed);
}

/** Locks a lead; undefined when there is none, or it was deleted. */
async function lockLead(tx: Database, id: string) {
  const lead = isId(id) ? await leadKind.lock(tx, id) : undefined;
  return lead?.isDeleted ? undefined : lead;
}

/** Why a lead is not assigned. */
type AssignFailure = Failure<'notFound' | 'forbidden' | 'invalid' | 'conflict'>;

/** Assigns a lead to a member of staff, or to none any more. */
export async function assignLeadTo(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  caller: LeadReader,
  id: string,
  assignment: Assignment,
): Promise<Outcome<typeof assignLead>> {
  const editor = { actorId: caller.id, at: new Date(now()) };
  const assigned = await attempt(db, async (tx): Promise<Result<unknown, AssignFailure>> => {
    const held = await holdAssignee(tx, assignment, { caller, area: 'people' });
    if (!held.ok) return held;
    const lead = await lockLead(tx, id);
    if (lead === undefined) return NOT_FOUND;
    if (!canAssign(lead.assignedTo, caller)) return fail(ASSIGNED_ALREADY);
    return updateRecord(tx, leadKind, { id }, () => ({ assignedTo: held.value }), editor);
  });
  return toSaved(db, leadView(caller), id, assigned);
}

/**
 * Makes an associate of the person of a lead, and marks the lead as joined. The sponsor is the associate who referred it,
 * unless that one has withdrawn from the agreement or deleted the account: then there is none.
 */
export async function makeAssociate(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  caller: LeadReader,
  id: string,
  person: JoiningLead,
): Promise<Outcome<typeof joinLead>> {
  const editor = { actorId: caller.id, at: new Date(now()) };
  const joined = await attempt(db, async (tx) => {
    const place = new PlaceTransaction(tx);
    await place.hold();
    const lead = await lockLead(tx, id);
    if (lead === undefined) return NOT_FOUND;
    if (lead.status === 'JOINED') return HAS_JOINED;
    const { referredBy } = lead;
    const parentId = referredBy !== null && (await isActiveSponsor(tx, referredBy)) ? referredBy : null;
    const placed = await placeAssociate(place, { ...person, parentId }, editor);
    if (!placed.ok) return placed;
    const joinedNow = { status: 'JOINED' as const, settledAt: editor.at };
    return updateRecord(tx, leadKind, { id }, () => joinedNow, editor);
  });
  return toSaved(db, leadView(caller), id, joined);
}

/** Deletes a lead for good, because its person asks for it; the audit entry has nothing of the person. */
export async function removeLead(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
): Promise<Outcome<typeof deleteLead>> {
  return db.transaction(async (tx) => {
    const lead = isId(id) ? await leadKind.lock(tx, id) : undefined;
    if (lead === undefined) return NOT_FOUND;
    await tx.delete(leads).where(eq(leads.id, id));
    await recordChange(tx, {
      actorId,
      at: new Date(now()),
      action: 'delete',
      subject: `${leadKind.name}/${id}`,
      before: { id, status: lead.status, version: lead.version },
      after: null,
    });
    return ok({ success: true as const });
  });
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: leadKind.notFound });
const HAS_JOINED = fail({ code: 'conflict' as const, message: 'This person has joined already.' });
