import type { DataExport } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { associates } from '../associate/associate.schema.ts';
import { nameOf } from '../associate/node-row.ts';
import { type GrievanceRow, ownGrievanceOf } from '../grievance/grievance-of.ts';
import { grievances } from '../grievance/grievance.schema.ts';
import { selectGrievances } from '../grievance/select-grievances.ts';
import { memberRequestOf } from '../member-request/member-request-of.ts';
import { memberRequests } from '../member-request/member-request.schema.ts';
import { notifications } from '../notification/notification.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';

/** What a member asked the company, and what the company told them. */
export async function selectMessages(
  db: Database,
  userId: string,
): Promise<Pick<DataExport, 'requests' | 'grievances' | 'notifications'>> {
  const asked = await db
    .select({ request: memberRequests, sponsor: users })
    .from(memberRequests)
    .leftJoin(associates, eq(associates.id, memberRequests.sponsorId))
    .leftJoin(users, eq(users.id, associates.userId))
    .where(eq(memberRequests.userId, userId))
    .orderBy(memberRequests.createdAt);
  const told = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.createdAt, notifications.id);
  const complaints = await selectGrievances(db, eq(grievances.userId, userId));
  return {
    grievances: complaints.map(exportedGrievance),
    requests: asked.map(({ request, sponsor }) => memberRequestOf(request, sponsor && nameOf(sponsor))),
    notifications: told.map(({ id, kind, text, values, link, readAt, createdAt }) => ({
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

function exportedGrievance(row: GrievanceRow): DataExport['grievances'][number] {
  const { name, mobile, email, language } = row.grievance;
  return { ...ownGrievanceOf(row), name, mobile, email, language };
}
