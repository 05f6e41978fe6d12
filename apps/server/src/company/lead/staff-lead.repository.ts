import { Lead, type QueryOf, type StaffLead, type listStaffLeads } from '@pgm/api/contract';
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { single } from '../../platform/database/single.ts';
import { type StaffFilter, containing, toOrderBy } from '../../platform/http/paging.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { leads } from './lead.schema.ts';

type LeadFilter = StaffFilter<QueryOf<typeof listStaffLeads>>;
type LeadRow = typeof leads.$inferSelect;

/** What staff set of a lead. */
type LeadFields = Pick<LeadRow, 'status' | 'note' | 'calledBy' | 'calledAt'>;

/** How staff edit leads. Audit entries outlive a lead: they have nothing of the visitor who sent it. */
export const leadKind: Pick<
  RecordKind<LeadRow, LeadFields, StaffLead>,
  'name' | 'notFound' | 'toFacts' | 'lock' | 'update'
> = {
  name: 'lead',
  notFound: 'Lead not found',
  toFacts: ({ id, status, note, version }) => ({ id, status, note, version }),
  async lock(tx, id) {
    const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for('no key update');
    return row;
  },
  update: async (tx, id, changes) =>
    single(await tx.update(leads).set(changes).where(eq(leads.id, id)).returning()),
};

const ORDERS = {
  newest: [desc, leads.createdAt],
  name: [asc, leads.name],
  status: [asc, leads.status],
} as const;

/** The SQL of the leads for staff. */
export class StaffLeadRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async list(filter: LeadFilter): Promise<StaffLead[]> {
    const rows = await this.#select()
      .where(matching(filter))
      .orderBy(...toOrderBy(ORDERS, filter.sort, leads.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(toStaffLead);
  }

  /** The number of all matches, on all pages. */
  count(filter: LeadFilter): Promise<number> {
    return this.#db.$count(leads, matching(filter));
  }

  async get(id: string): Promise<StaffLead> {
    return toStaffLead(single(await this.#select().where(eq(leads.id, id))));
  }

  #select() {
    const caller = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
    return this.#db.select({ lead: leads, caller }).from(leads).leftJoin(users, eq(users.id, leads.calledBy));
  }
}

function matching({ search, status }: LeadFilter) {
  const pattern = search ? containing(search) : undefined;
  return and(
    eq(leads.isDeleted, false),
    status ? eq(leads.status, status) : undefined,
    pattern
      ? or(
          ilike(leads.name, pattern),
          ilike(leads.mobile, pattern),
          ilike(leads.email, pattern),
          ilike(leads.note, pattern),
        )
      : undefined,
  );
}

function toStaffLead({
  lead,
  caller,
}: {
  readonly lead: LeadRow;
  readonly caller: string | null;
}): StaffLead {
  const { status, note, calledAt, version } = lead;
  return {
    ...Lead.parse({ ...lead, createdAt: lead.createdAt.toISOString() }),
    status,
    note,
    calledBy: caller,
    calledAt: calledAt?.toISOString() ?? null,
    version,
  };
}
