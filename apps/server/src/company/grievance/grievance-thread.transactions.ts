import { type SQL, and, asc, inArray, isNotNull, min } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ReplyRow } from './grievance-thread.mapper.ts';
import { grievanceFiles, grievanceReplies } from './grievance-thread.schema.ts';

/** Replies in the order of their threads, with their files; it makes two queries for any number of replies. */
export async function selectReplies(db: Database, which: SQL | undefined): Promise<ReplyRow[]> {
  const replies = await db
    .select()
    .from(grievanceReplies)
    .where(which)
    .orderBy(asc(grievanceReplies.grievanceId), asc(grievanceReplies.position));
  if (replies.length === 0) return [];
  const ids = replies.map(({ id }) => id);
  const files = await db
    .select()
    .from(grievanceFiles)
    .where(inArray(grievanceFiles.replyId, ids))
    .orderBy(asc(grievanceFiles.position));
  const toFiles = Map.groupBy(files, ({ replyId }) => replyId);
  return replies.map((reply) => ({ reply, files: toFiles.get(reply.id) ?? [] }));
}

/** When staff first replied to grievances, by their ids; one query for any number of them. */
export async function findFirstReplies(db: Database, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const { actorUserId, at, grievanceId } = grievanceReplies;
  const rows = await db
    .select({ grievanceId, at: min(at) })
    .from(grievanceReplies)
    .where(and(inArray(grievanceId, [...ids]), isNotNull(actorUserId)))
    .groupBy(grievanceId);
  return new Map(rows.flatMap((row) => (row.at ? [[row.grievanceId, row.at] as const] : [])));
}
