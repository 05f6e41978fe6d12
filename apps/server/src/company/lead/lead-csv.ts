import { and, asc, eq, gt } from 'drizzle-orm';
import type { ExportFormat } from '../../platform/csv/csv-kind.ts';
import { leads } from './lead.schema.ts';

/** The leads with what became of them, as CSV. */
export const leadCsv: ExportFormat = {
  columns: ['Id', 'Name', 'Mobile', 'Email', 'State', 'Received', 'Status', 'Note', 'Called'],
  async exportPage(db, after, limit) {
    const rows = await db
      .select()
      .from(leads)
      .where(and(eq(leads.isDeleted, false), after ? gt(leads.id, after) : undefined))
      .orderBy(asc(leads.id))
      .limit(limit);
    return rows.map((lead) => ({
      id: lead.id,
      cells: {
        Id: lead.id,
        Name: lead.name,
        Mobile: lead.mobile,
        Email: lead.email,
        State: lead.state,
        Received: lead.createdAt.toISOString(),
        Status: lead.status,
        Note: lead.note,
        Called: lead.calledAt?.toISOString() ?? '',
      },
    }));
  },
};
