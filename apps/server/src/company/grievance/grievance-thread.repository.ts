import { type Failure, MAX_THREAD, type Result, fail, ok } from '@pgm/api/contract';
import { type SQL, and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { single } from '../../platform/database/single.ts';
import type { ReadFile } from '../../platform/storage/read-attached-file.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { applyGrievanceStep } from './apply-grievance-step.ts';
import { recordGrievances } from './grievance-audit.ts';
import { grievanceNumber } from './grievance-number.ts';
import { grievanceFiles, grievanceReplies } from './grievance-thread.schema.ts';
import { selectReplies } from './grievance-thread.transactions.ts';
import type { ReplyRow } from './grievance-thread.mapper.ts';
import type { GrievanceRow } from './grievance.mapper.ts';
import { grievances } from './grievance.schema.ts';
import { selectGrievances } from './grievance.transactions.ts';
import { reopenGrievance } from './reopen-grievance.ts';

/** A file that is stored already. */
export type StoredFile = Pick<ReadFile, 'name' | 'type'> & {
  readonly size: number;
  readonly storageKey: string;
};

/** A new reply. */
export interface NewReply {
  readonly grievanceId: string;
  /** The member of staff; null for the sender of the grievance. */
  readonly staffId: string | null;
  readonly text: string;
  readonly files: readonly StoredFile[];
  readonly key: string;
  readonly at: Date;
}

type GrievanceColumns = typeof grievances.$inferSelect;

/** What became of a reply: stored now, or the same one was stored before. */
type Added = 'added' | 'known';

/** SQL over the threads of grievances. */
export class GrievanceThreadRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The id of a grievance that matches. */
  async findId(which: SQL | undefined): Promise<string | undefined> {
    const [row] = await this.#db.select({ id: grievances.id }).from(grievances).where(which);
    return row?.id;
  }

  /** A grievance and its replies; undefined when there is none with this id. */
  async find(id: string): Promise<{ grievance: GrievanceRow; replies: ReplyRow[] } | undefined> {
    const [grievance] = await selectGrievances(this.#db, eq(grievances.id, id));
    if (!grievance) return undefined;
    return { grievance, replies: await selectReplies(this.#db, eq(grievanceReplies.grievanceId, id)) };
  }

  async findFile(id: string) {
    const [file] = await this.#db.select().from(grievanceFiles).where(eq(grievanceFiles.id, id));
    return file;
  }

  /**
   * Adds a reply at the end of its thread, with what it causes: the first reply of staff starts the work, and one of the
   * sender reopens what was settled. Replies to one grievance come one after the other, as they lock its row.
   * @param notifySender queues the message to the sender about a reply of staff
   */
  add(
    reply: NewReply,
    notifySender: (tx: Database, grievance: GrievanceColumns) => Promise<void>,
  ): Promise<Result<Added, Failure<'conflict'>>> {
    return attempt(this.#db, async (tx) => {
      const { grievanceId, staffId, at } = reply;
      const grievance = single(
        await tx.select().from(grievances).where(eq(grievances.id, grievanceId)).for('no key update'),
      );
      const [known] = await selectReplies(
        tx,
        and(eq(grievanceReplies.grievanceId, grievanceId), eq(grievanceReplies.idempotencyKey, reply.key)),
      );
      if (known) return isSame(known, reply) ? ok<Added>('known') : KEY_USED;
      const full = await toFull(tx, reply);
      if (full) return full;

      if (staffId === null) {
        const reopened = await reopen(tx, grievance, at);
        if (!reopened.ok) return reopened;
        const id = await insertReply(tx, reply);
        if (!reopened.value) {
          const name = grievanceNumber(grievance.serial, grievance.registeredAt);
          await notifyStaff(tx, { kind: 'GRIEVANCE_REPLY', subjectId: grievanceId, event: id, name, at });
        }
        return ok<Added>('added');
      }
      await insertReply(tx, reply);
      if (grievance.status === 'OPEN')
        await applyGrievanceStep(tx, {
          id: grievanceId,
          to: 'IN_PROGRESS',
          note: null,
          staffId,
          at,
          isReply: true,
        });
      else
        await recordGrievances(tx, [{ before: grievance, changes: {}, isReply: true }], {
          actorId: staffId,
          at,
        });
      await notifySender(tx, grievance);
      return ok<Added>('added');
    });
  }
}

/** Whether the reply of the sender reopens the grievance; fails when it was settled too long ago. */
async function reopen(
  tx: Database,
  { id, status }: GrievanceColumns,
  at: Date,
): Promise<Result<boolean, Failure<'conflict'>>> {
  if (status === 'OPEN' || status === 'IN_PROGRESS') return ok(false);
  const which = eq(grievances.id, id);
  return (await reopenGrievance(tx, { which, reason: null, from: ['RESOLVED', 'CLOSED'], at }))
    ? ok(true)
    : TOO_LATE;
}

async function insertReply(tx: Database, reply: NewReply): Promise<string> {
  const { grievanceId, staffId, text, files, key, at } = reply;
  const earlier = await tx.$count(grievanceReplies, eq(grievanceReplies.grievanceId, grievanceId));
  const id = newId();
  await tx.insert(grievanceReplies).values({
    id,
    grievanceId,
    position: earlier + 1,
    at,
    text,
    actorUserId: staffId,
    idempotencyKey: key,
  });
  if (files.length > 0)
    await tx.insert(grievanceFiles).values(
      files.map(({ name, type, size, storageKey }, position) => ({
        id: newId(),
        replyId: id,
        position,
        name,
        type,
        bytes: size,
        storageKey,
      })),
    );
  return id;
}

/** Why nothing more fits into the thread; undefined while it does. */
async function toFull(tx: Database, { grievanceId, staffId, files }: NewReply) {
  const isOfSide = and(
    eq(grievanceReplies.grievanceId, grievanceId),
    staffId === null ? isNull(grievanceReplies.actorUserId) : isNotNull(grievanceReplies.actorUserId),
  );
  const replies = await tx.$count(grievanceReplies, isOfSide);
  if (replies >= (staffId === null ? MAX_THREAD.ofSender : MAX_THREAD.ofStaff)) return FULL;
  if (staffId !== null || files.length === 0) return undefined;
  const [stored] = await tx
    .select({ files: count() })
    .from(grievanceFiles)
    .innerJoin(grievanceReplies, eq(grievanceReplies.id, grievanceFiles.replyId))
    .where(isOfSide);
  return (stored?.files ?? 0) + files.length > MAX_THREAD.filesOfSender ? FULL_OF_FILES : undefined;
}

/** Whether a reply with the same key was sent before; files are compared by their names and types. */
function isSame({ reply, files }: ReplyRow, sent: NewReply): boolean {
  const toNames = (list: readonly Pick<StoredFile, 'name' | 'type'>[]) =>
    list.map(({ name, type }) => `${type} ${name}`).join('\n');
  return (
    reply.text === sent.text && reply.actorUserId === sent.staffId && toNames(files) === toNames(sent.files)
  );
}

const KEY_USED = fail({ code: 'conflict' as const, message: 'This key was used for another message.' });
const TOO_LATE = fail({
  code: 'conflict' as const,
  message: 'This complaint can no longer be reopened. Please file a new one.',
});
const FULL = fail({ code: 'conflict' as const, message: 'No more messages fit into this complaint.' });
const FULL_OF_FILES = fail({ code: 'conflict' as const, message: 'No more files fit into this complaint.' });
