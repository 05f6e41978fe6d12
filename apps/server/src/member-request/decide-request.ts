import { NEWS } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { notify } from '../notification/notify.ts';
import type { Database } from '../platform/database/database.ts';
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

/** What came of it: decided by this or, the same way, before; unknown; or decided the other way. */
export type DecisionResult = 'decided' | 'unknown' | 'refused';

const SENTENCES = {
  PARENT_CHANGE: { APPROVED: NEWS.parentChangeApproved, REJECTED: NEWS.parentChangeRejected },
  PROFILE_CORRECTION: { APPROVED: NEWS.correctionApproved, REJECTED: NEWS.correctionRejected },
} as const;

/** Decides on an open request, once, and tells its member. */
export async function decideRequest(tx: Database, decision: Decision): Promise<DecisionResult> {
  const { requestId, status, adminId, note, at } = decision;
  const [request] = await tx
    .update(memberRequests)
    .set({ status, decidedAt: at, decidedBy: adminId, note: note || null })
    .where(and(eq(memberRequests.id, requestId), eq(memberRequests.status, 'OPEN')))
    .returning();
  if (!request) return decidedBefore(tx, decision);
  await notify(tx, {
    userId: request.userId,
    kind: 'REQUEST',
    text: SENTENCES[request.kind][status],
    link: '/manage/requests',
    at,
  });
  return 'decided';
}

async function decidedBefore(tx: Database, { requestId, status }: Decision): Promise<DecisionResult> {
  const [known] = await tx
    .select({ status: memberRequests.status })
    .from(memberRequests)
    .where(eq(memberRequests.id, requestId));
  if (!known) return 'unknown';
  return known.status === status ? 'decided' : 'refused';
}
