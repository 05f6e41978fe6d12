import { NEWS, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { holdTree } from '../associate/tree-lock.ts';
import { notify } from '../notification/notify.ts';
import type { Database } from '../platform/database/database.ts';
import { carryOut } from './carry-out.ts';
import { memberRequests } from './member-request.schema.ts';

/** An admin decides on a request. */
export interface Decision {
  readonly requestId: string;
  readonly status: 'APPROVED' | 'REJECTED';
  readonly adminId: string;
  /** What the member is told with it. */
  readonly note?: string | undefined;
  readonly at: Date;
}

const SENTENCES = {
  PARENT_CHANGE: { APPROVED: NEWS.parentChangeApproved, REJECTED: NEWS.parentChangeRejected },
  PROFILE_CORRECTION: { APPROVED: NEWS.correctionApproved, REJECTED: NEWS.correctionRejected },
} as const;

/**
 * Decides on an open request, once: tells its member, and does what an approved one asks for. The same decision again
 * changes nothing; a failure has changed something, and its transaction must not stay.
 */
export async function decideRequest(tx: Database, decision: Decision): Promise<Result<true>> {
  const { requestId, status, adminId, note, at } = decision;
  const isThis = eq(memberRequests.id, requestId);
  const [known] = await tx.select({ kind: memberRequests.kind }).from(memberRequests).where(isThis);
  if (!known) return NOT_FOUND;
  // The tree comes before any row: those who move others wait in one direction.
  if (known.kind === 'PARENT_CHANGE' && status === 'APPROVED') await holdTree(tx);

  const [request] = await tx
    .update(memberRequests)
    .set({ status, decidedAt: at, decidedBy: adminId, note: note || null })
    .where(and(isThis, eq(memberRequests.status, 'OPEN')))
    .returning();
  if (!request) return decidedBefore(tx, decision);
  await notify(tx, {
    userId: request.userId,
    kind: 'REQUEST',
    text: SENTENCES[request.kind][status],
    link: '/manage/requests',
    at,
  });
  return status === 'APPROVED' ? carryOut(tx, request, { actorId: adminId, at }) : ok(true);
}

async function decidedBefore(tx: Database, { requestId, status }: Decision): Promise<Result<true>> {
  const [request] = await tx
    .select({ status: memberRequests.status })
    .from(memberRequests)
    .where(eq(memberRequests.id, requestId));
  if (!request) return NOT_FOUND;
  return request.status === status ? ok(true) : DECIDED;
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const DECIDED = fail({ code: 'conflict' as const, message: 'This request is decided already.' });
