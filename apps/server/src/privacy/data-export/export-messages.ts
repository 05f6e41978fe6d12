import type { DataExport } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { exportGrievances } from '../../company/grievance/grievance.transactions.ts';
import { exportRequests } from '../../members/member-request/member-request.transactions.ts';
import { notifications } from '../../auth/notification/notification.schema.ts';
import type { Database } from '../../platform/database/database.ts';

/** The messages between a member and the company. */
export async function selectMessages(
  db: Database,
  userId: string,
): Promise<Pick<DataExport, 'requests' | 'grievances' | 'notifications'>> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.createdAt, notifications.id);
  return {
    grievances: await exportGrievances(db, userId),
    requests: await exportRequests(db, userId),
    notifications: rows.map(({ id, kind, text, values, link, readAt, createdAt }) => ({
      id,
      kind,
      text,
      values,
      link,
      readAt: readAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
  };
}
