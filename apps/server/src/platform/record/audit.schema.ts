import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

type Facts = Readonly<Record<string, unknown>>;

/** The account that an entry is about, as text; null where it is about none. The index of the members has this expression. */
export const toAuditedMember = ({
  after,
  before,
  subject,
}: Readonly<Record<'after' | 'before' | 'subject', AnyPgColumn>>) =>
  sql`(coalesce(${after} ->> 'memberId', ${before} ->> 'memberId', case when ${subject} like 'member/%' then substr(${subject}, 8) end))`;

/** What staff changed; a trigger of the migrations rejects every change of an entry. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid('actor_id').notNull(),
    action: text().notNull(),
    /** The kind and the id of the record: 'product/0199…'. */
    subject: text().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    /** How the change came, if not by the staff area itself. */
    via: text({ enum: ['import', 'command'] }),
  },
  (table) => [
    index('audit_entries_by_age').on(table.at, table.id),
    index('audit_entries_by_subject').on(table.subject.op('text_pattern_ops'), table.at),
    index('audit_entries_by_actor').on(table.actorId, table.at),
    index('audit_entries_by_member').on(toAuditedMember(table), table.at, table.id),
  ],
);
