import { Lead, type NewLead } from '@pgm/api/contract';
import { desc, eq, ilike, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import { notifyStaff } from '../../staff/notice/notice.transactions.ts';
import { leads } from './lead.schema.ts';

/** Search and page of the list of leads. */
export interface LeadFilter {
  /** Searched in name, mobile number and email address. */
  readonly search?: string | undefined;
  readonly page: PageRequest;
}

/** SQL over leads. */
export class LeadRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a lead, and notifies staff; undefined, with nothing stored, when another one had this key before. */
  insert(lead: NewLead, time: number, key?: string): Promise<Lead | undefined> {
    const at = new Date(time);
    return this.#db.transaction(async (tx) => {
      const [row] = await tx
        .insert(leads)
        .values({ ...lead, id: newId(), createdAt: at, idempotencyKey: key ?? null })
        .onConflictDoNothing({ target: leads.idempotencyKey })
        .returning();
      if (row === undefined) return undefined;
      await notifyStaff(tx, { kind: 'NEW_LEAD', subjectId: row.id, at });
      return toContact(row);
    });
  }

  /** The lead with a key. */
  async findByKey(key: string): Promise<Lead | undefined> {
    const [row] = await this.#db.select().from(leads).where(eq(leads.idempotencyKey, key));
    return row && toContact(row);
  }

  /** A page of leads, the newest first. */
  async list(filter: LeadFilter): Promise<Lead[]> {
    const rows = await this.#db
      .select()
      .from(leads)
      .where(matching(filter))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(toContact);
  }

  count(filter: LeadFilter): Promise<number> {
    return this.#db.$count(leads, matching(filter));
  }
}

function matching({ search }: LeadFilter) {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(ilike(leads.name, pattern), ilike(leads.mobile, pattern), ilike(leads.email, pattern));
}

function toContact(row: typeof leads.$inferSelect): Lead {
  return Lead.parse({ ...row, createdAt: row.createdAt.toISOString() });
}
