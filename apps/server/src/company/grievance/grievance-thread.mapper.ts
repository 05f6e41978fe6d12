import type { DataExport, GrievanceReply, GrievanceThread } from '@pgm/api/contract';
import type { grievanceFiles, grievanceReplies } from './grievance-thread.schema.ts';
import { type GrievanceRow, reopenEnd, toProgress } from './grievance.mapper.ts';

/** A reply with its files, both in their order. */
export interface ReplyRow {
  readonly reply: typeof grievanceReplies.$inferSelect;
  readonly files: readonly (typeof grievanceFiles.$inferSelect)[];
}

/** The two sides of a thread. */
export type ThreadSide = GrievanceReply['by'];

/** Who reads a thread, and when. */
interface ThreadReader {
  readonly side: ThreadSide;
  readonly at: Date;
}

/** A thread as it is read; `toUrl` makes the address of a file. */
export async function toThread(
  grievance: GrievanceRow,
  replies: readonly ReplyRow[],
  { side, at }: ThreadReader,
  toUrl: (fileId: string) => Promise<string>,
): Promise<GrievanceThread> {
  return {
    progress: toProgress(grievance),
    replies: await Promise.all(replies.map((row) => toReply(row, toUrl))),
    canReply: side === 'STAFF' || canSenderReply(grievance, at),
  };
}

async function toReply(
  { reply, files }: ReplyRow,
  toUrl: (fileId: string) => Promise<string>,
): Promise<GrievanceReply> {
  return {
    id: reply.id,
    at: reply.at.toISOString(),
    by: reply.actorUserId === null ? 'COMPLAINANT' : 'STAFF',
    text: reply.text,
    files: await Promise.all(
      files.map(async ({ id, name, type, bytes }) => ({ id, name, type, bytes, url: await toUrl(id) })),
    ),
  };
}

/** Whether the sender can reply: while it is not settled, and for some days after it was resolved. */
function canSenderReply({ grievance, steps }: GrievanceRow, at: Date): boolean {
  if (grievance.status === 'OPEN' || grievance.status === 'IN_PROGRESS') return true;
  const end = reopenEnd({ steps });
  return end !== undefined && at <= end;
}

/** A reply in the export of its sender's data: with the names of its files, which the thread opens. */
export function toExportedReply({
  reply,
  files,
}: ReplyRow): DataExport['grievances'][number]['replies'][number] {
  const { at, actorUserId, text } = reply;
  return {
    at: at.toISOString(),
    by: actorUserId === null ? 'COMPLAINANT' : 'STAFF',
    text,
    files: files.map(({ name }) => name),
  };
}
