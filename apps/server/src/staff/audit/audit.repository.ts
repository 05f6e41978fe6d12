import type { AuditEntry, QueryOf, listAuditEntries } from '@pgm/api/contract';
import { and, desc, eq, ilike, like, or, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type StaffFilter, containing, startingWith } from '../../platform/http/paging.ts';
import { auditEntries } from '../../platform/record/audit.schema.ts';

/** Filter and page of the list of audit entries. */
export type AuditFilter = StaffFilter<QueryOf<typeof listAuditEntries>> & {
  /** The kind and the id of one record. */
  readonly record?: string;
};

const actorName = sql<string>`trim(coalesce(${users.firstName} || ' ' || ${users.lastName}, ''))`;

/** SQL over the audit entries. */
export class AuditRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** A page of entries, the newest first. */
  async list(filter: AuditFilter): Promise<AuditEntry[]> {
    const rows = await this.#db
      .select({ entry: auditEntries, actorName })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(matching(filter))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(filter.page.limit)
      .offset(filter.page.offset);
    return rows.map(({ entry, ...row }) => ({ ...entry, ...row, at: entry.at.toISOString() }));
  }

  /** The number of all matches, on all pages. */
  async count(filter: AuditFilter): Promise<number> {
    const [row] = await this.#db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(matching(filter));
    return row?.total ?? 0;
  }
}

function matching({ actorId, record, search, subject }: AuditFilter) {
  const pattern = search ? containing(search) : undefined;
  return and(
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    record ? eq(auditEntries.subject, record) : undefined,
    // A kind of record, or a kind and an id: the index knows how a subject begins.
    subject ? like(auditEntries.subject, startingWith(subject)) : undefined,
    pattern
      ? or(
          ilike(actorName, pattern),
          ilike(auditEntries.action, pattern),
          ilike(auditEntries.subject, pattern),
          ilike(sql`${auditEntries.after}::text`, pattern),
          ilike(sql`${auditEntries.before}::text`, pattern),
        )
      : undefined,
  );
}
