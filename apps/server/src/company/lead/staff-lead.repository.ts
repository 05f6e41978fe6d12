import { Lead, type QueryOf, type StaffLead, type listStaffLeads } from '@pgm/api/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { toSponsor } from '../../members/associate/sponsor.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { single } from '../../platform/database/single.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { leads } from './lead.schema.ts';

type LeadRow = typeof leads.$inferSelect;

const referrers = alias(users, 'referrers');

/** What staff set of a lead. */
type LeadFields = Pick<LeadRow, 'status' | 'note' | 'calledBy' | 'calledAt' | 'settledAt'>;

/** The leads for staff. */
export const staffLeads = defineStaffList({
  select: selectLeads,
  id: leads.id,
  orders: { newest: [desc, leads.createdAt], name: [asc, leads.name], status: [asc, leads.status] },
  matching: ({ search, status, kind }: QueryOf<typeof listStaffLeads>) =>
    and(
      eq(leads.isDeleted, false),
      status ? eq(leads.status, status) : undefined,
      kind ? eq(leads.kind, kind) : undefined,
      containsIn(search, leads.name, leads.mobile, leads.email, leads.question, leads.note),
    ),
  toItem: toStaffLead,
});

/** How staff edit leads. Audit entries outlive a lead: they have nothing of the visitor, and nothing that staff wrote. */
export const leadKind: Omit<RecordKind<LeadRow, LeadFields, StaffLead>, 'insert'> = {
  name: 'lead',
  notFound: 'Lead not found',
  toFacts: ({ id, status, version }) => ({ id, status, version }),
  async lock(tx, id) {
    const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('no key update');
    return row;
  },
  update: async (tx, id, changes) =>
    single(await tx.update(leads).set(changes).where(eq(leads.id, id)).returning()),
  find: async (db, id) => toStaffLead(single(await selectLeads(db).where(eq(leads.id, id)))),
};

/** A lead by its id; undefined when there is none, or it was deleted. */
export async function findStaffLead(db: Database, id: string): Promise<StaffLead | undefined> {
  const [row] = await selectLeads(db).where(and(eq(leads.id, id), eq(leads.isDeleted, false)));
  return row && toStaffLead(row);
}

function selectLeads(db: Database) {
  const calledBy = sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`;
  return db
    .select({
      lead: leads,
      calledBy,
      referrer: {
        referralCode: associates.referralCode,
        firstName: referrers.firstName,
        lastName: referrers.lastName,
      },
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.calledBy))
    .leftJoin(associates, eq(associates.id, leads.referredBy))
    .leftJoin(referrers, eq(referrers.id, associates.userId))
    .$dynamic();
}

function toStaffLead({
  lead,
  calledBy,
  referrer,
}: Awaited<ReturnType<typeof selectLeads>>[number]): StaffLead {
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
  };
}
