import { Lead, type QueryOf, type StaffLead, type listStaffLeads } from '@pgm/api/contract';
import { type SQLWrapper, and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { toSponsor } from '../../members/associate/sponsor.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { single } from '../../platform/database/single.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { toAssigned } from '../../auth/assignment/assignee.transactions.ts';
import { toLeadFacts } from './lead.mapper.ts';
import { leads } from './lead.schema.ts';

type LeadRow = typeof leads.$inferSelect;

const referrers = alias(users, 'referrers');
const assignees = alias(users, 'assignees');

/** The member of staff who reads leads. */
export type LeadReader = Pick<Caller, 'id' | 'roles'>;

/** What staff set of a lead. */
type LeadFields = Pick<LeadRow, 'status' | 'note' | 'calledBy' | 'calledAt' | 'settledAt' | 'assignedTo'>;

/** The leads, as one of the staff reads them. */
export function staffLeads(caller: LeadReader) {
  return defineStaffList({
    select: selectLeads,
    id: leads.id,
    orders: { newest: [desc, leads.createdAt], name: [asc, leads.name], status: [asc, leads.status] },
    matching: ({ search, status, kind, assignee }: QueryOf<typeof listStaffLeads>) =>
      and(
        eq(leads.isDeleted, false),
        status ? eq(leads.status, status) : undefined,
        kind ? eq(leads.kind, kind) : undefined,
        assignee && (assignee === 'none' ? isNull(leads.assignedTo) : eq(leads.assignedTo, caller.id)),
        containsIn(search, leads.name, leads.mobile, leads.email, leads.question, leads.note),
      ),
    toItem: (row) => toStaffLead(row, caller),
  });
}

/** How staff edit leads. */
export const leadKind: Omit<RecordKind<LeadRow, LeadFields, StaffLead>, 'insert' | 'find'> = {
  name: 'lead',
  notFound: 'Lead not found',
  toFacts: toLeadFacts,
  async lock(tx, id) {
    const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('no key update');
    return row;
  },
  update: async (tx, id, changes) =>
    single(await tx.update(leads).set(changes).where(eq(leads.id, id)).returning()),
};

/** How one of the staff reads the lead that was edited. */
export function leadView(caller: LeadReader): Pick<RecordKind<LeadRow, LeadFields, StaffLead>, 'find'> {
  return {
    find: async (db, id) => toStaffLead(single(await selectLeads(db).where(eq(leads.id, id))), caller),
  };
}

/** A lead by its id; undefined when there is none, or it was deleted. */
export async function findStaffLead(
  db: Database,
  id: string,
  caller: LeadReader,
): Promise<StaffLead | undefined> {
  const [row] = await selectLeads(db).where(and(eq(leads.id, id), eq(leads.isDeleted, false)));
  return row && toStaffLead(row, caller);
}

function selectLeads(db: Database) {
  return db
    .select({
      lead: leads,
      calledBy: fullName(users),
      assigneeName: fullName(assignees),
      referrer: {
        referralCode: associates.referralCode,
        firstName: referrers.firstName,
        lastName: referrers.lastName,
      },
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.calledBy))
    .leftJoin(assignees, eq(assignees.id, leads.assignedTo))
    .leftJoin(associates, eq(associates.id, leads.referredBy))
    .leftJoin(referrers, eq(referrers.id, associates.userId))
    .$dynamic();
}

const fullName = ({ firstName, lastName }: Readonly<Record<'firstName' | 'lastName', SQLWrapper>>) =>
  sql<string | null>`trim(${firstName} || ' ' || ${lastName})`;

function toStaffLead(
  { lead, calledBy, assigneeName, referrer }: Awaited<ReturnType<typeof selectLeads>>[number],
  caller: LeadReader,
): StaffLead {
  const { status, note, version } = lead;
  const received = Lead.parse({ ...lead, createdAt: lead.createdAt.toISOString() });
  return {
    ...received,
    status,
    note,
    calledBy,
    calledAt: lead.calledAt?.toISOString() ?? null,
    version,
    referrer: toSponsor(referrer),
    ...toAssigned(lead.assignedTo, assigneeName, caller),
  };
}
