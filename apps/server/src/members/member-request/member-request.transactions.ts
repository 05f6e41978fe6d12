import {
  DEFAULT_POINTS,
  type DataExport,
  type Failure,
  NOTIFICATION_TEXTS,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from '../associate/associate.schema.ts';
import { changeParent } from '../associate/parent-change.transactions.ts';
import { isActiveSponsor } from '../associate/sponsor.transactions.ts';
import { holdTree } from '../associate/tree.transactions.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import { correctProfile, holdProfile } from '../profile/profile-correction.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { users } from '../../auth/user/user.schema.ts';
import { toMemberRequest } from './member-request.mapper.ts';
import { memberRequests } from './member-request.schema.ts';

/** Why a decision cannot be made. */
export type DecisionFailure = Failure<'notFound' | 'invalid' | 'conflict'>;

/** An admin decides on a request. */
export interface Decision {
  readonly requestId: string;
  readonly status: 'APPROVED' | 'REJECTED';
  readonly adminId: string;
  /** The note that the member reads with the decision. */
  readonly note?: string | undefined;
  readonly at: Date;
}

const SENTENCES = {
  PARENT_CHANGE: {
    APPROVED: NOTIFICATION_TEXTS.parentChangeApproved,
    REJECTED: NOTIFICATION_TEXTS.parentChangeRejected,
  },
  PROFILE_CORRECTION: {
    APPROVED: NOTIFICATION_TEXTS.correctionApproved,
    REJECTED: NOTIFICATION_TEXTS.correctionRejected,
  },
} as const;

/**
 * Decides on an open request once, notifies its member, and makes the change that an approved request asks for. The
 * same decision again by the same admin changes nothing; by another admin it is a conflict. A failure leaves changes
 * behind, so its transaction must be rolled back.
 */
export async function decideMemberRequest(
  tx: Database,
  decision: Decision,
): Promise<Result<true, DecisionFailure>> {
  const { requestId, status, adminId, note, at } = decision;
  const isThis = eq(memberRequests.id, requestId);
  const [known] = await tx.select().from(memberRequests).where(isThis);
  if (!known) return NOT_FOUND;
  // Each change of a place in the tree or of a checked fact needs two persons.
  if (known.userId === adminId && status === 'APPROVED') return OWN_REQUEST;
  // The tree and the profile come before the request: those who lock several wait in one direction.
  if (status === 'APPROVED')
    await (known.kind === 'PARENT_CHANGE' ? holdTree(tx) : holdProfile(tx, known.userId));

  const [request] = await tx
    .update(memberRequests)
    .set({ status, decidedAt: at, decidedBy: adminId, note: note || null })
    .where(and(isThis, eq(memberRequests.status, 'OPEN')))
    .returning();
  if (!request) return decidedBefore(tx, decision);
  const { kind, field } = request;
  // Entries of the audit outlive the account: they have nothing that the member or the admin wrote.
  await recordChange(tx, {
    actorId: adminId,
    at,
    action: 'update',
    subject: `request/${requestId}`,
    before: { memberId: request.userId, kind, field, status: known.status },
    after: { memberId: request.userId, kind, field, status },
  });
  await notify(tx, {
    userId: request.userId,
    kind: 'REQUEST',
    text: SENTENCES[kind][status],
    link: '/manage/requests',
    at,
  });
  return status === 'APPROVED' ? execute(tx, request, { actorId: adminId, at }) : ok(true);
}

async function decidedBefore(
  tx: Database,
  { requestId, status, adminId }: Decision,
): Promise<Result<true, DecisionFailure>> {
  const [request] = await tx
    .select({ status: memberRequests.status, decidedBy: memberRequests.decidedBy })
    .from(memberRequests)
    .where(eq(memberRequests.id, requestId));
  if (!request) return NOT_FOUND;
  return request.status === status && request.decidedBy === adminId ? ok(true) : DECIDED;
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const OWN_REQUEST = fail({
  code: 'conflict' as const,
  message: 'Another administrator must decide on your own request.',
});
const DECIDED = fail({ code: 'conflict' as const, message: 'This request has already been decided.' });

type MemberRequestRow = typeof memberRequests.$inferSelect;

/** Does what an approved request asks for. */
async function execute(
  tx: Database,
  { kind, userId, sponsorId, field, text }: MemberRequestRow,
  { actorId, at }: { readonly actorId: string; readonly at: Date },
): Promise<Result<true, DecisionFailure>> {
  if (kind === 'PROFILE_CORRECTION')
    return (await correctProfile(tx, { userId, field, text, at })) ? ok(true) : NOT_APPLICABLE;
  if (sponsorId === null) return SPONSOR_GONE;
  const [own] = await tx
    .select({ parentId: associates.parentId })
    .from(associates)
    .where(eq(associates.userId, userId));
  if (!own) return NO_ASSOCIATE;
  // The associate has this parent already.
  if (own.parentId === sponsorId) return ok(true);
  const change = { ref: userId, parentId: sponsorId, bvValue: DEFAULT_POINTS, actorId, at };
  if (!(await isActiveSponsor(tx, sponsorId))) return SPONSOR_GONE;
  const moved = await changeParent(tx, change);
  return moved.ok ? ok(true) : moved;
}

const NOT_APPLICABLE = fail({
  code: 'conflict' as const,
  message: 'The profile does not accept this value. Decline the request with a reason.',
});
const SPONSOR_GONE = fail({
  code: 'conflict' as const,
  message: 'The requested sponsor is no longer available.',
});
const NO_ASSOCIATE = fail({ code: 'conflict' as const, message: 'This account is not an associate.' });

/** The requests of a member for the export of their data, the oldest first. */
export async function exportRequests(db: Database, userId: string): Promise<DataExport['requests']> {
  const rows = await db
    .select({ request: memberRequests, sponsor: users })
    .from(memberRequests)
    .leftJoin(associates, eq(associates.id, memberRequests.sponsorId))
    .leftJoin(users, eq(users.id, associates.userId))
    .where(eq(memberRequests.userId, userId))
    .orderBy(memberRequests.createdAt);
  return rows.map(({ request, sponsor }) => toMemberRequest(request, sponsor && toName(sponsor)));
}
