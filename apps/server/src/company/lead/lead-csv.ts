import { and, asc, eq, gt } from 'drizzle-orm';
import { defineExport } from '../../platform/csv/csv-kind.ts';
import { leads } from './lead.schema.ts';

/** The leads with what became of them, as CSV. */
export const leadCsv = defineExport(
  (db, after, limit) => {
    const isWanted = and(eq(leads.isDeleted, false), after ? gt(leads.id, after) : undefined);
    return db.select().from(leads).where(isWanted).orderBy(asc(leads.id)).limit(limit);
  },
  {
    Id: ({ id }) => id,
    Name: ({ name }) => name,
    Mobile: ({ mobile }) => mobile,
    Email: ({ email }) => email,
    State: ({ state }) => state,
    Received: ({ createdAt }) => createdAt.toISOString(),
    Status: ({ status }) => status,
    Note: ({ note }) => note,
    Called: ({ calledAt }) => calledAt?.toISOString() ?? '',
    Kind: ({ kind }) => kind,
    Question: ({ question }) => question,
  },
);
